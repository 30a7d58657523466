package errflow

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// protocol reports whether a package is one of a library of the protocol.
func (f *Flow) protocol(pkg *types.Package) bool { return sdk.Owns(pkg) }

// bySDK returns what is known of a result of a function of a library of the
// protocol, and whether it is one.
func (e *evaluator) bySDK(obj *types.Func, s callSite, index int) (outcome, bool) {
	set := e.flow.set
	if _, row, ok := set.Builder(obj); ok {
		if index > 0 {
			return outcome{}, true
		}
		args := s.args
		if obj.Signature().Recv() != nil {
			args = args[min(1, len(args)):]
		}
		return outcome{shown: e.built(row, callSite{call: s.call, args: args, pos: s.pos}), marks: builtMarks(row, args)}, true
	}
	if _, row, ok := set.ErrorValue(obj); ok {
		o := Origin{Class: Coded, Name: name(obj), Pos: s.pos, at: s.pos}
		var in []ingredient
		if row.Args != nil && row.Args.Message >= 0 {
			in = e.shown(s.arg(row.Args.Message)).ingredients(Shown)
		}
		return outcome{failures: made(o, in)}, true
	}
	if _, row, ok := set.ArgumentAccess(obj); ok {
		if row.Fails && index == obj.Signature().Results().Len()-1 {
			return outcome{failures: []Failure{{Origin: Origin{Class: Argument, Name: name(obj), Pos: s.pos, at: s.pos}}}}, true
		}
		return outcome{}, true
	}
	if _, _, ok := set.ClientCall(obj); ok && isErrorType(resultTypeOf(obj, index)) {
		return outcome{failures: []Failure{{Origin: Origin{Class: Infrastructure, Name: name(obj), Pos: s.pos, at: s.pos}}}}, true
	}
	return outcome{}, false
}

// built returns what can be read in what a builder makes.
func (e *evaluator) built(row sdk.Builder, s callSite) shown {
	var all shown
	for i, index := range row.Text {
		if row.Format && i == 0 {
			for _, in := range e.formatted(s.arg(index), s.arg(index+1)) {
				all.add(shown{rendered: in.failures})
			}
			continue
		}
		all.add(e.shown(s.arg(index)))
	}
	for _, indexes := range [...][]int{row.Error, row.Content, row.Structured} {
		for _, index := range indexes {
			all.add(e.shown(s.arg(index)))
		}
	}
	return all
}

func resultTypeOf(obj *types.Func, index int) types.Type {
	results := obj.Signature().Results()
	if index >= results.Len() {
		return types.Typ[types.Invalid]
	}
	return results.At(index).Type()
}
