package fates

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// isEmpty reports whether there is nothing in a value.
func isEmpty(v ssa.Value) bool {
	if isEmptyConst(v) {
		return true
	}
	switch v := v.(type) {
	case *ssa.Slice:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && isEmptyArray(variable.Type())
	case *ssa.MakeSlice:
		return isEmptyConst(v.Len) && isUnfilled(v)
	case *ssa.MakeMap:
		return isUnfilled(v)
	case *ssa.Alloc:
		return v.Comment == "complit" && isUnfilled(v)
	case *ssa.UnOp:
		variable, ok := v.X.(*ssa.Alloc)
		return ok && v.Op == token.MUL && isUnfilled(variable) && onlyUse(variable, v)
	case *ssa.MakeInterface:
		return isEmpty(v.X)
	}
	return false
}

// isEmptyConst reports whether a value is a constant that says nothing: nil, "", 0 or false.
func isEmptyConst(v ssa.Value) bool {
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

// isUnfilled reports whether nothing is ever put into what a function makes.
func isUnfilled(v ssa.Value) bool {
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

// wordFor says what a value is in which there is nothing.
func wordFor(v ssa.Value) string {
	v = calls.PlainValue(v)
	if _, ok := v.(*ssa.Alloc); ok {
		return "an empty object"
	}
	return syntax.ZeroInWords(v.Type())
}

// isFilled reports whether a value is a parameter that a function can fill for its caller: the
// map or the struct that it points to, or the text that is written, and not that of which it is
// a method.
func isFilled(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	if !ok || slices.Index(p.Parent().Params, p) >= maxResults || isOwner(p) {
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

// maxUses bounds how far the uses of an error are followed.
const maxUses = 12

// rootOf returns the variable, the map or the list of the function, or the parameter that it
// fills, to which an address belongs, or nil.
func rootOf(addr ssa.Value) ssa.Value {
	base, held := baseOf(addr)
	switch base.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		if !isOwner(held) { // Have: it is kept in a variable because a literal uses it
			return base
		}
	case *ssa.Parameter:
		if isFilled(base) || isItemOf(addr, base) {
			return base
		}
	case *ssa.Call, *ssa.Extract:
		if _, ok := base.Type().Underlying().(*types.Map); ok || isConstructed(base) {
			return base
		}
	}
	return nil
}

// isItemOf reports whether an address is that of an item of a list which a function is given to fill.
func isItemOf(addr, list ssa.Value) bool {
	item, ok := addr.(*ssa.IndexAddr)
	_, slice := list.Type().Underlying().(*types.Slice)
	return ok && slice && item.X == list && slices.Index(list.Parent().Params, list.(*ssa.Parameter)) < maxResults
}

// baseOf returns the value to which an address belongs, of which it is read or a part, and the parameter
// that it holds, if that is a variable in which one is kept.
func baseOf(addr ssa.Value) (base ssa.Value, held *ssa.Parameter) {
	for range maxUses {
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

// isOwner reports whether a parameter is the receiver of a method.
func isOwner(p *ssa.Parameter) bool {
	return p != nil && p.Parent().Signature.Recv() != nil && p == p.Parent().Params[0]
}

func hasUse(values []ssa.Value) bool {
	return slices.ContainsFunc(values, func(v ssa.Value) bool { return len(program.UsesOf(v)) > 0 })
}

func isConst(v ssa.Value) bool {
	_, ok := v.(*ssa.Const)
	return ok
}

func isOne(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.ExactString() == "1"
}

func isText(v ssa.Value) bool {
	t, ok := v.Type().Underlying().(*types.Basic)
	return ok && t.Info()&types.IsString != 0
}

// isList reports whether values of a type hold any number of others: []string, map[string]int.
func isList(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map:
		return true
	}
	return false
}

// isWritten reports whether text is written to what has a type: strings.Builder.
func isWritten(t types.Type) bool {
	named := program.NamedOf(t)
	return api.IsNamed(named, "strings", "Builder") || api.IsNamed(named, "bytes", "Buffer")
}

// IsResponse reports whether values of a type are responses over HTTP.
func IsResponse(t types.Type) bool { return api.IsNamed(program.NamedOf(t), "net/http", "Response") }
