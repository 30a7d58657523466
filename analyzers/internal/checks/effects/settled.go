package effects

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// settled are the constants that variables of a package can hold, and the types of which there are values.
type settled struct {
	*flow.Constants
	types map[*types.TypeName]bool // of which the package handles values
}

// settle looks at all functions of a package but those of its tests.
func (r *Result) settle() *settled {
	s := &settled{flow.ConstantsIn(r.program.Package(), r.functions), make(map[*types.TypeName]bool)}
	for instr := range program.InstructionsOf[ssa.Instruction](r.functions) {
		s.handles(instr)
	}
	return s
}

// handles notes the types of the values that an instruction makes or puts into an interface. What the methods
// of a type do with it says nothing, and neither does var _ I = (*T)(nil).
func (s *settled) handles(instr ssa.Instruction) {
	var of *types.Named
	if recv := program.Outermost(instr.Parent()).Signature.Recv(); recv != nil {
		of = program.NamedOf(recv.Type())
	}
	add := func(t types.Type) {
		if named := program.NamedOf(t); named == nil || of == nil || named.Obj() != of.Obj() {
			s.add(t)
		}
	}
	switch instr := instr.(type) {
	case *ssa.MakeInterface:
		if c, ok := instr.X.(*ssa.Const); !ok || !c.IsNil() {
			add(instr.X.Type())
		}
	case *ssa.Store:
		add(instr.Val.Type())
	case ssa.Value:
		add(instr.Type())
	}
}

// add notes a type, those of the elements of it, and those of its fields.
func (s *settled) add(t types.Type) {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if obj := t.Origin().Obj(); !s.types[obj] {
			s.types[obj] = true
			s.add(t.Underlying())
		}
	case *types.Map:
		s.add(t.Key())
		s.add(t.Elem())
	case interface{ Elem() types.Type }:
		s.add(t.Elem())
	case *types.Struct:
		for field := range t.Fields() {
			s.add(field.Type())
		}
	case *types.Tuple:
		for part := range t.Variables() {
			s.add(part.Type())
		}
	}
}

// isMade reports whether there can be a value of which a function is a method.
func (s *settled) isMade(method *ssa.Function) bool {
	if method.Signature.Recv() == nil {
		return true
	}
	named := program.NamedOf(method.Signature.Recv().Type())
	return named == nil || !s.IsMain() && named.Obj().Exported() || s.types[named.Origin().Obj()]
}
