package registration

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// OfferedIn returns the functions of a package that it puts into fields of what the program
// calls a tool, a prompt or a resource, and the kind of that: some other package registers
// those, of which this one knows nothing.
//
//	api.ServerTool{Tool: api.Tool{Name: "pods_list"}, Handler: podsList}
func OfferedIn(scope *flow.Scope) map[*ssa.Function]sdk.Kind {
	found := make(map[*ssa.Function]sdk.Kind)
	for store := range program.InstructionsOf[*ssa.Store](scope.Program.Functions()) {
		if given := program.FunctionOf(store.Val); given != nil && scope.Own[given] && returnsError(given.Signature) {
			if kind := kindOfField(store.Addr); kind != sdk.UnknownKind {
				found[given] = kind
			}
		}
	}
	return found
}

// kindOfField returns the kind of handlers that a struct holds to which an address leads.
func kindOfField(addr ssa.Value) sdk.Kind {
	field, ok := addr.(*ssa.FieldAddr)
	if !ok {
		return sdk.UnknownKind
	}
	named := program.NamedOf(field.X.Type())
	if named == nil {
		return sdk.UnknownKind
	}
	name := named.Obj().Name()
	if of := paths.FieldOf(field); of != nil {
		if held, ok := types.Unalias(of.Type()).(*types.Named); ok {
			name += held.Obj().Name()
		}
	}
	switch {
	case strings.Contains(name, "Tool"):
		return sdk.Tool
	case strings.Contains(name, "Prompt"):
		return sdk.Prompt
	case strings.Contains(name, "Resource"):
		return sdk.Resource
	}
	return sdk.UnknownKind
}
