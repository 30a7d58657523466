package flow

import (
	"go/token"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A Kind says how one value gets into another. Kinds are bits: a [Query] follows any number of them.
type Kind uint32

// The kinds of edges.
const (
	Phi      Kind = 1 << iota // an operand of a phi
	Extract                   // one of several results, or of v, ok
	Convert                   // a conversion
	Box                       // a value put into an interface
	Unbox                     // a type assertion
	Field                     // a field of a struct, or its address
	Element                   // an element or a part of a list, a map or a string, or its address
	Load                      // what stands at an address
	Receive                   // what comes out of a channel
	Operand                   // an operand of anything else: an operator, an index, a size, a function value
	Argument                  // what a call is given, in its results
	Fill                      // what a call is given, in a variable whose address it gets as well, and may fill
	Found                     // what errors.As is given, in the variable for what it finds
	Store                     // what is stored, in the address and in what that is a part of
	Key                       // the key of what is stored in a map
	Send                      // what is sent, in the channel
	Capture                   // a variable, in the literals that share it, and the other way round
	Enter                     // an argument, in the parameter of the function that is called
	Return                    // what a function returns, in the result of a call
	Keep                      // what the package stores in a field or a variable, in all that is read there

	// Same are the kinds that leave a value what it is.
	Same = Phi | Extract | Convert | Box | Unbox | Load | Receive
	// Parts are the kinds that lead to a part of a value.
	Parts = Field | Element
	// Operands are the kinds that lead from operands alone.
	Operands = Same | Parts | Operand | Argument
	// Making are the kinds by which one value is made of another, as far as that is certain.
	Making = Operands | Found | Store
)

// An Edge is one way from a value into another.
type Edge struct {
	From, To ssa.Value
	Kind     Kind
	At       ssa.Instruction
	Index    int // of the operand of a phi, or of the argument, where a receiver comes first
}

// SetsVariable reports whether an edge is that of a store to all of a local variable, and not to a part of one.
func (e Edge) SetsVariable() bool {
	_, free := e.To.(*ssa.FreeVar)
	return e.SetsAll() && (free || isLocal(e.To))
}

// SetsAll reports whether an edge is that of a store to all that is at an address.
func (e Edge) SetsAll() bool {
	store, ok := e.At.(*ssa.Store)
	return ok && store.Addr == e.To
}

// Back yields the edges that lead into a value: its operands, and what is stored in it, in its fields and in its
// elements. [Index.Back] has those from other functions as well.
func Back(v ssa.Value) iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		if backToOperands(v, yield) {
			backToStored(v, v, yield)
		}
	}
}

// On yields the edges that lead out of a value.
func On(v ssa.Value) iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		uses := program.UsesOf(v)
		for i, use := range uses {
			again := i > 0 && use == uses[i-1] // an instruction that uses it twice
			if !again && !onAt(use, v, yield) {
				return
			}
		}
		if free, ok := v.(*ssa.FreeVar); ok {
			shared(free, func(closure *ssa.MakeClosure, variable ssa.Value) bool {
				return yield(Edge{From: v, To: variable, Kind: Capture, At: closure})
			})
		}
	}
}

func backToOperands(v ssa.Value, yield func(Edge) bool) bool {
	if free, ok := v.(*ssa.FreeVar); ok {
		return shared(free, func(closure *ssa.MakeClosure, variable ssa.Value) bool {
			return yield(Edge{From: variable, To: v, Kind: Capture, At: closure})
		})
	}
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return true
	}
	if call, ok := v.(*ssa.Call); ok {
		for i, arg := range program.Arguments(&call.Call) {
			if !yield(Edge{From: arg, To: v, Kind: Argument, At: call, Index: i}) {
				return false
			}
		}
		return call.Call.IsInvoke() || yield(Edge{From: call.Call.Value, To: v, Kind: Operand, At: call})
	}
	for i, operand := range instr.Operands(nil) {
		if *operand != nil && !yield(Edge{From: *operand, To: v, Kind: kindOf(instr, *operand), At: instr, Index: i}) {
			return false
		}
	}
	return true
}

// backToStored yields the edges from what is stored in a value, at the address of a part of it.
func backToStored(whole, part ssa.Value, yield func(Edge) bool) bool {
	for _, use := range program.UsesOf(part) {
		ok := true
		switch use := use.(type) {
		case *ssa.Store:
			ok = use.Addr != part || yield(Edge{From: use.Val, To: whole, Kind: Store, At: use})
		case *ssa.MapUpdate:
			ok = use.Map != part || yield(Edge{From: use.Value, To: whole, Kind: Store, At: use}) && yield(Edge{From: use.Key, To: whole, Kind: Key, At: use})
		case *ssa.Send:
			ok = use.Chan != part || yield(Edge{From: use.X, To: whole, Kind: Send, At: use})
		case *ssa.FieldAddr:
			ok = backToStored(whole, use, yield)
		case *ssa.IndexAddr:
			ok = use.X != part || backToStored(whole, use, yield)
		case *ssa.Select:
			for _, state := range use.States {
				ok = ok && (state.Send == nil || state.Chan != part || yield(Edge{From: state.Send, To: whole, Kind: Send, At: use}))
			}
		case *ssa.MakeClosure:
			if free := program.Captured(use, part); free != nil && whole == part {
				ok = yield(Edge{From: free, To: whole, Kind: Capture, At: use})
			}
		case *ssa.Call, *ssa.MakeInterface:
			ok = whole != part || !isLocal(whole) || backToFilling(whole, use, yield)
		}
		if !ok {
			return false
		}
	}
	return true
}

