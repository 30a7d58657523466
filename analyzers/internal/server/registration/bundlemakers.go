package registration

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// makes returns the handlers of the package that a function returns as they are.
func (r *Bundles) makes(fn *ssa.Function) []*ssa.Function {
	return r.handlersAmong(r.Index.ResultsOf(fn))
}

// handlersAmong returns the handlers of the package that values are, as they are.
func (r *Bundles) handlersAmong(values []ssa.Value) []*ssa.Function {
	var found []*ssa.Function
	for _, v := range values {
		m, ok := r.Set.Handler(v.Type())
		if !ok || wrappers.IsKind(m.Kind) {
			continue
		}
		for _, s := range r.Index.Sources(v) {
			if s.Function != nil && r.Own[s.Function] && !slices.Contains(found, s.Function) {
				found = append(found, s.Function)
			}
		}
	}
	return found
}

// IsGivenToMaker reports whether a function value is a parameter of the function that
// returns a handler, which is a literal in it.
func (r *Bundles) IsGivenToMaker(handler *ssa.Function, v ssa.Value) bool {
	maker := handler.Parent()
	return maker != nil && slices.Contains(r.makes(maker), handler) && slices.ContainsFunc(r.Index.SourcesWithin(v, maker), func(s flow.Source) bool {
		return s.Parameter != nil && s.Parameter.Parent() == maker
	})
}
