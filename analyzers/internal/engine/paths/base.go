package paths

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Holder returns the variable, pointer or list of which an address is a field or an element.
//
//	report.items[0].name = name // report, if that is a variable; what it points to, if it is a pointer
func Holder(addr ssa.Value) ssa.Value {
	for {
		switch a := addr.(type) {
		case *ssa.FieldAddr:
			addr = a.X
		case *ssa.IndexAddr:
			addr = a.X
		default:
			return addr
		}
	}
}

// Root returns the local variable, map or list, or the parameter that the function fills,
// that an address belongs to, or nil.
func Root(addr ssa.Value) ssa.Value {
	base, held := Base(addr)
	switch base.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		if !IsReceiver(held) { // a literal uses the receiver, so that it is kept in a variable
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

// Whole returns the variable, map or list to which an address belongs, or in which what it leads to is held:
//
//	for _, job := range jobs {
//		job.state = states[job.id] // jobs
//	}
func Whole(addr ssa.Value) ssa.Value {
	for range budget.Deep {
		if root := Root(addr); root != nil {
			return root
		}
		base, _ := Base(addr)
		if x, ok := base.(*ssa.Extract); ok {
			base = x.Tuple
		}
		switch from := base.(type) {
		case *ssa.Lookup:
			addr = from.X
		case *ssa.Next:
			addr = from.Iter.(*ssa.Range).X
		default:
			return nil
		}
	}
	return nil
}

// Base returns the value that an address belongs to, or is read from, and the parameter that it holds,
// if it is the variable of one.
func Base(addr ssa.Value) (base ssa.Value, held *ssa.Parameter) {
	for range budget.Kept {
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

// MaxParameters is how many parameters are told apart: the width of the sets of them.
const MaxParameters = 16

// IsFilled reports whether a value is a parameter that a function can fill for its caller: a
// map, a struct behind a pointer, or a writer, but not the receiver.
func IsFilled(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	if !ok || slices.Index(p.Parent().Params, p) >= MaxParameters || IsReceiver(p) {
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

// IsReceiver reports whether a parameter is the receiver of a method.
func IsReceiver(p *ssa.Parameter) bool {
	return p != nil && p.Parent().Signature.Recv() != nil && p == p.Parent().Params[0]
}

// IsConstructed reports whether a function of the package has just created what a value points
// to, and nobody else has it: newReport().
func IsConstructed(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || call.Call.StaticCallee() == nil || len(call.Call.StaticCallee().Blocks) != 1 {
		return false
	}
	ret, ok := program.Last(call.Call.StaticCallee().Blocks[0]).(*ssa.Return)
	if !ok {
		return false
	}
	_, made := ret.Results[0].(*ssa.Alloc)
	return made
}

// KeptIn returns the parameter that a variable holds from the beginning, if nothing else is stored there:
// a function reads the fields of a struct that it is given through such a variable.
func KeptIn(variable ssa.Value) *ssa.Parameter {
	p, _ := OnlyStored(variable).(*ssa.Parameter)
	return p
}
