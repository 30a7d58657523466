package inputs

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// A Decoded is an argument that the library puts into a field of an input, by its name in JSON:
//
//	type input struct {
//		Name string `json:"name" jsonschema:"required"`
//	}
type Decoded struct {
	Name     string
	Required bool        // its tag says so
	Reads    []ssa.Value // where the function reads it, there is one at least
}

// DecodedBy returns the arguments that a function reads out of its last parameter, in the order of the fields. There are none if it
// hands the input as a whole to another function, which may look at what is missing.
func DecodedBy(fn *ssa.Function) (list []Decoded) {
	if len(fn.Params) == 0 {
		return nil
	}
	input := fn.Params[len(fn.Params)-1]
	s := program.StructOf(input.Type())
	if s == nil || isHandedOn(input) {
		return nil
	}
	reads := make(map[*types.Var][]ssa.Value)
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if v, ok := instr.(ssa.Value); ok {
			reads[paths.FieldRead(v)] = append(reads[paths.FieldRead(v)], v)
		}
	}
	for i := range s.NumFields() {
		name, _, _ := strings.Cut(reflect.StructTag(s.Tag(i)).Get("json"), ",")
		said := strings.Split(reflect.StructTag(s.Tag(i)).Get("jsonschema"), ",")
		if of := reads[s.Field(i)]; len(of) > 0 {
			list = append(list, Decoded{cmp.Or(name, s.Field(i).Name()), slices.Contains(said, "required"), of})
		}
	}
	return list
}

// isHandedOn reports whether an input is given as a whole to another function.
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

// WhenMissing is [Without] for an argument that is missing: all its reads give the zero value then.
func (d Decoded) WhenMissing(machine *scenario.Machine) Missing {
	given := make(map[ssa.Value]scenario.Value)
	for _, v := range d.Reads {
		given[v] = scenario.Zero(v.Type())
	}
	return Without(machine, d.Reads[0], given)
}
