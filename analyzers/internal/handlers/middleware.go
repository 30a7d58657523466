package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A treatment is what middleware does with the errors of what it wraps.
type treatment struct {
	effect Effect
	share  Share
}

// untreated is the treatment of what could not be followed.
var untreated = treatment{effect: Unknown, share: All}

// and is the treatment by what can be one of two pieces of middleware: of each kind the
// strongest effect counts.
func (t treatment) and(other treatment) treatment {
	return treatment{max(t.effect, other.effect), max(t.share, other.share)}
}

// before is the treatment by two pieces of middleware one of which stands before the other.
func (t treatment) before(other treatment) treatment {
	return treatment{combined(t.effect, other.effect), max(t.share, other.share)}
}

// wraps is the fact about a function that is middleware, or that returns some, be it a list.
type wraps struct {
	Effect Effect
	Share  Share
}

// AFact marks the type as a fact.
func (*wraps) AFact() {}

// String returns the effect and what is left, such as "wraps(converting, all)".
func (w *wraps) String() string {
	return "wraps(" + w.Effect.String() + ", " + w.Share.String() + ")"
}

// listTreatment is the treatment by all the middleware in a list, one before the other.
// What can be in it counts as if it were: a list is often put together by settings.
func (f *finder) listTreatment(list ssa.Value) treatment {
	m := valueflow.NewMembers(f.Scope)
	m.List(list)
	all := untreated
	if m.All {
		all.effect = Transparent
	}
	for _, member := range m.Found {
		all = all.before(f.treatment(member))
	}
	return all
}

// treatment says what middleware does with the errors of what it wraps.
func (f *finder) treatment(middleware ssa.Value) treatment {
	t := valueflow.NewTrace(f.Index)
	t.Value(middleware)
	all := untreated
	for _, s := range t.Found {
		switch {
		case s.Function != nil && f.Own[s.Function]:
			all = all.and(f.wrapperTreatment(s.Function))
		case s.Function != nil:
			all = all.and(f.foreignTreatment(program.ObjectOf(s.Function)))
		case s.Made != nil:
			all = all.and(f.foreignTreatment(s.Made))
		}
	}
	return all
}

// foreignTreatment is what the package of a function says about it.
func (f *finder) foreignTreatment(obj *types.Func) treatment {
	if t, ok := f.statedTreatment(obj); ok {
		return t
	}
	var w wraps
	if obj != nil && obj.Pkg() != nil && obj.Pkg() != f.Pass.Pkg && module.Seems(f.Pass, obj.Pkg()) && f.Pass.ImportObjectFact(obj, &w) {
		return treatment{w.Effect, w.Share}
	}
	return untreated
}

// wrapperTreatment says what a function of the package that takes a handler and
// returns one does with errors.
func (f *finder) wrapperTreatment(middleware *ssa.Function) treatment {
	if t, ok := f.statedTreatment(program.ObjectOf(program.Outermost(middleware))); ok {
		return t
	}
	all := untreated
	for _, ret := range f.Index.Returns[middleware] {
		for _, s := range f.Index.Sources(ret.Results[0]) {
			switch {
			case s.Function != nil:
				all = all.and(f.forwarding(s.Function))
			case s.Parameter != nil && s.Parameter.Parent() == middleware:
				all = all.and(treatment{effect: Transparent}) // it returns what it was given
			}
		}
	}
	return all
}

// forwarding is what a function does with the errors of calls of its own type.
func (f *finder) forwarding(fn *ssa.Function) treatment {
	all := untreated
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if ok && !call.Call.IsInvoke() && call.Call.StaticCallee() == nil && sameType(fn, call) {
				effect := effectOf(fn, call)
				all = all.and(treatment{effect, f.shareOf(fn, call, effect)})
			}
		}
	}
	for _, g := range guardedIn(fn) {
		if slices.ContainsFunc(g.calls(), func(call *ssa.Call) bool { return sameType(fn, call) }) {
			all = all.and(g.treatment())
		}
	}
	return all
}

// exportMiddleware makes known what the middleware of the package does.
func (f *finder) exportMiddleware() {
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || fn.Parent() != nil {
			continue
		}
		if t := f.treatmentBy(fn); t.effect > Unknown {
			f.Pass.ExportObjectFact(obj, &wraps{Effect: t.effect, Share: t.share})
		}
	}
}

// treatmentBy is the treatment by a function that is middleware, or by what it returns.
func (f *finder) treatmentBy(fn *ssa.Function) treatment {
	if f.isMiddleware(fn.Signature) {
		return f.wrapperTreatment(fn)
	}
	all := treatment{}
	one, list := f.returnsMiddleware(fn)
	if list {
		all.effect = Transparent
	}
	for _, ret := range f.Index.Returns[fn] {
		switch {
		case one:
			all = all.and(f.treatment(ret.Results[0]))
		case list:
			all = all.before(f.listTreatment(program.Given(ret, 0)))
		}
	}
	return all
}

// returnsMiddleware reports whether a function returns, in the first place, middleware, or
// a list of it.
func (f *finder) returnsMiddleware(fn *ssa.Function) (one, list bool) {
	if fn.Signature.Results().Len() == 0 {
		return false, false
	}
	result := fn.Signature.Results().At(0).Type()
	slice, ok := result.Underlying().(*types.Slice)
	return f.isMiddleware(result), ok && f.isMiddleware(slice.Elem())
}

func (f *finder) isMiddleware(t types.Type) bool {
	m, ok := f.Set.Handler(t)
	return ok && m.Kind == sdk.Middleware
}