// backToFilling yields the edges from what a call is given beside a variable, which it gets as what it is or in an
// interface.
func backToFilling(variable ssa.Value, use ssa.Instruction, yield func(Edge) bool) bool {
	given, uses := variable, []ssa.Instruction{use}
	if box, ok := use.(*ssa.MakeInterface); ok {
		given, uses = box, program.UsesOf(box)
	}
	for _, use := range uses {
		call, ok := use.(*ssa.Call)
		if !ok {
			continue
		}
		for i, arg := range program.Arguments(&call.Call) {
			if arg != given && !yield(Edge{From: arg, To: variable, Kind: fills(call), At: call, Index: i}) {
				return false
			}
		}
	}
	return true
}

// fills returns how a call puts what it is given into a variable.
func fills(call *ssa.Call) Kind {
	if funcs.IsAs(call) {
		return Found
	}
	return Fill
}

func onAt(use ssa.Instruction, v ssa.Value, yield func(Edge) bool) bool {
	switch use := use.(type) {
	case *ssa.Store:
		return use.Val != v || onTo(use.Addr, Edge{From: v, Kind: Store, At: use}, yield)
	case *ssa.MapUpdate:
		return (use.Value != v || onTo(use.Map, Edge{From: v, Kind: Store, At: use}, yield)) && (use.Key != v || onTo(use.Map, Edge{From: v, Kind: Key, At: use}, yield))
	case *ssa.Send:
		return use.X != v || onTo(use.Chan, Edge{From: v, Kind: Send, At: use}, yield)
	case *ssa.Select:
		for _, state := range use.States {
			if state.Send == v && !onTo(state.Chan, Edge{From: v, Kind: Send, At: use}, yield) {
				return false
			}
		}
	case *ssa.MakeClosure:
		if free := program.Captured(use, v); free != nil && !yield(Edge{From: v, To: free, Kind: Capture, At: use}) {
			return false
		}
	case *ssa.Call:
		return onInto(use, v, yield)
	case *ssa.Phi:
		for i, edge := range use.Edges {
			if edge == v && !yield(Edge{From: v, To: use, Kind: Phi, At: use, Index: i}) {
				return false
			}
		}
		return true
	}
	made, ok := use.(ssa.Value)
	return !ok || yield(Edge{From: v, To: made, Kind: kindOf(use, v), At: use})
}

// onTo yields the edges to an address and to all that it is a part of.
func onTo(addr ssa.Value, e Edge, yield func(Edge) bool) bool {
	for addr != nil {
		e.To = addr
		if !yield(e) {
			return false
		}
		switch part := addr.(type) {
		case *ssa.FieldAddr:
			addr = part.X
		case *ssa.IndexAddr:
			addr = part.X
		default:
			return true
		}
	}
	return true
}

// onInto yields the edges from what a call is given.
func onInto(call *ssa.Call, v ssa.Value, yield func(Edge) bool) bool {
	args := program.Arguments(&call.Call)
	callee := program.Declaration(call.Call.StaticCallee())
	for i, arg := range args {
		if arg != v {
			continue
		}
		if !yield(Edge{From: v, To: call, Kind: Argument, At: call, Index: i}) {
			return false
		}
		if callee != nil && len(callee.Params) == len(args) && !yield(Edge{From: v, To: callee.Params[i], Kind: Enter, At: call, Index: i}) {
			return false
		}
		for _, other := range args {
			variable := other
			if box, ok := other.(*ssa.MakeInterface); ok {
				variable = box.X
			}
			if other != v && isLocal(variable) && !yield(Edge{From: v, To: variable, Kind: fills(call), At: call, Index: i}) {
				return false
			}
		}
	}
	return call.Call.IsInvoke() || call.Call.Value != v || yield(Edge{From: v, To: call, Kind: Operand, At: call})
}

// shared yields the variables for which one of a literal stands, with the places where the literal is evaluated.
func shared(free *ssa.FreeVar, yield func(closure *ssa.MakeClosure, variable ssa.Value) bool) bool {
	bound := program.Bindings(free)
	for i, closure := range program.ClosuresOf(free.Parent()) {
		if !yield(closure, bound[i]) {
			return false
		}
	}
	return true
}

// kindOf returns how an operand gets into what an instruction makes.
func kindOf(instr ssa.Instruction, operand ssa.Value) Kind {
	switch instr := instr.(type) {
	case *ssa.Phi:
		return Phi
	case *ssa.Extract:
		return Extract
	case *ssa.ChangeType, *ssa.Convert, *ssa.MultiConvert, *ssa.ChangeInterface, *ssa.SliceToArrayPointer:
		return Convert
	case *ssa.MakeInterface:
		return Box
	case *ssa.TypeAssert:
		return Unbox
	case *ssa.Field, *ssa.FieldAddr:
		return Field
	case *ssa.Range, *ssa.Next:
		return Element
	case *ssa.Index, *ssa.IndexAddr, *ssa.Lookup, *ssa.Slice:
		if *instr.Operands(nil)[0] == operand {
			return Element
		}
	case *ssa.UnOp:
		switch instr.Op {
		case token.MUL:
			return Load
		case token.ARROW:
			return Receive
		}
	case *ssa.Select:
		return Receive
	}
	return Operand
}

// isLocal reports whether a value is the address of a local variable, which calls can fill.
func isLocal(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}
