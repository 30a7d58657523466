package effects

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// settled are the constants that variables, fields and parameters of a package can hold, of which nobody
// else gets hold, and the types of which there are values:
//
//	var verbose bool // holds false, unless a statement of the package sets it
type settled struct {
	pkg   *ssa.Package
	held  map[any][]constant.Value // by *ssa.Global, *types.Var of a field and *ssa.Parameter
	open  map[any]bool             // of these: they can hold anything
	begun map[*ssa.Global]bool     // of these: they hold something from the start
	types map[*types.TypeName]bool // of which the package handles values
}

// settle looks at all functions of a package but those of its tests.
func (r *Result) settle() *settled {
	s := &settled{pkg: r.program.Package(), held: make(map[any][]constant.Value), open: make(map[any]bool), begun: make(map[*ssa.Global]bool), types: make(map[*types.TypeName]bool)}
	for _, fn := range r.program.Functions() {
		if r.inTest(fn) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			s.look(instr)
			s.handles(instr)
		}
	}
	return s
}

// isMain reports whether nobody imports the package.
func (s *settled) isMain() bool { return s.pkg.Pkg.Name() == "main" }

// look notes what an instruction puts into what it mentions.
func (s *settled) look(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.Store:
		if global, ok := instr.Addr.(*ssa.Global); ok && instr.Parent() == s.pkg.Func("init") {
			s.begun[global] = true
		}
		s.note(s.variable(instr.Addr), instr.Val)
		s.leave(instr.Val)
		return
	case *ssa.UnOp:
		if instr.Op == token.MUL {
			return
		}
	case *ssa.FieldAddr:
		return // what is done with the address counts
	case ssa.CallInstruction:
		s.call(instr.Common())
		return
	case *ssa.ChangeType:
		s.opened(instr.Type())
	}
	for _, operand := range instr.Operands(nil) {
		s.leave(*operand)
	}
}

// call notes what a call gives to the parameters of a function, and what it hands out.
func (s *settled) call(common *ssa.CallCommon) {
	callee := program.Declaration(common.StaticCallee())
	for i, arg := range common.Args {
		if callee != nil && callee.Pkg == s.pkg && i < len(callee.Params) {
			s.note(callee.Params[i], arg)
		}
		s.leave(arg)
	}
	if callee == nil {
		s.leave(common.Value)
	}
}

// leave notes that a value goes where it is not followed: others can set a variable by its address, and call
// a function with anything.
func (s *settled) leave(v ssa.Value) {
	switch v := v.(type) {
	case *ssa.Function:
		for _, p := range v.Params {
			s.open[p] = true
		}
	case *ssa.MakeClosure:
		s.leave(v.Fn)
	case *ssa.Global, *ssa.FieldAddr:
		if at := s.variable(v); at != nil {
			s.open[at] = true
		}
	}
}

// opened notes that the fields of a struct can be those of another type.
func (s *settled) opened(t types.Type) {
	if u, ok := t.Underlying().(*types.Struct); ok {
		for field := range u.Fields() {
			s.open[field.Origin()] = true
		}
	}
}

// variable returns the variable or the field that an address is of, or nil.
func (s *settled) variable(addr ssa.Value) any {
	switch addr := addr.(type) {
	case *ssa.Global:
		return addr
	case *ssa.FieldAddr:
		if field := program.FieldOf(addr); field != nil {
			return field.Origin()
		}
	}
	return nil
}

// note notes that a value is put somewhere.
func (s *settled) note(at any, v ssa.Value) {
	if at == nil {
		return
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		s.open[at] = true
		return
	}
	s.held[at] = append(s.held[at], c.Value)
}

// values returns all constants that a value can be, or nothing if it can be something else.
func (s *settled) values(v ssa.Value) []constant.Value {
	switch v := v.(type) {
	case *ssa.Parameter:
		if fn := v.Parent(); fn.Parent() == nil && fn.Signature.Recv() == nil && fn.Object() != nil && (s.isMain() || !fn.Object().Exported()) && !s.open[v] {
			return s.held[v]
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return s.heldAt(v.X)
		}
	case *ssa.Field:
		return s.heldIn(program.FieldOf(v))
	}
	return nil
}

// heldAt returns what a variable or a field can hold. The linker can set texts.
func (s *settled) heldAt(addr ssa.Value) []constant.Value {
	switch addr := addr.(type) {
	case *ssa.Global:
		zero := zeroOf(addr.Type().Underlying().(*types.Pointer).Elem())
		if addr.Pkg != s.pkg || addr.Object() == nil || s.open[addr] || zero == nil || zero.Kind() == constant.String || !s.isMain() && token.IsExported(addr.Name()) {
			return nil
		}
		if s.begun[addr] {
			return s.held[addr]
		}
		return append(slices.Clone(s.held[addr]), zero)
	case *ssa.FieldAddr:
		return s.heldIn(program.FieldOf(addr))
	}
	return nil
}

// heldIn returns what a field can hold that only the package can set.
func (s *settled) heldIn(field *types.Var) []constant.Value {
	if field == nil || field.Exported() || field.Pkg() != s.pkg.Pkg || s.open[field.Origin()] {
		return nil
	}
	zero := zeroOf(field.Type())
	if zero == nil {
		return nil
	}
	return append(slices.Clone(s.held[field.Origin()]), zero)
}

// zeroOf returns the zero value of a type, or nil if it is no constant.
func zeroOf(t types.Type) constant.Value {
	basic, ok := t.Underlying().(*types.Basic)
	switch {
	case !ok:
		return nil
	case basic.Info()&types.IsBoolean != 0:
		return constant.MakeBool(false)
	case basic.Info()&types.IsString != 0:
		return constant.MakeString("")
	case basic.Info()&types.IsInteger != 0:
		return constant.MakeInt64(0)
	}
	return nil
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
	return named == nil || !s.isMain() && named.Obj().Exported() || s.types[named.Origin().Obj()]
}
