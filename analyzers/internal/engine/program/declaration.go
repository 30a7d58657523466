package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Declaration returns the function as declared: without type arguments, and the
// method of a method value. It returns nil for nil.
func Declaration(f *ssa.Function) *ssa.Function {
	if f == nil {
		return nil
	}
	if f.Origin() != nil {
		f = f.Origin()
	}
	if obj, ok := f.Object().(*types.Func); ok && f.Synthetic != "" {
		if method := f.Prog.FuncValue(obj.Origin()); method != nil {
			return method
		}
	}
	return f
}

// Field returns the field with the given index of a struct, or of the struct
// that t points to; for generic instances, that of the generic type. It returns
// nil if t is no struct: a type parameter may stand for one.
func Field(t types.Type, index int) *types.Var {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	return s.Field(index).Origin()
}
