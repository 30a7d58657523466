package paths

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// ReadFrom returns the address at which a value is read, and whether that is of a kind: a field, an element, a
// variable of the package.
//
//	if global, ok := paths.ReadFrom[*ssa.Global](v); ok { // v is os.Stdout
func ReadFrom[A ssa.Value](v ssa.Value) (at A, ok bool) {
	load, _ := v.(*ssa.UnOp)
	if load == nil || load.Op != token.MUL {
		return at, false
	}
	at, ok = load.X.(A)
	return at, ok
}

// IsReadFrom reports whether a value was read from a variable.
func IsReadFrom(v, variable ssa.Value) bool {
	at, ok := ReadFrom[ssa.Value](v)
	return ok && at == variable
}

// PartOf returns what gives several values of which one is the value with the index, and whether that is of a kind:
// the assertion of
//
//	name, ok := v.(string)
func PartOf[T ssa.Value](v ssa.Value, index int) (of T, ok bool) {
	part, _ := v.(*ssa.Extract)
	if part == nil || part.Index != index {
		return of, false
	}
	of, ok = part.Tuple.(T)
	return of, ok
}

// FieldOf returns the field of a struct that a value is, or is the address of, or nil.
func FieldOf(v ssa.Value) *types.Var {
	switch v := v.(type) {
	case *ssa.FieldAddr:
		return program.Field(v.X.Type(), v.Field)
	case *ssa.Field:
		return program.Field(v.X.Type(), v.Field)
	}
	return nil
}

// FieldRead returns the field of a struct that a value is, or is read from, or nil.
func FieldRead(v ssa.Value) *types.Var {
	if addr, ok := ReadFrom[*ssa.FieldAddr](v); ok {
		return FieldOf(addr)
	}
	if _, addr := v.(*ssa.FieldAddr); addr {
		return nil
	}
	return FieldOf(v)
}

// IsVariable reports whether a value is one of some variables of packages, such as "os.Stdout", or what it holds.
func IsVariable(v ssa.Value, names ...string) bool {
	global, ok := v.(*ssa.Global)
	if !ok {
		global, ok = ReadFrom[*ssa.Global](v)
	}
	if !ok || global.Object() == nil {
		return false
	}
	return slices.Contains(names, global.Object().Pkg().Path()+"."+global.Name())
}
