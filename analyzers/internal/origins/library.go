package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// byLibrary returns what is known of a result of a function whose behaviour is
// known from tables, and whether it is one.
func (e Makers) byLibrary(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	if obj.Pkg() == nil {
		return cause.Outcome{}, false
	}
	switch obj.Pkg().Path() {
	case api.Taxonomy:
		return e.byTaxonomy(obj, s)
	case api.Contract:
		return e.byContract(obj, s)
	case api.Bridge:
		return e.byBoundary(obj, s)
	}
	if o, ok := e.bySDK(obj, s, index); ok {
		return o, true
	}
	if row, ok := libs.Makers[libs.FullName(obj)]; ok {
		return e.byMaker(row, obj, s), true
	}
	if o, ok := e.byGroup(obj, s); ok {
		return o, true
	}
	if o, ok := e.byWalk(obj, s); ok {
		return o, true
	}
	if o, ok := e.byStream(obj, s, index); ok {
		return o, true
	}
	return e.Texts().byText(obj, s, index)
}

// byMaker returns the errors that a function of the table makes.
func (e Makers) byMaker(row libs.Maker, obj *types.Func, s calls.Site) cause.Outcome {
	var in []cause.Ingredient
	for _, i := range row.Wraps {
		in = append(in, cause.Ingredient{Failures: e.asErrors(s.Arg(i)), Role: cause.Kept | cause.Shown})
	}
	for _, i := range row.Shows {
		in = append(in, e.Texts().shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if row.Format > 0 {
		in = append(in, e.Texts().formatted(s.Arg(row.Format-1), s.Arg(row.Format), s.Pos)...)
	}
	if row.All {
		for _, v := range e.Texts().Listed(s.Arg(len(s.Args) - 1)) {
			in = append(in, cause.Ingredient{Failures: e.asErrors(v), Role: cause.Kept | cause.Shown})
		}
	}
	switch {
	case row.Tree && len(in) > 0:
		return cause.Outcome{Failures: parts(in[0].Failures)}
	case !row.Plain && len(in) > 0:
		return cause.Outcome{Failures: in[0].Failures}
	case len(row.Wraps) > 0 && len(in) > 0 && len(in[0].Failures) == 0:
		return cause.Outcome{} // these functions return nil for nil
	}
	base := cause.Origin{Class: cause.Plain, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}
	return cause.Outcome{Failures: cause.Made(base, in)}
}

// asErrors returns the errors that a value is, or, if it is a list, those in it.
func (e Makers) asErrors(v ssa.Value) []cause.Failure {
	if v == nil {
		return nil
	}
	if program.CanBeError(v.Type()) {
		return e.Errors(v)
	}
	if _, ok := v.Type().Underlying().(*types.Slice); ok {
		var all []cause.Failure
		for _, element := range e.Texts().Listed(v) {
			all = cause.Union(all, e.asErrors(element))
		}
		return all
	}
	if types.IsInterface(v.Type()) {
		return e.Errors(v)
	}
	return cause.Untraced()
}

// byGroup returns what golang.org/x/sync/errgroup returns: an error of one of
// the functions of the group.
func (e Makers) byGroup(obj *types.Func, s calls.Site) (cause.Outcome, bool) {
	if libs.FullName(obj) != "golang.org/x/sync/errgroup.(*Group).Wait" {
		return cause.Outcome{}, false
	}
	group := s.Arg(0)
	var all []cause.Failure
	for _, use := range e.usesOf(group) {
		call, ok := use.(ssa.CallInstruction)
		if !ok || call.Common().StaticCallee() == nil || len(call.Common().Args) < 2 {
			continue
		}
		switch n := call.Common().StaticCallee().Name(); n {
		case "Go", "TryGo":
			all = cause.Union(all, e.Calls().calling(call.Common().Args[1], calls.At(call)))
		}
	}
	if len(all) == 0 {
		all = cause.Untraced()
	}
	return cause.Outcome{Failures: all}, true
}

// usesOf returns the instructions that use a value, or another value that was
// loaded from the variable from which it was loaded.
func (e Makers) usesOf(v ssa.Value) []ssa.Instruction {
	if v == nil || v.Referrers() == nil {
		return nil
	}
	list := *v.Referrers()
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return list
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return list
	}
	for _, use := range *variable.Referrers() {
		if other, ok := use.(*ssa.UnOp); ok && other != load {
			list = append(list[:len(list):len(list)], *other.Referrers()...)
		}
		if closure, ok := use.(*ssa.MakeClosure); ok {
			for i, binding := range closure.Bindings {
				if binding == variable {
					list = append(list[:len(list):len(list)], usesOfShared(closure.Fn.(*ssa.Function).FreeVars[i])...)
				}
			}
		}
	}
	return list
}

func usesOfShared(v *ssa.FreeVar) []ssa.Instruction {
	var list []ssa.Instruction
	for _, use := range *v.Referrers() {
		if load, ok := use.(*ssa.UnOp); ok {
			list = append(list, *load.Referrers()...)
		}
	}
	return list
}
