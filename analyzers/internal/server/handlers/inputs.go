package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// comesIn reports whether arguments come in through a parameter of a handler of the package,
// as the client sent them.
func (f *finder) comesIn(p *ssa.Parameter) bool {
	h := f.catalogue.of(p.Parent())
	if h == nil || !h.Kind.IsAnswer() {
		return false
	}
	if h.Kind != sdk.TypedTool && h.Kind != sdk.StructuredTool {
		return arguments.CanBeAll(p.Type())
	}
	if flow.PositionOf(p) != len(h.Func.Params)-1 || len(h.Func.Params) < 3 {
		return false
	}
	_, isStruct := p.Type().Underlying().(*types.Struct)
	return isStruct || !f.validates(h) || slices.ContainsFunc(h.Registered, func(at servers.Registration) bool { return at.Infers })
}

// validates reports whether the library holds the arguments of a handler against a
// schema before it calls it. One that registers typed handlers as such has a schema
// of each, and one that makes raw handlers of them only decodes.
func (f *finder) validates(h *Handler) bool {
	for _, library := range f.Set.SDKs() {
		if library.Name == h.Library {
			return slices.ContainsFunc(library.Registrars, func(row sdk.Registrar) bool { return row.Kind == h.Kind })
		}
	}
	return true
}
