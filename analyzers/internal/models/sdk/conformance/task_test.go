package conformance

import (
	"encoding/json"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// runsTask reports whether the tool of a scene is called as a task.
func (s scene) runsTask() bool { return s.Kind == sdk.TaskTool || s.In == sdk.PanicInTask }

// A task is what a server says of one.
type task struct {
	ID      string `json:"taskId"`
	Status  string `json:"status"`
	Message string `json:"statusMessage"`

	whole string // the message that says it
}

// unsuccessful are the vehicles of tasks that end without a result.
var unsuccessful = map[string]sdk.Vehicle{"failed": sdk.TaskFailed, "cancelled": sdk.TaskCancelled}

// observation says what the client got with a task that is one of the unsuccessful.
func (t *task) observation() observation {
	if t == nil {
		return observation{}
	}
	return observation{vehicle: unsuccessful[t.Status], text: t.Message, whole: t.whole}
}

// begun returns the task that the call of a tool began.
func (p *process) begun() (task, error) {
	var r struct{ Task task }
	m, err := p.response(methods[sdk.Tool])
	if err == nil && m != nil {
		err = json.Unmarshal(m.Result, &r)
	}
	return r.Task, err
}

// endOfTask returns the task whose status the client asked for last, nil if it did not
// or if there is a result to ask for.
func (p *process) endOfTask() (*task, error) {
	m, err := p.response("tasks/get")
	if err != nil || m == nil || m.Result == nil {
		return nil, nil // no task, or the server has ended
	}
	t := task{whole: m.whole}
	if err := json.Unmarshal(m.Result, &t); err != nil {
		return nil, err
	}
	if _, known := unsuccessful[t.Status]; !known {
		return nil, nil
	}
	return &t, nil
}
