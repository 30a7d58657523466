package silentdefault

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// decoded returns the arguments that must be given, and that a handler takes out of its input as they are, where the library
// only decodes the input: what is missing is a zero value.
//
//	type input struct {
//		Name string `json:"name"` // and the tool says mcp.Required()
//	}
//
//	func read(ctx context.Context, req mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) {
//		note, err := store.Read(in.Name)
func (c *checker) decoded(fn *ssa.Function, h *handlers.Handler, tool inputs.Description) (list []taken) {
	if h == nil || c.checks {
		return nil
	}
	library := sdk.Named(h.Library)
	if library == nil || !slices.Contains(library.Remedy.Decoded, h.Kind) {
		return nil
	}
	for _, a := range inputs.DecodedBy(fn) {
		first := a.Reads[0]
		if !a.Required && !tool.Required[a.Name] || !isPlain(first.Type()) {
			continue
		}
		if m := a.WhenMissing(c.machine); !m.IsRefused() && !m.IsKnown() {
			list = append(list, taken{name: a.Name, at: first.(ssa.Instruction), value: first, required: true, decoded: true, instead: m.Instead()})
		}
	}
	slices.SortFunc(list, func(a, b taken) int { return summary.ComparePositions(c.pass.Fset, a.at.Pos(), b.at.Pos()) })
	return list
}
