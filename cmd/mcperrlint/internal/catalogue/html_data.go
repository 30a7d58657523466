package catalogue

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// The data of the page, in the words of its script. Members that are empty are left out: a large server has very many.
type (
	shownTool struct {
		ID         string         `json:"id"`
		Name       string         `json:"name"`
		About      string         `json:"about"`
		Function   string         `json:"function,omitempty"`
		At         *shownPlace    `json:"at,omitempty"`
		Registered []*shownPlace  `json:"registered,omitempty"`
		Contract   string         `json:"contract,omitempty"`
		Unknown    []string       `json:"unknown,omitempty"`
		Failures   []shownFailure `json:"failures,omitempty"`
	}

	shownFailure struct {
		What     string      `json:"what"`
		Function string      `json:"function,omitempty"`
		At       *shownPlace `json:"at,omitempty"`
		When     string      `json:"when,omitempty"`
		// Form is the form for filters, Label says it in short and Arrives in words.
		Form     string      `json:"form"`
		Label    string      `json:"label"`
		Arrives  string      `json:"arrives"`
		Means    string      `json:"means,omitempty"`
		Text     string      `json:"text,omitempty"`
		Instead  string      `json:"instead,omitempty"`
		Code     string      `json:"code,omitempty"`
		Reason   string      `json:"reason,omitempty"`
		Recovery string      `json:"recovery,omitempty"`
		Retry    string      `json:"retry,omitempty"`
		Wait     string      `json:"wait,omitempty"`
		Declared string      `json:"declared,omitempty"`
		Notes    []string    `json:"notes,omitempty"`
		Way      []shownStep `json:"way,omitempty"`
		Wire     *shownWire  `json:"wire,omitempty"`
	}

	shownStep struct {
		Function string      `json:"function"`
		What     string      `json:"what"`
		At       *shownPlace `json:"at,omitempty"`
	}

	shownPlace struct {
		Text string `json:"text"`
		Link string `json:"link,omitempty"`
	}

	shownProblem struct {
		Text string      `json:"text"`
		At   *shownPlace `json:"at,omitempty"`
	}
)

// tools returns the tools as the page shows them. Each has an identity in addresses, which is its name unless another
// one has that.
func (f browser) tools(c Catalogue) []shownTool {
	list := make([]shownTool, 0, len(c.Tools))
	seen := make(map[string]int)
	for _, t := range c.Tools {
		id := called(t)
		if seen[id]++; seen[id] > 1 {
			id += fmt.Sprintf("~%d", seen[id])
		}
		shown := shownTool{
			ID: id, Name: called(t), About: joined(t.Kind, t.Library), Function: t.Function, At: f.place(c, t.At), Contract: t.Contract, Unknown: t.Unknown,
		}
		for _, at := range t.Registered {
			shown.Registered = append(shown.Registered, f.place(c, at))
		}
		for _, failure := range byWeight(t.Failures) {
			shown.Failures = append(shown.Failures, f.failure(c, t, failure))
		}
		list = append(list, shown)
	}
	return list
}

func (f browser) failure(c Catalogue, t failures.Tool, from failures.Failure) shownFailure {
	shown := shownFailure{
		What: from.What, Function: from.Function, At: f.place(c, from.At), Form: string(from.Arrives.As), Label: label(from), Arrives: arrives(from),
		Means: means(from), Text: from.Text, Code: from.Code, Reason: from.Reason, Recovery: from.Recovery, Retry: from.Retry, Wait: from.Wait,
		Declared: string(from.Declared), Notes: notesOf(t, from), Wire: wireOf(from.Wire),
	}
	if from.When != from.What {
		shown.When = from.When
	}
	if from.Arrives.As == failures.Hidden {
		shown.Text, shown.Instead = "", from.Text
	}
	if from.Declared == failures.NeverProduced {
		shown.Form = string(failures.NeverProduced)
	}
	for _, s := range from.Way {
		shown.Way = append(shown.Way, shownStep{s.Function, s.What, f.place(c, s.At)})
	}
	return shown
}

func (f browser) problems(c Catalogue) []shownProblem {
	list := []shownProblem{}
	for _, problem := range c.Problems {
		text := strings.TrimPrefix(problem.Package+": "+problem.Message, ": ")
		list = append(list, shownProblem{text, f.place(c, problem.At)})
	}
	return list
}

// place returns a place with its address, or nil if there is none.
func (f browser) place(c Catalogue, at failures.Place) *shownPlace {
	text := lineText(at)
	if text == "" {
		return nil
	}
	return &shownPlace{text, printable.Text(c.link(at, f.options.Beside))}
}

// means says what a form is to the agent.
func means(f failures.Failure) string {
	if f.Declared == failures.NeverProduced {
		return ""
	}
	switch f.Arrives.As {
	case failures.Hidden:
		return "Nothing tells the agent that something has failed."
	case failures.ProtocolError:
		return "Most clients keep it from the model."
	case failures.Told:
		return "The text tells of the failure, but isError is false."
	case failures.ErrorResult:
		return "isError is true, and the model reads the text."
	case failures.Null:
		return "The client gets null in the place of a result."
	case failures.NoAnswer:
		return "The client waits until its time is up."
	case failures.Crash:
		return "The process ends, and with it every session over stdio."
	}
	return ""
}
