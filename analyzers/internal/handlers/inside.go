package handlers

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
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
	t := valueflow.NewTrace(f.Index)
	if variadic {
		t.Elements(middleware)
	} else {
		t.Value(middleware)
	}
	for _, s := range t.Found {
		switch {
		case s.Function != nil && f.Own[s.Function]:
			own = append(own, f.insideOf(s.Function)...)
		case s.Function != nil:
			from = append(from, program.ObjectOf(s.Function))
		case s.Made != nil:
			from = append(from, s.Made)
		}
	}
	return own, from
}

// insideOf returns the functions of the package that a function which is middleware
// returns.
func (f *finder) insideOf(middleware *ssa.Function) []*ssa.Function {
	var found []*ssa.Function
	for _, ret := range f.Index.Returns[middleware] {
		for _, s := range f.Index.Sources(ret.Results[0]) {
			if s.Function != nil && f.Own[s.Function] {
				found = append(found, s.Function)
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
		m, ok := f.Set.Handler(fn.Signature)
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
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
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
	if f.between.IsMiddleware(fn.Signature) {
		return f.insideOf(fn)
	}
	one, list := f.between.ReturnsMiddleware(fn)
	if !one && !list {
		return nil
	}
	var found []*ssa.Function
	for _, ret := range f.Index.Returns[fn] {
		own, _ := f.inside(ret.Results[0], list)
		found = append(found, own...)
	}
	return found
}
