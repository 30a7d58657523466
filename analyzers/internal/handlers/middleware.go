package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// wraps is the fact about a function that is middleware, or that returns some.
type wraps struct{ Effect Effect }

// AFact marks the type as a fact.
func (*wraps) AFact() {}

// String returns the effect, such as "wraps(converting)".
func (w *wraps) String() string { return "wraps(" + w.Effect.String() + ")" }

// middlewareEffect says what middleware does with the errors of what it wraps.
// Of several pieces the one with the strongest effect counts.
func (f *finder) middlewareEffect(middleware ssa.Value, variadic bool) Effect {
	t := tracer{flow: f.flow, seen: make(map[ssa.Value]bool)}
	if slice, ok := middleware.(*ssa.Slice); ok && variadic {
		t.elements(slice)
	} else {
		t.value(middleware)
	}
	effect := Unknown
	for _, s := range t.found {
		switch {
		case s.function != nil && f.own[s.function]:
			effect = max(effect, f.wrapperEffect(s.function))
		case s.function != nil:
			effect = max(effect, f.foreignEffect(objectOf(s.function)))
		case s.made != nil:
			effect = max(effect, f.foreignEffect(s.made))
		}
	}
	return effect
}

// foreignEffect is what the package of a function says about it.
func (f *finder) foreignEffect(obj *types.Func) Effect {
	var w wraps
	if obj != nil && obj.Pkg() != nil && obj.Pkg() != f.pass.Pkg && module.Seems(f.pass, obj.Pkg()) && f.pass.ImportObjectFact(obj, &w) {
		return w.Effect
	}
	return Unknown
}

// wrapperEffect says what a function of the package that takes a handler and
// returns one does with errors.
func (f *finder) wrapperEffect(middleware *ssa.Function) Effect {
	effect := Unknown
	for _, ret := range f.flow.returns[middleware] {
		for _, s := range f.flow.sources(ret.Results[0]) {
			switch {
			case s.function != nil:
				effect = max(effect, forwarding(s.function))
			case s.parameter != nil && s.parameter.Parent() == middleware:
				effect = max(effect, Transparent) // it returns what it was given
			}
		}
	}
	return effect
}

// forwarding is the effect of a function on the errors of calls of its own type.
func forwarding(fn *ssa.Function) Effect {
	effect := Unknown
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if ok && !call.Call.IsInvoke() && call.Call.StaticCallee() == nil && sameType(fn, call) {
				effect = max(effect, effectOf(fn, call))
			}
		}
	}
	return effect
}

// exportMiddleware makes known what the middleware of the package does.
func (f *finder) exportMiddleware() {
	for _, fn := range f.program.Functions() {
		obj := objectOf(fn)
		if obj == nil || fn.Parent() != nil {
			continue
		}
		effect := None
		if m, ok := f.set.Handler(fn.Signature); ok && m.Kind == sdk.Middleware {
			effect = f.wrapperEffect(fn)
		} else if results := fn.Signature.Results(); results.Len() > 0 {
			if m, ok := f.set.Handler(results.At(0).Type()); ok && m.Kind == sdk.Middleware {
				for _, ret := range f.flow.returns[fn] {
					effect = max(effect, f.middlewareEffect(ret.Results[0], false))
				}
			}
		}
		if effect > Unknown {
			f.pass.ExportObjectFact(obj, &wraps{Effect: effect})
		}
	}
}
