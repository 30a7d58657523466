package agents

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// An Event is what an agent tells a hook, as far as a linter wants to know it.
type Event struct {
	// Name is what the agent calls the event.
	Name string
	// Dir is where the agent works, or empty. File is the file that it has edited, or empty where it
	// wants to stop. Both are as the agent says them, and absolute if there is a directory.
	Dir, File string

	reply func(text string) Reply
}

// A Reply is how a hook tells an agent something.
type Reply struct {
	Out, Err string // for standard output and standard error
	Status   int    // the exit status
}

// Reply returns how the agent is told a text, by its documentation.
func (e Event) Reply(text string) Reply { return e.reply(text) }

// EventLimit is how many bytes an event may have. Those of edits hold the whole file, before and after.
const EventLimit = 64 << 20

// longest is how many bytes a path may have.
const longest = 4096

// Errors of events that cannot be read.
var (
	errTooLarge = errors.New("the event is too large")
	errNoEvent  = errors.New("standard input is no event of an agent: it has no hook_event_name")
)

// message is the JSON of an event. Members that are not here are ignored.
type message struct {
	Event string `json:"hook_event_name"`
	Dir   string `json:"cwd"`
	// Roots are the folders that Cursor has open.
	Roots []string `json:"workspace_roots"`
	// File is the file of Cursor's afterFileEdit. The others name it in what the tool got.
	File  string          `json:"file_path"`
	Input json.RawMessage `json:"tool_input"`
	// Stopped, Loops and Status say whether the agent goes on because a hook told it something, and
	// how its work has ended.
	Stopped bool   `json:"stop_hook_active"`
	Loops   int    `json:"loop_count"`
	Status  string `json:"status"`
}

// ReadEvent reads an event. It returns nil for one that a linter has nothing to say about: of another kind, or at the
// end of work to which a hook had something to say already.
func ReadEvent(r io.Reader) (*Event, error) {
	data, err := io.ReadAll(io.LimitReader(r, EventLimit+1))
	if err != nil {
		return nil, err
	}
	if len(data) > EventLimit {
		return nil, errTooLarge
	}
	var m message
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("standard input is no event of an agent: %w", err)
	}
	if m.Event == "" {
		return nil, errNoEvent
	}
	return m.event(), nil
}

// event returns the event, or nil.
func (m message) event() *Event {
	k, known := kinds[m.Event]
	if !known || k.stops && (m.Stopped || m.Loops > 0 || m.Status != "" && m.Status != "completed") {
		return nil
	}
	e := &Event{Name: m.Event, Dir: m.Dir, reply: k.reply}
	if e.Dir == "" && len(m.Roots) > 0 {
		e.Dir = m.Roots[0]
	}
	if !k.stops {
		e.File = m.edited(e.Dir)
	}
	if !isPath(e.Dir) || !filepath.IsAbs(e.Dir) && !filepath.IsAbs(e.File) || k.stops == (e.File != "") {
		return nil
	}
	return e
}

// edited returns the path of the file that was edited, or nothing.
func (m message) edited(dir string) string {
	file := m.File
	if file == "" {
		var input struct {
			File string `json:"file_path"`
		}
		if json.Unmarshal(m.Input, &input) != nil { // of a tool that has other arguments
			return ""
		}
		file = input.File
	}
	if file == "" || !isPath(file) {
		return ""
	}
	if !filepath.IsAbs(file) {
		file = filepath.Join(dir, file)
	}
	return filepath.Clean(file)
}

// isPath reports whether a system takes a text for a path.
func isPath(text string) bool { return len(text) <= longest && !strings.ContainsRune(text, 0) }

// A kind is what an event is about, and how the agent reads a reply.
type kind struct {
	stops bool // the agent wants to stop, and has edited whatever it has
	reply func(text string) Reply
}

// kinds are the events by name. docs/agents.md says where each is documented.
var kinds = map[string]kind{
	// Claude Code shows standard error to the model if the status is 2.
	"PostToolUse":  {false, onError},
	"Stop":         {true, onError},
	"SubagentStop": {true, onError},
	// Cursor documents no reply to afterFileEdit. It adds a text to the result of a tool, and takes
	// another one for the next message of the user.
	"afterFileEdit": {false, onError},
	"postToolUse":   {false, func(text string) Reply { return inJSON(map[string]any{"additional_context": text}) }},
	"stop":          {true, func(text string) Reply { return inJSON(map[string]any{"followup_message": text}) }},
	// With status 2, Gemini CLI would hide the result of the tool.
	"AfterTool": {false, func(text string) Reply {
		return inJSON(map[string]any{"hookSpecificOutput": map[string]string{"hookEventName": "AfterTool", "additionalContext": text}})
	}},
	"AfterAgent": {true, func(text string) Reply { return inJSON(map[string]any{"decision": "deny", "reason": text}) }},
}

// StatusTold is the exit status that shows standard error to a model.
const StatusTold = 2

// onError returns a reply on standard error.
func onError(text string) Reply { return Reply{Err: text, Status: StatusTold} }

// inJSON returns a reply in JSON.
func inJSON(document map[string]any) Reply {
	data, err := json.Marshal(document)
	if err != nil {
		return Reply{} // texts and maps of them always have a form
	}
	return Reply{Out: string(data) + "\n"}
}
