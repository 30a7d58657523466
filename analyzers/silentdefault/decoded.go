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
	for field, reads := range readsOf(input) {
		first := reads[0]
		t := taken{name: field.name, at: first.(ssa.Instruction), value: first, required: true, decoded: true}
		if !field.required && !tool.Required[field.name] || !isPlain(first.Type()) {
			continue
		}
		if m := inputs.Without(c.machine, first, zeroOfAll(reads)); !m.IsRefused() && !m.IsKnown() {
			t.instead = m.Instead()
			list = append(list, t)
		}
	}
	slices.SortFunc(list, func(a, b taken) int { return summary.ComparePositions(c.pass.Fset, a.at.Pos(), b.at.Pos()) })
	return list
}

// An argument is a field of an input, by its name in JSON.
type argument struct {
	name     string
	required bool // its tag says so
}

// readsOf returns where a function reads the fields of an input that it is given, in the order of its instructions.
func readsOf(input *ssa.Parameter) map[argument][]ssa.Value {
	s := program.StructOf(input.Type())
	reads := make(map[argument][]ssa.Value)
	if s == nil {
		return nil
	}
	for instr := range program.Instructions[ssa.Instruction](input.Parent().Blocks) {
		v, ok := instr.(ssa.Value)
		field := (*types.Var)(nil)
		if ok {
			field = paths.FieldRead(v)
		}
		for i := range s.NumFields() {
			if field != nil && s.Field(i) == field {
				arg := taggedAs(field, s.Tag(i))
				reads[arg] = append(reads[arg], v)
			}
		}
	}
	return reads
}

// taggedAs returns what the tag of a field says of the argument.
func taggedAs(field *types.Var, tag string) argument {
	name, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	said := strings.Split(reflect.StructTag(tag).Get("jsonschema"), ",")
	return argument{cmp.Or(name, field.Name()), slices.Contains(said, "required")}
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
