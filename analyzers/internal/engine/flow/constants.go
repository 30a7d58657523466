package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Constants are those that variables, fields and parameters of a package can hold, of which nobody else gets hold:
//
//	var verbose bool // holds false, unless a statement of the package sets it
type Constants struct {
	pkg   *ssa.Package
	held  map[any][]constant.Value // by *ssa.Global, *types.Var of a field and *ssa.Parameter
	open  map[any]bool             // of these: they can hold anything
	begun map[*ssa.Global]bool     // of these: they hold something from the start
	made  map[*types.Var]bool      // the fields of the structs that the package makes
}

// ConstantsIn returns what some functions of a package put into its variables.
func ConstantsIn(pkg *ssa.Package, functions []*ssa.Function) *Constants {
	c := &Constants{pkg: pkg, held: make(map[any][]constant.Value), open: make(map[any]bool), begun: make(map[*ssa.Global]bool), made: make(map[*types.Var]bool)}
	for instr := range program.InstructionsOf[ssa.Instruction](functions) {
		c.look(instr)
	}
	return c
}

// IsMain reports whether nobody imports the package.
func (c *Constants) IsMain() bool { return c.pkg.Pkg.Name() == "main" }

// look notes what an instruction puts into what it mentions.
func (c *Constants) look(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.Store:
		if global, ok := instr.Addr.(*ssa.Global); ok && instr.Parent() == c.pkg.Func("init") {
			c.begun[global] = true
		}
		c.note(c.variable(instr.Addr), instr.Val)
		c.leave(instr.Val)
		return
	case *ssa.UnOp:
		if instr.Op == token.MUL {
			return
		}
	case *ssa.FieldAddr:
		return // what is done with the address counts
	case *ssa.Alloc:
		c.makes(instr)
		return
	case ssa.CallInstruction:
		c.call(instr.Common())
		return
	case *ssa.ChangeType:
		c.opened(instr.Type())
	}
	for _, operand := range instr.Operands(nil) {
		c.leave(*operand)
	}
}

// makes notes the fields of a struct that is made by a literal or by new.
func (c *Constants) makes(made *ssa.Alloc) {
	u, ok := made.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	if !ok || made.Comment != "complit" && made.Comment != "new" {
		return
	}
	for field := range u.Fields() {
		c.made[field.Origin()] = true
	}
}

// call notes what a call gives to the parameters of a function, and what it hands out.
func (c *Constants) call(common *ssa.CallCommon) {
	callee := program.Declaration(common.StaticCallee())
	for i, arg := range common.Args {
		if callee != nil && callee.Pkg == c.pkg && i < len(callee.Params) {
			c.note(callee.Params[i], arg)
		}
		c.leave(arg)
	}
	if callee == nil {
		c.leave(common.Value)
	}
}

// leave notes that a value goes where it is not followed: others can set a variable by its address, and call
// a function with anything.
func (c *Constants) leave(v ssa.Value) {
	switch v := v.(type) {
	case *ssa.Function:
		for _, p := range v.Params {
			c.open[p] = true
		}
	case *ssa.MakeClosure:
		c.leave(v.Fn)
	case *ssa.Global, *ssa.FieldAddr:
		if at := c.variable(v); at != nil {
			c.open[at] = true
		}
	}
}

// opened notes that the fields of a struct can be those of another type.
func (c *Constants) opened(t types.Type) {
	if u, ok := t.Underlying().(*types.Struct); ok {
		for field := range u.Fields() {
			c.open[field.Origin()] = true
		}
	}
}

// variable returns the variable or the field that an address is of, or nil.
func (c *Constants) variable(addr ssa.Value) any {
	if global, ok := addr.(*ssa.Global); ok {
		return global
	}
	if field := paths.FieldOf(addr); field != nil {
		return field
	}
	return nil
}

// note notes that a value is put somewhere.
func (c *Constants) note(at any, v ssa.Value) {
	if at == nil {
		return
	}
	fixed, ok := v.(*ssa.Const)
	if ok && fixed.IsNil() {
		return // what else is put there counts
	}
	if !ok || fixed.Value == nil {
		c.open[at] = true
		return
	}
	c.held[at] = append(c.held[at], fixed.Value)
}

// Of returns all constants that a value can be, or nothing if it can be something else.
func (c *Constants) Of(v ssa.Value) []constant.Value {
	if p, ok := v.(*ssa.Parameter); ok {
		fn := p.Parent()
		if fn.Parent() == nil && fn.Signature.Recv() == nil && fn.Object() != nil && (c.IsMain() || !fn.Object().Exported()) && !c.open[p] {
			return c.held[p]
		}
	}
	if global, ok := paths.ReadFrom[*ssa.Global](v); ok {
		return c.heldBy(global)
	}
	return c.heldIn(paths.FieldRead(v))
}

// heldBy returns what a variable can hold. The linker can set texts.
func (c *Constants) heldBy(global *ssa.Global) []constant.Value {
	zero := program.ZeroOf(global.Type().Underlying().(*types.Pointer).Elem())
	if global.Pkg != c.pkg || global.Object() == nil || c.open[global] || zero == nil || zero.Kind() == constant.String || !c.IsMain() && token.IsExported(global.Name()) {
		return nil
	}
	if c.begun[global] {
		return c.held[global]
	}
	return append(slices.Clone(c.held[global]), zero)
}

// heldIn returns what a field can hold that only the package can set.
func (c *Constants) heldIn(field *types.Var) []constant.Value {
	if field == nil || field.Exported() || field.Pkg() != c.pkg.Pkg || c.open[field.Origin()] {
		return nil
	}
	zero := program.ZeroOf(field.Type())
	if zero == nil {
		return nil
	}
	return append(slices.Clone(c.held[field.Origin()]), zero)
}

// IsUnset reports whether a value is read from a field that only the package can set, and that it leaves nil wherever it
// makes such a struct:
//
//	type Service struct{ onEvict func(string) }
//
//	func New() *Service { return &Service{} }
//
//	func (s *Service) evict(key string) {
//		if s.onEvict != nil { // never
func (c *Constants) IsUnset(v ssa.Value) bool {
	field := paths.FieldRead(v)
	if field == nil || field.Exported() || field.Pkg() != c.pkg.Pkg || c.open[field.Origin()] || !c.made[field.Origin()] {
		return false
	}
	switch field.Type().Underlying().(type) {
	case *types.Pointer, *types.Interface, *types.Signature, *types.Map, *types.Chan:
		return true
	}
	return false
}
