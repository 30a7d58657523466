package answers

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// In names the function in which something comes into being, if that is not where it is read, as in
// " in `store.List`".
func In(o cause.Origin) string {
	if len(o.Via) == 0 {
		return ""
	}
	return " in " + report.Within(o.Via[0].Func)
}

// When says when an error comes into being in a function that In names: "when `os.Remove` in `store.Clear`
// fails", or "when a call fails with `io.EOF`" for the name of a variable or type.
func When(o cause.Origin, in string) string {
	if words.Errors.MatchString(o.Name) {
		return "when a call" + in + " fails with " + report.Func(o.Name)
	}
	return "when " + report.Func(o.Name) + in + " fails"
}
