package registration

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

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
