package defaults

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
)

// replaces names what functions do with what they are given: they replace it where it cannot be parsed.
type replaces struct{}

// A Handing is a call that hands arguments to a function of another package which replaces those that
// cannot be parsed.
type Handing struct {
	Call *ssa.Call
	// Ways tell where, one for each argument. Words are the parser.
	Ways []inputs.Way
}

// takeIn notes by what a function of the package is given what it replaces, after those that it calls.
func (r *ReplacedResult) takeIn(fn *ssa.Function) {
	for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
		for _, arg := range call.Call.Args {
			if at := paths.SourceOf(arg); at.Param != nil {
				if replaced, ok := r.replaced(call); ok {
					r.takenIn(at, inputs.Way{Func: inputs.FuncName(program.Outermost(fn)), Place: r.Home.At(call.Pos()), Words: []string{replaced.Source}})
				}
			}
		}
		for _, w := range r.waysOf(call) {
			for _, v := range w.Given(call) {
				if at := paths.SourceOf(v); at.Param != nil {
					r.takenIn(at, w)
				}
			}
			if at, ok := wholeOf(call, w); ok {
				r.takenIn(at, w)
			}
		}
	}
}

// waysOf returns the ways into the function that a call names, or into those of other packages that stand behind the method
// of an interface. Parameters are counted as the arguments of the call.
func (r *ReplacedResult) waysOf(call *ssa.Call) []inputs.Way {
	if !call.Call.IsInvoke() {
		return r.ways.Of(call)
	}
	_, others := calls.Split(r.flow.Scope().Calls.Of(call))
	return r.ways.Behind(nil, append(others, r.flow.Scope().Calls.Beyond(call)...))
}

// takenIn notes a way into the function that has a parameter.
func (r *ReplacedResult) takenIn(at paths.Source, w inputs.Way) {
	fn := at.Param.Parent()
	w.Param, w.Field = slices.Index(fn.Params, at.Param), at.Name()
	r.ways.Add(fn, w)
}

// wholeOf returns the field of a parameter that a call hands on with the whole struct.
func wholeOf(call *ssa.Call, w inputs.Way) (at paths.Source, ok bool) {
	arg := w.Argument(call)
	if w.Field == "" || arg == nil {
		return at, false
	}
	at = paths.WholeOf(arg)
	index := program.FieldIndex(arg.Type(), w.Field)
	if at.Param == nil || at.Field != nil || index < 0 {
		return at, false
	}
	at.Field = program.Field(arg.Type(), index)
	return at, true
}

// Handed returns the calls of a function of the package that hand arguments to such a function of another one.
func (r *ReplacedResult) Handed(fn *ssa.Function) []Handing {
	var list []Handing
	for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
		if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && r.flow.Scope().Own[callee] {
			continue
		}
		h := Handing{Call: call}
		for _, w := range r.waysOf(call) {
			if r.isHanded(call, w) {
				h.Ways = append(h.Ways, w)
			}
		}
		if len(h.Ways) > 0 {
			list = append(list, h)
		}
	}
	return list
}

// isHanded reports whether a call hands an argument on by a way, by itself or in a struct, and nobody
// compares what comes of it.
func (r *ReplacedResult) isHanded(call *ssa.Call, w inputs.Way) bool {
	if slices.ContainsFunc(*call.Referrers(), swallow.IsComparison) {
		return false
	}
	given, arg := w.Given(call), w.Argument(call)
	if len(given) == 0 && arg != nil {
		given = []ssa.Value{arg}
	}
	return slices.ContainsFunc(given, func(v ssa.Value) bool { return !program.IsConst(v) && r.found.IsArgument(v) })
}
