package inputs

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// replaced returns what a function gives instead of an argument that it is given, if that has none of the types that it
// asks for, and which argument that is:
//
//	func Int(v any, otherwise int) int {
//		if n, ok := v.(int); ok {
//			return n
//		}
//		if n, ok := v.(float64); ok {
//			return int(n)
//		}
//		return otherwise
//	}
func (f *typeFinder) replaced(fn *ssa.Function) (d Drop, ok bool) {
	results := fn.Signature.Results()
	if fn.Parent() != nil || results.Len() != 1 || KindOf(results.At(0).Type()) == "" {
		return d, false
	}
	for _, p := range fn.Params {
		asked := assertionsOf(p)
		if d.Kind = KindOf(results.At(0).Type()); !program.IsAny(p.Type()) || !isAskedFor(d.Kind, asked) {
			continue
		}
		instead := f.otherwise(p, asked)
		if instead == nil {
			continue
		}
		d.Place, d.at = f.home.At(instead.Pos()), instead.Pos()
		help := helps{Args: flow.PositionOf(p), Name: flow.PositionOf(p), Kind: d.Kind, Place: d.Place}
		f.helps.Set(fn, help)
		f.uses(&d, help, f.index.Calls.Waiting(fn))
		return d, len(d.Names) > 0
	}
	return d, false
}

// assertionsOf returns the assertions of a parameter by which a function asks of what type it is.
func assertionsOf(p *ssa.Parameter) []*ssa.TypeAssert {
	var list []*ssa.TypeAssert
	for assert := range program.UsesAs[*ssa.TypeAssert](p) {
		if assert.CommaOk {
			list = append(list, assert)
		}
	}
	return list
}

// isAskedFor reports whether a value is asked for the type of JSON of which the answer is, and not for a text that can
// stand for it.
func isAskedFor(kind Kind, asked []*ssa.TypeAssert) bool {
	is := func(k Kind) func(*ssa.TypeAssert) bool {
		return func(a *ssa.TypeAssert) bool { return KindOf(a.AssertedType) == k }
	}
	sent := slices.ContainsFunc(asked, func(a *ssa.TypeAssert) bool { return isOfJSON(a.AssertedType) && KindOf(a.AssertedType) == kind })
	return sent && (kind == Text || !slices.ContainsFunc(asked, is(Text)))
}

// otherwise returns where a function returns something else than what was made of a parameter when no assertion of it
// holds, or nil.
func (f *typeFinder) otherwise(p *ssa.Parameter, asked []*ssa.TypeAssert) *ssa.Return {
	given := map[ssa.Value]scenario.Value{p: scenario.Set}
	for _, assert := range asked {
		for x := range program.UsesAs[*ssa.Extract](assert) {
			given[x] = scenario.Zero(x.Type())
		}
	}
	returns := f.machine.Run(p.Parent(), scenario.Scenario{Given: given}).Returns()
	if len(returns) == 0 || slices.ContainsFunc(returns, func(ret *ssa.Return) bool { return flow.IsMadeOf(program.Given(ret, 0), p) }) {
		return nil
	}
	return returns[0]
}

// argumentOf returns the name of the argument that a call gives to a function, and the map in which it is: those that
// it is given, or from which it is read right there.
func (h helps) argumentOf(call *ssa.Call) (name string, args ssa.Value) {
	if h.Args != h.Name {
		return program.TextOf(call.Call.Args[h.Name]), call.Call.Args[h.Args]
	}
	lookup, _ := lookupOf(call.Call.Args[h.Name])
	if lookup == nil {
		return "", nil
	}
	return program.TextOf(lookup.Index), lookup.X
}
