// Package guard runs passes. A panic of a pass becomes an error of that pass, so that the driver continues
// with the others, and a pass can carry values for the code that it calls, as a context does for a request:
//
//	var place = guard.NewKey[*token.Pos]("place")
//	pass = place.With(pass, &at)
//	at, ok := place.Of(pass)
package guard

import (
	"fmt"
	"go/token"
	"path"
	"runtime"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/internal/position"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Kind is what a pass is to somebody who reads of it.
type Kind string

// The kinds of passes.
const (
	// Rule is a pass that reports.
	Rule Kind = "rule"
	// Layer is a pass that rules ask.
	Layer Kind = "layer"
)

// issues is where defects are reported.
const issues = "https://github.com/mcperrlint/mcperrlint/issues"

// place is the position that a pass noted last.
var place = NewKey[*token.Pos]("place")

// Run wraps the function of a pass: if it panics, what comes out is an error
// that says where, and asks for a report. The driver does not run the passes
// that require a failed one, and runs all others. It prints errors as they are, so that
// they come out printable.
func Run(kind Kind, run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (result any, err error) {
		at := firstPos(pass)
		defer func() {
			if value := recover(); value != nil {
				result, err = nil, fmt.Errorf(
					"internal error in %s %s, package %s, near %s: %v (raised in %s); this is a defect of mcperrlint, not of the package; report it with this line at %s",
					kind, pass.Analyzer.Name, pass.Pkg.Path(), position.Original(pass.Fset, at), value, raisedIn(), issues)
			}
			err = printable.Error(err)
		}()
		return run(place.With(pass, &at))
	}
}

// At notes the position that the pass looks at next. A panic is reported as
// near the position that was noted last, or at the beginning of the package.
func At(pass *analysis.Pass, pos token.Pos) {
	if at, ok := place.Of(pass); ok && pos.IsValid() {
		*at = pos
	}
}

func firstPos(pass *analysis.Pass) token.Pos {
	if len(pass.Files) == 0 {
		return token.NoPos
	}
	return pass.Files[0].Package
}

// raisedIn names the function that panicked, with the place in its file. It is
// called while the panic is handled.
func raisedIn() string {
	callers := make([]uintptr, 100)
	frames := runtime.CallersFrames(callers[:runtime.Callers(0, callers)])
	raised, handler := "", false
	for more := true; more; {
		var frame runtime.Frame
		frame, more = frames.Next()
		switch {
		case frame.Function == "runtime.gopanic":
			handler = true // a panic that is passed on has several; the last one is where it began
		case handler && !strings.HasPrefix(frame.Function, "runtime."):
			raised = fmt.Sprintf("%s at %s:%d", path.Base(frame.Function), path.Base(frame.File), frame.Line)
			handler = false
		}
	}
	return raised
}
