package handlers

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// makes returns the handlers of the package that a function returns as they are.
func (f *finder) makes(fn *ssa.Function) []*ssa.Function {
	return f.handlersAmong(f.Index.ResultsOf(fn))
}

// handlersAmong returns the handlers of the package that values are, as they are.
func (f *finder) handlersAmong(values []ssa.Value) []*ssa.Function {
	var found []*ssa.Function
	for _, v := range values {
		m, ok := f.Set.Handler(v.Type())
		if !ok || middlewareLike(m.Kind) {
			continue
		}
		for _, s := range f.Index.Sources(v) {
			if s.Function != nil && f.Own[s.Function] && !slices.Contains(found, s.Function) {
				found = append(found, s.Function)
			}
		}
	}
	return found
}

// kept returns the bundles and handlers that exported variables of the package hold, in
// the order of their names.
func (f *finder) kept() []Returned {
	var found []Returned
	for variable, values := range f.Index.Globals {
		if obj := variable.Object(); obj == nil || obj.Pkg() != f.Pass.Pkg || !obj.Exported() {
			continue
		}
		found = f.withOffered(found, variable.Object(), values)
	}
	slices.SortFunc(found, func(a, b Returned) int { return strings.Compare(a.By.Name(), b.By.Name()) })
	return found
}

// yields notes that what a function of another package of the module returned, or a
// variable of one holds, is registered.
func (f *finder) yields(obj types.Object, at servers.Registration) {
	if !f.isOfOtherPackage(obj) {
		return
	}
	if !slices.ContainsFunc(f.yielded, func(y Yielded) bool { return y.By == obj && y.At.Pos == at.Pos }) {
		f.yielded = append(f.yielded, Yielded{obj, at})
	}
}

// isOfOtherPackage reports whether another package of the module declares something.
func (f *finder) isOfOtherPackage(obj types.Object) bool {
	return obj != nil && obj.Pkg() != nil && obj.Pkg() != f.Pass.Pkg && module.Seems(f.Pass, obj.Pkg())
}

// isGivenToMaker reports whether a function value is a parameter of the function that
// returns a handler, which is a literal in it.
func (f *finder) isGivenToMaker(handler *ssa.Function, v ssa.Value) bool {
	maker := handler.Parent()
	return maker != nil && slices.Contains(f.makes(maker), handler) && slices.ContainsFunc(f.Index.SourcesWithin(v, maker), func(s valueflow.Source) bool {
		return s.Parameter != nil && s.Parameter.Parent() == maker
	})
}
