package handlers

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Inside is a function that middleware of the package puts in the place of what it
// wraps. It answers itself where it does not call that.
type Inside struct {
	*Handler
	// Of is the exported function that is the middleware, or returns it, or nil.
	Of *types.Func
}

// inside returns the functions that middleware puts in the place of what it wraps,
// and the functions of other packages from which middleware comes.
func (f *finder) inside(middleware ssa.Value, variadic bool) (own []*ssa.Function, from []*types.Func) {
	t := tracer{flow: f.flow, seen: make(map[ssa.Value]bool)}
	if variadic {
		t.elements(middleware)
	} else {
		t.value(middleware)
	}
	for _, s := range t.found {
		switch {
		case s.function != nil && f.own[s.function]:
			own = append(own, f.insideOf(s.function)...)
		case s.function != nil:
			from = append(from, objectOf(s.function))
		case s.made != nil:
			from = append(from, s.made)
		}
	}
	return own, from
}

// insideOf returns the functions of the package that a function which is middleware
// returns.
func (f *finder) insideOf(middleware *ssa.Function) []*ssa.Function {
	var found []*ssa.Function
	for _, ret := range f.flow.returns[middleware] {
		for _, s := range f.flow.sources(ret.Results[0]) {
			if s.function != nil && f.own[s.function] {
				found = append(found, s.function)
			}
		}
	}
	return found
}

// insides returns the functions inside the middleware that the package installs or
// offers to others.
func (f *finder) insides(installed []Installed) []Inside {
	var found []Inside
	made := make(map[*ssa.Function]*Handler)
	add := func(fn *ssa.Function, of *types.Func) {
		m, ok := f.set.Handler(fn.Signature)
		if !ok || slices.ContainsFunc(found, func(known Inside) bool { return known.Func == fn && known.Of == of }) {
			return
		}
		if made[fn] = cmp.Or(f.handlers[fn], made[fn]); made[fn] == nil {
			made[fn] = &Handler{Func: fn, Library: m.SDK.Name, Kind: m.Kind}
		}
		found = append(found, Inside{made[fn], of})
	}
	for _, m := range installed {
		for _, fn := range m.inside {
			add(fn, nil)
		}
	}
	for fn := range f.functions() {
		obj := objectOf(fn)
		if obj == nil || fn.Parent() != nil || !obj.Exported() {
			continue
		}
		for _, inner := range f.offeredBy(fn) {
			add(inner, obj)
		}
	}
	return found
}

// offeredBy returns the functions inside the middleware that a function is, or returns.
func (f *finder) offeredBy(fn *ssa.Function) []*ssa.Function {
	if f.isMiddleware(fn.Signature) {
		return f.insideOf(fn)
	}
	one, list := f.returnsMiddleware(fn)
	if !one && !list {
		return nil
	}
	var found []*ssa.Function
	for _, ret := range f.flow.returns[fn] {
		own, _ := f.inside(ret.Results[0], list)
		found = append(found, own...)
	}
	return found
}
