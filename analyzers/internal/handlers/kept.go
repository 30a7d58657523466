package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// A keeper follows a value forwards to all its uses in the package, and tells whether it
// goes nowhere else.
type keeper struct {
	*finder
	seen map[ssa.Value]bool
	// uses says whether a call of a library, which gets the value, leaves it where it is.
	uses func(call ssa.CallInstruction, v ssa.Value) bool
	// goesBack tells that functions may return it to others of the package.
	goesBack bool
}

// keeps reports whether nothing else than the package gets a value.
func (k *keeper) keeps(v ssa.Value) bool {
	if k.seen[v] {
		return true
	}
	k.seen[v] = true
	return v.Referrers() != nil && !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !k.keepsAt(use, v) })
}

func (k *keeper) keepsAt(use ssa.Instruction, v ssa.Value) bool {
	switch use := use.(type) {
	case *ssa.DebugRef, *ssa.BinOp:
		return true
	case *ssa.Phi, *ssa.ChangeType, *ssa.MakeInterface, *ssa.UnOp:
		return k.keeps(use.(ssa.Value))
	case *ssa.Store:
		variable, ok := use.Addr.(*ssa.Alloc)
		return use.Addr == v || ok && k.keeps(variable)
	case *ssa.MakeClosure:
		return k.keepsIn(use, v)
	case *ssa.Return:
		return k.goesBack && k.keepsReturned(use, v)
	case ssa.CallInstruction:
		return k.keepsHanded(use, v)
	}
	return false
}

// keepsIn follows a value into a literal.
func (k *keeper) keepsIn(closure *ssa.MakeClosure, v ssa.Value) bool {
	literal := closure.Fn.(*ssa.Function)
	if !k.own[literal] {
		return false // a method of the value itself
	}
	for i, binding := range closure.Bindings {
		if binding == v && !k.keeps(literal.FreeVars[i]) {
			return false
		}
	}
	return true
}

// keepsReturned follows a value to the callers of a function that returns it, if all
// of them are known.
func (k *keeper) keepsReturned(ret *ssa.Return, v ssa.Value) bool {
	fn := ret.Parent()
	obj := objectOf(fn)
	if obj == nil || obj.Exported() && k.pass.Pkg.Name() != "main" || len(k.flow.calls[fn]) == 0 {
		return false
	}
	for _, call := range k.flow.calls[fn] {
		for i, result := range ret.Results {
			if made, ok := call.(*ssa.Call); ok && result == v && !k.keepsResult(made, i) {
				return false
			}
		}
	}
	return true
}

// keepsResult follows what a call returns in the given place.
func (k *keeper) keepsResult(call *ssa.Call, index int) bool {
	if call.Call.Signature().Results().Len() == 1 {
		return k.keeps(call)
	}
	return !slices.ContainsFunc(*call.Referrers(), func(use ssa.Instruction) bool {
		part, ok := use.(*ssa.Extract)
		return ok && part.Index == index && !k.keeps(part)
	})
}

// keepsHanded follows a value into a function that gets it.
func (k *keeper) keepsHanded(call ssa.CallInstruction, v ssa.Value) bool {
	common := call.Common()
	if common.Value == v {
		return false // a method of an interface, and nobody knows which
	}
	list, ok := k.called(common)
	if !ok {
		return false
	}
	for _, t := range list {
		for i, arg := range common.Args {
			if arg == v && !k.keepsArgument(t, i+t.before, call, v) {
				return false
			}
		}
	}
	return true
}

// called returns the functions that a call can call, if all of them are known.
func (k *keeper) called(common *ssa.CallCommon) ([]target, bool) {
	if callee := staticCallee(common); callee != nil {
		obj := objectOf(callee)
		isMethodValue := obj != nil && (obj.Signature().Recv() == nil) != (callee.Signature.Recv() == nil)
		return []target{{fn: callee, obj: obj}}, !isMethodValue
	}
	if _, builtin := common.Value.(*ssa.Builtin); builtin || common.IsInvoke() {
		return nil, false
	}
	list, open := k.targets(common)
	unknown := slices.ContainsFunc(k.flow.sources(common.Value), func(s source) bool { return s.function == nil && s.parameter == nil })
	return list, len(list) > 0 && !open && !unknown
}

func (k *keeper) keepsArgument(t target, index int, call ssa.CallInstruction, v ssa.Value) bool {
	switch {
	case k.own[t.fn]:
		return index >= 0 && index < len(t.fn.Params) && k.keeps(t.fn.Params[index])
	case t.obj == nil || t.obj.Pkg() == nil:
		return false
	case sdk.Owns(t.obj.Pkg()):
		return k.uses(call, v)
	}
	var fact keeps
	return module.Seems(k.pass, t.obj.Pkg()) && k.pass.ImportObjectFact(t.obj, &fact) && slices.Contains(fact.Params, index)
}
