package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// recorded reports whether the error is handed to something that keeps it, such
// as a logger or a span: by the function that returned it, on a way to the end of
// a block, or, if the error is a variable of a function around this one, there.
func (e heldError) recorded(block *ssa.BasicBlock) bool {
	if call := makerOf(e.value); call != nil && e.flow.HandlingOf(call.Common()).Records {
		return true
	}
	return e.isWatched(block.Parent()) || e.isRecordedOutside() || onTheWay(block, e.isKeptBy)
}

// maybeRecorded reports whether the error is handed to something that can keep it
// on a way to the end of a block, such as a function of the program that logs it
// and makes another error of it.
func (e heldError) maybeRecorded(block *ssa.BasicBlock) bool {
	return e.recorded(block) || onTheWay(block, func(instr ssa.Instruction) bool {
		call, ok := instr.(*ssa.Call)
		return ok && e.flow.isOpen(call) && slices.ContainsFunc(e.flow.handed(call), e.is)
	})
}

// isOpen reports whether a call can do more with what it is given than to make
// something of it, as far as the tables tell.
func (k tracer) isOpen(call *ssa.Call) bool {
	if _, builtin := call.Call.Value.(*ssa.Builtin); builtin {
		return false
	}
	obj := program.Called(&call.Call)
	if obj == nil {
		return true
	}
	_, builder := k.Builder(obj)
	_, _, value := k.Set.ErrorValue(obj)
	return obj.Pkg() != nil && !isMaker(obj) && !funcs.IsStandard(obj.Pkg().Path()) && !builder && !value
}

// onTheWay reports whether something is true of an instruction on a way to the
// end of a block.
func onTheWay(block *ssa.BasicBlock, is func(ssa.Instruction) bool) bool {
	return slices.ContainsFunc(program.Reached(block, func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Preds }), func(b *ssa.BasicBlock) bool { return slices.ContainsFunc(b.Instrs, is) })
}

// isKeptBy reports whether an instruction keeps the error for others: a store
// that outlives the function, or a call that gets it, or something that is made
// of it, and whose result nobody uses but to find out whether that went well.
func (e heldError) isKeptBy(instr ssa.Instruction) bool {
	if call, ok := instr.(ssa.CallInstruction); ok {
		return (unused(call) || onlyTested(call)) && slices.ContainsFunc(e.flow.handed(call), e.is)
	}
	for into, v := range paths.Puts(instr) {
		if e.is(v) && !isLocal(into) && !paths.IsReadFrom(e.value, into) {
			return true
		}
	}
	return false
}

// handed returns what a call can keep: what it is given and does not forget, and, of
// what a literal shares with the function, what it records.
func (k tracer) handed(call ssa.CallInstruction) []ssa.Value {
	args := k.Given(call)
	if closure, ok := call.Common().Value.(*ssa.MakeClosure); ok {
		args = append(args, k.watched(closure)...)
	}
	return args
}

// isLocal reports whether an address lies in a variable, or in a map, that the
// function makes.
func isLocal(addr ssa.Value) bool {
	switch paths.Holder(addr).(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
		return true
	}
	return false
}

// unused reports whether nobody looks at what a call returns.
func unused(call ssa.CallInstruction) bool {
	v := call.Value()
	if v == nil {
		return true // go and defer
	}
	if _, builtin := call.Common().Value.(*ssa.Builtin); builtin {
		return false
	}
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		part, ok := use.(*ssa.Extract) // of _, _ = f()
		return !ok || len(program.UsesOf(part)) > 0
	})
}

// onlyTested reports whether a call returns nothing but an error, of which nobody
// wants to know more than whether it is nil.
func onlyTested(call ssa.CallInstruction) bool {
	v := call.Value()
	if v == nil || !program.CanBeError(v.Type()) {
		return false
	}
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !cond.IsNilTest(use) })
}

// isWatched reports whether a literal that the function defers records the variable
// of the error.
func (e heldError) isWatched(fn *ssa.Function) bool {
	variable, ok := paths.ReadFrom[ssa.Value](e.value)
	return ok && slices.ContainsFunc(paths.DeferredLiterals(fn, fn.Blocks), func(c *ssa.MakeClosure) bool { return slices.Contains(e.flow.watched(c), variable) })
}

// watched returns the variables of the functions around a literal whose values it
// records.
func (k tracer) watched(closure *ssa.MakeClosure) []ssa.Value {
	var list []ssa.Value
	for i, variable := range closure.Fn.(*ssa.Function).FreeVars {
		if k.watches(variable) {
			list = append(list, closure.Bindings[i])
		}
	}
	return list
}

// watches reports whether a literal records the value of a variable that it shares. Literals in literals
// are asked for each of the calls around them, so that the answer is remembered.
func (k tracer) watches(variable *ssa.FreeVar) bool {
	recorded, known := k.Recorded[variable]
	if !known {
		recorded = k.records(variable)
		k.Recorded[variable] = recorded
	}
	return recorded
}

func (k tracer) records(variable *ssa.FreeVar) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		load, ok := use.(*ssa.UnOp)
		if !ok {
			closure, ok := use.(*ssa.MakeClosure)
			return ok && slices.Contains(k.watched(closure), ssa.Value(variable))
		}
		return keepsIn(variable.Parent(), heldError{k, load})
	})
}

// keepsIn reports whether some instruction of a function keeps an error.
func keepsIn(fn *ssa.Function, e heldError) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return slices.ContainsFunc(b.Instrs, e.isKeptBy) })
}

// isRecordedOutside reports whether the error is that of a variable of a function
// around this one, which records what the variable holds at some place.
func (e heldError) isRecordedOutside() bool {
	variable, ok := paths.ReadFrom[*ssa.FreeVar](e.value)
	return ok && slices.ContainsFunc(program.OutermostVariables(variable), func(outer ssa.Value) bool {
		return slices.ContainsFunc(*outer.Referrers(), func(use ssa.Instruction) bool {
			switch use := use.(type) {
			case *ssa.Store:
				return keepsIn(use.Parent(), heldError{e.flow, use.Val})
			case *ssa.UnOp:
				return keepsIn(use.Parent(), heldError{e.flow, use})
			}
			return false
		})
	})
}
