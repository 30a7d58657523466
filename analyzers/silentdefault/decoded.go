package silentdefault

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
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
	if h == nil || c.checks || len(fn.Params) == 0 {
		return nil
	}
	library, input := sdk.Named(h.Library), fn.Params[len(fn.Params)-1]
	if library == nil || !slices.Contains(library.Remedy.Decoded, h.Kind) || isHandedOn(input) {
		return nil
	}
	for _, a := range argumentsOf(input) {
		if len(a.reads) == 0 || !a.required && !tool.Required[a.name] || !isPlain(a.reads[0].Type()) {
			continue
		}
		first := a.reads[0]
		if m := inputs.Without(c.machine, first, zeroOfAll(a.reads)); !m.IsRefused() && !m.IsKnown() {
			list = append(list, taken{name: a.name, at: first.(ssa.Instruction), value: first, required: true, decoded: true, instead: m.Instead()})
		}
	}
	slices.SortFunc(list, func(a, b taken) int { return summary.ComparePositions(c.pass.Fset, a.at.Pos(), b.at.Pos()) })
	return list
}

// An argument is a field of an input, by its name in JSON.
type argument struct {
	name     string
	required bool        // its tag says so
	reads    []ssa.Value // where the handler reads it
}

// argumentsOf returns the fields of an input, in their order.
func argumentsOf(input *ssa.Parameter) (list []argument) {
	s := program.StructOf(input.Type())
	if s == nil {
		return nil
	}
	reads := make(map[*types.Var][]ssa.Value)
	for instr := range program.Instructions[ssa.Instruction](input.Parent().Blocks) {
		if v, ok := instr.(ssa.Value); ok {
			reads[paths.FieldRead(v)] = append(reads[paths.FieldRead(v)], v)
		}
	}
	for i := range s.NumFields() {
		name, _, _ := strings.Cut(reflect.StructTag(s.Tag(i)).Get("json"), ",")
		said := strings.Split(reflect.StructTag(s.Tag(i)).Get("jsonschema"), ",")
		list = append(list, argument{cmp.Or(name, s.Field(i).Name()), slices.Contains(said, "required"), reads[s.Field(i)]})
	}
	return list
}

// zeroOfAll gives each of some values the zero value.
func zeroOfAll(values []ssa.Value) map[ssa.Value]scenario.Value {
	given := make(map[ssa.Value]scenario.Value)
	for _, v := range values {
		given[v] = scenario.Zero(v.Type())
	}
	return given
}

// isHandedOn reports whether an input is given as a whole to another function, which may look at what is missing.
func isHandedOn(input *ssa.Parameter) bool {
	for _, use := range (flow.Query{Kinds: flow.Store | flow.Load | flow.Box | flow.Convert}).Uses(input) {
		_, called := use.(ssa.CallInstruction)
		_, captured := use.(*ssa.MakeClosure)
		if called || captured {
			return true
		}
	}
	return false
}
