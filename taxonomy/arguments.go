package taxonomy

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// ReasonInvalidArguments is the reason of errors from [InvalidArguments]. No
// contract may declare it.
const ReasonInvalidArguments = "invalid_arguments"

const (
	maxIssues  = 10  // how many issues an error names
	maxPath    = 100 // bytes of a path that are shown
	maxProblem = 200 // bytes of a problem that are shown
)

// An ArgumentIssue is one mistake in the arguments of a call. It has no field
// for the value: rejected values are never shown, neither to the agent nor in
// logs. It is also an [Option], for what a handler finds out itself:
//
//	taxonomy.ValidationError("The period is empty.",
//		taxonomy.ArgumentIssue{Path: "from", Problem: "must be before to"})
//
// The message then has a line for each of the first ten issues, and the data has
// them under "issues".
type ArgumentIssue struct {
	// Path is the argument, with dots: "filter.name". Empty means the arguments
	// as a whole.
	Path string
	// Problem says what is expected, such as "must be at most 100". Do not
	// include the value.
	Problem string
}

// shown returns the issue in the length and form in which it is shown.
func (i ArgumentIssue) shown() ArgumentIssue {
	i.Path, i.Problem = form.OneLineTo(i.Path, maxPath), form.OneLineTo(i.Problem, maxProblem)
	if i.Path == "" {
		i.Path = "(root)"
	}
	if i.Problem == "" {
		i.Problem = "is not valid"
	}
	return i
}

func (i ArgumentIssue) apply(e *Error) {
	listed, _ := e.Data["issues"].([]any)
	if len(listed) == maxIssues {
		omitted, _ := e.Data["omittedIssues"].(int)
		Data("omittedIssues", omitted+1).apply(e)
		return
	}
	i = i.shown()
	e.Message = e.Error() + "\n" + i.Path + ": " + i.Problem
	Data("issues", append(slices.Clip(listed), any(map[string]any{"path": i.Path, "problem": i.Problem}))).apply(e)
}

func (i ArgumentIssue) applyHTTP(c *httpConversion) { c.options = append(c.options, i) }
func (i ArgumentIssue) applyDo(c *doConfig)         { c.options = append(c.options, i) }

// InvalidArguments returns the error for arguments that do not fit the input
// schema. The message has a line for each of the first ten issues, the data has
// them under "issues", and the recovery names the arguments to correct. The
// status is 400.
func InvalidArguments(issues ...ArgumentIssue) *Error {
	message := "Invalid arguments:"
	var names []string
	shown := make([]any, 0, min(len(issues), maxIssues))
	for _, issue := range issues[:min(len(issues), maxIssues)] {
		issue = issue.shown()
		message += "\n" + issue.Path + ": " + issue.Problem
		shown = append(shown, map[string]any{"path": issue.Path, "problem": issue.Problem})
		if issue.Path != "(root)" && !slices.Contains(names, issue.Path) {
			names = append(names, issue.Path)
		}
	}
	opts := []Option{Reason(ReasonInvalidArguments), Recovery(argumentHint(names)), Status(400)}
	if omitted := len(issues) - len(shown); omitted > 0 {
		message += fmt.Sprintf("\n(%d more)", omitted)
		opts = append(opts, Data("omittedIssues", omitted))
	}
	if len(issues) == 0 {
		return InvalidParams("", opts...)
	}
	return InvalidParams(message, append(opts, Data("issues", shown))...)
}

func argumentHint(names []string) string {
	wrong := "the arguments"
	if len(names) > 0 {
		wrong = strings.Join(names, ", ")
	}
	return "Correct " + wrong + " so that they fit the tool's input schema, then call the tool again."
}
