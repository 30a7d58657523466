package flow

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Keeper follows a value forwards to its uses in the package, and reports whether it
// escapes.
type Keeper struct {
	*Scope
	told *summary.Table[Keeps]
	seen map[ssa.Value]bool
	// Uses reports whether a library call leaves its argument where it is.
	Uses func(call ssa.CallInstruction, v ssa.Value) bool
	// GoesBack allows functions to return it to others of the package.
	GoesBack bool
}

// NewKeeper returns a keeper without values, which asks a table what functions of other packages do.
func NewKeeper(s *Scope, told *summary.Table[Keeps]) *Keeper {
	return &Keeper{Scope: s, told: told, seen: make(map[ssa.Value]bool)}
}

// Keeps reports whether a value stays in the package.
func (k *Keeper) Keeps(v ssa.Value) bool {
	if k.seen[v] {
		return true
	}
	k.seen[v] = true
	return v.Referrers() != nil && !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !k.keepsAt(use, v) })
}

func (k *Keeper) keepsAt(use ssa.Instruction, v ssa.Value) bool {
	switch use := use.(type) {
	case *ssa.BinOp:
		return true
	case *ssa.Phi, *ssa.ChangeType, *ssa.MakeInterface, *ssa.UnOp:
		return k.Keeps(use.(ssa.Value))
	case *ssa.Store:
		variable, ok := use.Addr.(*ssa.Alloc)
		return use.Addr == v || ok && k.Keeps(variable)
	case *ssa.MakeClosure:
		return k.keepsIn(use, v)
	case *ssa.Return:
		return k.GoesBack && k.keepsReturned(use, v)
	case ssa.CallInstruction:
		return k.keepsHanded(use, v)
	}
	return false
}

// keepsIn follows a value into a literal.
func (k *Keeper) keepsIn(closure *ssa.MakeClosure, v ssa.Value) bool {
	literal := closure.Fn.(*ssa.Function)
	if !k.Own[literal] {
		return false // a method of the value itself
	}
	free := program.Captured(closure, v)
	return free == nil || k.Keeps(free)
}

// keepsReturned follows a value to the callers of a function that returns it, if all
// of them are known.
func (k *Keeper) keepsReturned(ret *ssa.Return, v ssa.Value) bool {
	fn := ret.Parent()
	if k.isOpen(fn) || len(k.Calls.Callers(fn)) == 0 {
		return false
	}
	for _, call := range k.Calls.Waiting(fn) {
		if !k.KeepsResult(call, slices.Index(ret.Results, v)) {
			return false
		}
	}
	return true
}

// KeepsResult reports whether a result of a call stays in the package.
func (k *Keeper) KeepsResult(call *ssa.Call, index int) bool {
	return !slices.ContainsFunc(calls.ResultsOf(call, index), func(v ssa.Value) bool { return !k.Keeps(v) })
}

// keepsHanded follows a value into a function that gets it.
func (k *Keeper) keepsHanded(call ssa.CallInstruction, v ssa.Value) bool {
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
			if arg == v && !k.keepsArgument(t, i+t.Before, call, v) {
				return false
			}
		}
	}
	return true
}

// called returns the functions that a call can call, if all of them are known.
func (k *Keeper) called(common *ssa.CallCommon) ([]Target, bool) {
	if callee := program.Callee(common); callee != nil {
		obj := program.ObjectOf(callee)
		isMethodValue := obj != nil && (obj.Signature().Recv() == nil) != (callee.Signature.Recv() == nil)
		return []Target{{Fn: callee, Obj: obj}}, !isMethodValue
	}
	if _, builtin := common.Value.(*ssa.Builtin); builtin || common.IsInvoke() {
		return nil, false
	}
	list, open := k.Targets(common)
	unknown := slices.ContainsFunc(k.Index.Sources(common.Value), func(s Source) bool { return s.Function == nil && s.Parameter == nil })
	return list, len(list) > 0 && !open && !unknown
}

func (k *Keeper) keepsArgument(t Target, index int, call ssa.CallInstruction, v ssa.Value) bool {
	switch {
	case k.Own[t.Fn]:
		return index >= 0 && index < len(t.Fn.Params) && k.Keeps(t.Fn.Params[index])
	case syntax.PackageOf(t.Obj) == nil:
		return false
	case sdk.Owns(t.Obj.Pkg()):
		return k.Uses(call, v)
	}
	told, _ := k.told.Told(t.Obj)
	return slices.Contains(told.Params, index)
}

// Keeps is told of a function that gets servers and serves no agent with them: it
// runs them only inside the program, and passes them to nobody.
type Keeps struct {
	Params []int // in calls, where a receiver comes first
}

// String returns the parameters, such as "keeps(0)".
func (k Keeps) String() string {
	return "keeps(" + strings.Trim(fmt.Sprint(k.Params), "[]") + ")"
}
