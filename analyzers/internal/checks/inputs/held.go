package inputs

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Held is a field that can hold anything, which is asserted to hold what it never does where its
// struct was decoded from JSON, as the module does:
//
//	type response struct{ Items any }
//
//	json.Unmarshal(cached, &r)  // Items is a []any, or a map[string]any
//	items := r.Items.([]match)  // panics
type Held struct {
	// Field names it, such as "types.Response.Items", and Type what it is asserted to be.
	Field, Type string
	// Instr is the assertion, or the first call in the package of the function of another one, Func,
	// with the assertion at a place.
	Instr ssa.Instruction
	Func  string
	Place summary.Place
	At    token.Pos
}

// holds is told of a package, and those below it, that decode structs with fields which can
// hold anything, or assert what is in such.
type holds struct {
	Decoded  []string // such as "example.test/types.Response"
	Asserted []holding
}

// holding is an assertion as other packages are told of it.
type holding struct {
	Struct, Field, Type string
	Func                string // the full name of the function
	Place               summary.Place
}

// String returns what is decoded and asserted.
func (h holds) String() string {
	text := "holds"
	for _, name := range h.Decoded {
		text += " " + name
	}
	for _, a := range h.Asserted {
		text += " " + a.Field + " as " + a.Type
	}
	return text
}

// held finds what is asserted in the package, and in functions of other packages that it calls.
func (f *assertionFinder) held(functions []*ssa.Function) {
	known := f.heldBelow()
	below := len(known.Asserted)
	var own []*ssa.TypeAssert
	for instr := range program.InstructionsOf[ssa.Instruction](functions) {
		if name := decodes(instr); name != "" {
			known.Decoded = append(known.Decoded, name)
		} else if assert, h, ok := f.holding(instr); ok {
			own, known.Asserted = append(own, assert), append(known.Asserted, h)
		}
	}
	slices.Sort(known.Decoded)
	known.Decoded = slices.Compact(known.Decoded)
	for i, h := range known.Asserted {
		if !slices.Contains(known.Decoded, h.Struct) {
			continue
		}
		if i >= below {
			f.result.Held = append(f.result.Held, Held{Field: h.Field, Type: h.Type, Instr: own[i-below]})
		} else if call := callOf(functions, h.Func); call != nil {
			f.result.Held = append(f.result.Held, Held{Field: h.Field, Type: h.Type, Instr: call, Func: syntax.ShortName(program.Called(call.Common())), Place: h.Place, At: f.home.Pos(h.Place)})
		}
	}
	if len(known.Decoded)+len(known.Asserted) > 0 {
		summary.ExportPackage(f.pass, *known)
	}
}

// heldBelow returns what the packages of the module tell that this one imports.
func (f *assertionFinder) heldBelow() *holds {
	known := new(holds)
	for imported, told := range summary.Below[holds](f.pass) {
		known.add(told, func(p summary.Place) summary.Place { return f.home.Seen(summary.ObjectIn(imported), p) })
	}
	return known
}

func (h *holds) add(other holds, seen func(summary.Place) summary.Place) {
	h.Decoded = append(h.Decoded, other.Decoded...)
	for _, a := range other.Asserted {
		if a.Place = seen(a.Place); !slices.Contains(h.Asserted, a) && len(h.Asserted) < budget.Kept {
			h.Asserted = append(h.Asserted, a)
		}
	}
}

// decodes returns the name of the struct into which a call decodes JSON, or "".
func decodes(instr ssa.Instruction) string {
	call, ok := instr.(*ssa.Call)
	if !ok {
		return ""
	}
	obj := program.Called(call.Common())
	if syntax.PathOf(obj) != "encoding/json" || obj.Name() != "Unmarshal" && obj.Name() != "Decode" {
		return ""
	}
	return structName(calls.PlainValue(call.Call.Args[len(call.Call.Args)-1]).Type())
}

// structName returns the name of a declared struct, or of that to which a type points, or "".
func structName(t types.Type) string {
	named := structOf(t)
	if named == nil {
		return ""
	}
	return named.Obj().Pkg().Path() + "." + named.Obj().Name()
}

// holding returns an instruction as the assertion, without a check, that a field which can hold
// anything holds what no decoder of JSON puts there.
func (f *assertionFinder) holding(instr ssa.Instruction) (assert *ssa.TypeAssert, h holding, ok bool) {
	assert, ok = instr.(*ssa.TypeAssert)
	if !ok || !panics(assert) || isOfJSON(assert.AssertedType) || program.Recovers(program.Outermost(assert.Parent())) {
		return nil, h, false
	}
	addr, ok := paths.ReadFrom[*ssa.FieldAddr](assert.X)
	if !ok || structOf(addr.X.Type()) == nil {
		return nil, h, false
	}
	field := paths.FieldOf(addr)
	h = holding{Struct: structName(addr.X.Type()), Type: types.TypeString(assert.AssertedType, (*types.Package).Name), Place: f.home.At(assert.Pos())}
	h.Field = structOf(addr.X.Type()).Obj().Name() + "." + field.Name()
	if obj := program.ObjectOf(program.Outermost(assert.Parent())); obj != nil {
		h.Func = obj.FullName()
	}
	return assert, h, program.IsAny(field.Type())
}

// isOfJSON reports whether package json puts values of a type into an interface: an assertion to another one never holds.
func isOfJSON(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return t.Kind() == types.String || t.Kind() == types.Float64 || t.Kind() == types.Bool
	case *types.Slice:
		return program.IsAny(t.Elem())
	case *types.Map:
		return program.IsAny(t.Elem())
	case *types.Named:
		return t.Obj().Name() == "Number"
	}
	return false
}

// callOf returns the first call of a function of another package, or nil.
func callOf(functions []*ssa.Function, name string) *ssa.Call {
	for call := range program.InstructionsOf[*ssa.Call](functions) {
		if obj := program.Called(call.Common()); syntax.PathOf(obj) != "" && obj.FullName() == name {
			return call
		}
	}
	return nil
}
