package origins

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// foreign returns what is known of a result of a function of another module.
func (e Makers) foreign(obj *types.Func, s calls.Site, index int) cause.Outcome {
	results := obj.Signature().Results()
	if index >= results.Len() || !program.CanBeError(results.At(index).Type()) {
		return cause.Outcome{}
	}
	if body := bodyIn(s.Arg(0)); body != nil && e.flow.isUsedUp(body) {
		return cause.Outcome{Failures: cause.Untraced()} // it says that the body is closed
	}
	o := cause.Origin{Class: libs.ClassOf(obj), Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}
	if o.Class == cause.Argument && !e.speaksOfArguments(obj, s) || o.Class == cause.Infrastructure && (libs.CodesInMemory(obj, s) || libs.IsMadeOfMemory(obj, s)) {
		o.Class = cause.Foreign
	}
	o.Holds = e.Texts().contentOf(o, s)
	o = e.Texts().addressed(o, s.Args)
	if o.Class == cause.Foreign && e.Calls().handsOutError(obj, s) {
		o.Class = cause.Infrastructure
	}
	all := []cause.Failure{{Origin: o, Parts: libs.CodeOf(s), When: e.flow.encodedParameter(obj, s)}}
	for _, arg := range s.Args {
		if Callback(arg) {
			all = cause.Union(all, libs.Known(e.Calls().calling(arg, s)))
		}
	}
	return cause.Outcome{Failures: all}
}

// Callback reports whether a value is a function that can fail.
func Callback(v ssa.Value) bool {
	if v == nil {
		return false
	}
	sig, ok := v.Type().Underlying().(*types.Signature)
	if !ok || sig.Results().Len() == 0 {
		return false
	}
	return program.CanBeError(sig.Results().At(sig.Results().Len() - 1).Type())
}

// speaksOfArguments reports whether a function that decodes what it is given is
// given something of the caller's, and not what a service has answered.
func (e Makers) speaksOfArguments(obj *types.Func, s calls.Site) bool {
	if !strings.HasPrefix(obj.Pkg().Path(), "encoding/") {
		return true
	}
	for _, arg := range s.Args {
		if arg == nil {
			continue
		}
		for _, o := range e.Texts().shown(arg).Text {
			if o.Class != cause.Parameter && o.Class != cause.Argument {
				return false
			}
		}
	}
	return true
}
