package registration

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// An Offer are the bundles and the handlers that an exported function of the package
// returns, or that an exported variable holds.
type Offer struct {
	By types.Object
	// At are the places where the handlers are put into bundles.
	At []token.Pos
	// From are the functions and variables of other packages from which more of them come.
	From []types.Object
	// Handlers are those that it returns or holds as they are.
	Handlers []*ssa.Function
}

// Offers returns what exported variables of the package hold, in the order of their names, and then what
// its exported functions return.
func (r *Bundles) Offers() []Offer {
	found := r.kept()
	for fn := range r.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() {
			continue
		}
		found = r.withOffered(found, obj, r.Index.ResultsOf(fn))
	}
	return found
}

// withOffered adds the bundles and handlers among the values that a function returns or a
// variable holds, if there are any.
func (r *Bundles) withOffered(found []Offer, by types.Object, values []ssa.Value) []Offer {
	b := r.in(nil, true, slices.DeleteFunc(slices.Clone(values), func(v ssa.Value) bool { return !r.isBundle(v.Type()) })...)
	if made := r.handlersAmong(values); len(b.at)+len(b.from)+len(made) > 0 {
		found = append(found, Offer{by, b.at, b.from, made})
	}
	return found
}

// kept returns the bundles and handlers that exported variables of the package hold, in
// the order of their names.
func (r *Bundles) kept() []Offer {
	var found []Offer
	for variable, values := range r.Index.Globals {
		if obj := variable.Object(); obj == nil || obj.Pkg() != r.Pass.Pkg || !obj.Exported() {
			continue
		}
		found = r.withOffered(found, variable.Object(), values)
	}
	slices.SortFunc(found, func(a, b Offer) int { return strings.Compare(a.By.Name(), b.By.Name()) })
	return found
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
			if r.Own[s.Function] && !slices.Contains(found, s.Function) {
				found = append(found, s.Function)
			}
		}
	}
	return found
}
