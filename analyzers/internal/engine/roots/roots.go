// Package roots finds the variable that an address belongs to, and values that are empty.
//
//	report := make(map[string]any)
//	report["jobs"] = jobs // the root of what is stored to is report
//	return nil            // there is nothing in this
//
// Parameters that a function fills for its caller are roots, too: a map, a struct behind a pointer, and the
// elements of a slice.
package roots

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// IsEmpty reports whether a value is empty.
func IsEmpty(v ssa.Value) bool {
	if IsEmptyConst(v) {
		return true
	}
	switch v := v.(type) {
	case *ssa.Slice:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && isEmptyArray(variable.Type())
	case *ssa.MakeSlice:
		return IsEmptyConst(v.Len) && IsUnfilled(v)
	case *ssa.MakeMap:
		return IsUnfilled(v)
	case *ssa.Alloc:
		return v.Comment == "complit" && IsUnfilled(v)
	case *ssa.UnOp:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && v.Op == token.MUL && IsUnfilled(variable) && onlyUse(variable, v)
	case *ssa.MakeInterface:
		return IsEmpty(v.X)
	}
	return false
}

// IsEmptyConst reports whether a value is nil, "", 0 or false.
func IsEmptyConst(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if c.Value == nil {
		return true
	}
	switch c.Value.ExactString() {
	case `""`, "0", "false":
		return true
	}
	return false
}

func isEmptyArray(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	array, ok := p.Elem().Underlying().(*types.Array)
	return ok && array.Len() == 0
}

// IsUnfilled reports whether nothing is ever stored in a value that a function
// makes.
func IsUnfilled(v ssa.Value) bool {
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.MapUpdate, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.Phi:
			return true
		case *ssa.Store:
			return use.Addr == v
		case *ssa.Call:
			return true
		}
		return false
	})
}

// onlyUse reports whether a variable is read at one place, and not used otherwise.
func onlyUse(variable *ssa.Alloc, read ssa.Instruction) bool {
	return !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool { return use != read })
}

// WordFor returns the words for an empty value.
func WordFor(v ssa.Value) string {
	v = calls.PlainValue(v)
	if _, ok := v.(*ssa.Alloc); ok {
		return "an empty object"
	}
	return syntax.ZeroInWords(v.Type())
}

// MaxParameters bounds the parameters that a function fills.
const MaxParameters = 16

// IsFilled reports whether a value is a parameter that a function can fill for its caller: a
// map, a struct behind a pointer, or a writer, but not the receiver.
func IsFilled(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	if !ok || slices.Index(p.Parent().Params, p) >= MaxParameters || IsOwner(p) {
		return false
	}
	switch t := p.Type().Underlying().(type) {
	case *types.Map:
		return true
	case *types.Pointer:
		_, ok := t.Elem().Underlying().(*types.Struct)
		return ok
	}
	return false
}

// MaxUses bounds how far addresses are followed backwards.
const MaxUses = 12

// RootOf returns the local variable, map or list, or the parameter that the function fills,
// that an address belongs to, or nil.
func RootOf(addr ssa.Value) ssa.Value {
	base, held := BaseOf(addr)
	switch base.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		if !IsOwner(held) { // the parameter is in a variable because a literal captures it
			return base
		}
	case *ssa.Parameter:
		if IsFilled(base) || isItemOf(addr, base) {
			return base
		}
	case *ssa.Call, *ssa.Extract:
		if _, ok := base.Type().Underlying().(*types.Map); ok || IsConstructed(base) {
			return base
		}
	}
	return nil
}

// isItemOf reports whether an address is that of an item of a list which a function is given to fill.
func isItemOf(addr, list ssa.Value) bool {
	item, ok := addr.(*ssa.IndexAddr)
	_, slice := list.Type().Underlying().(*types.Slice)
	return ok && slice && item.X == list && slices.Index(list.Parent().Params, list.(*ssa.Parameter)) < MaxParameters
}

// BaseOf returns the value that an address belongs to, or is read from, and the parameter that it holds,
// if it is the variable of one.
func BaseOf(addr ssa.Value) (base ssa.Value, held *ssa.Parameter) {
	for range MaxUses {
		switch x := addr.(type) {
		case *ssa.FieldAddr:
			addr = x.X
		case *ssa.IndexAddr:
			addr = x.X
		case *ssa.Slice:
			addr = x.X
		case *ssa.UnOp:
			held, addr = program.ParameterOf(x), x.X
		default:
			return addr, held
		}
	}
	return nil, nil
}

// IsOwner reports whether a parameter is the receiver of a method.
func IsOwner(p *ssa.Parameter) bool {
	return p != nil && p.Parent().Signature.Recv() != nil && p == p.Parent().Params[0]
}

// HasUse reports whether any of the values is used.
func HasUse(values []ssa.Value) bool {
	return slices.ContainsFunc(values, func(v ssa.Value) bool { return len(program.UsesOf(v)) > 0 })
}

// IsConst reports whether a value is a constant.
func IsConst(v ssa.Value) bool {
	_, ok := v.(*ssa.Const)
	return ok
}

// IsOne reports whether a value is the constant 1.
func IsOne(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.ExactString() == "1"
}

// IsText reports whether a value is a string.
func IsText(v ssa.Value) bool {
	t, ok := v.Type().Underlying().(*types.Basic)
	return ok && t.Info()&types.IsString != 0
}

// IsList reports whether values of a type hold any number of others: []string, map[string]int.
func IsList(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map:
		return true
	}
	return false
}

// IsWritten reports whether text is written to values of a type:
// strings.Builder.
func IsWritten(t types.Type) bool {
	named := program.NamedOf(t)
	return api.IsNamed(named, "strings", "Builder") || api.IsNamed(named, "bytes", "Buffer")
}

// IsConstructed reports whether a function of the package has just created what a value points
// to, and nobody else has it: newReport().
func IsConstructed(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || call.Call.StaticCallee() == nil || len(call.Call.StaticCallee().Blocks) != 1 {
		return false
	}
	ret, ok := control.Last(call.Call.StaticCallee().Blocks[0]).(*ssa.Return)
	if !ok || len(ret.Results) != 1 {
		return false
	}
	_, made := ret.Results[0].(*ssa.Alloc)
	return made
}
