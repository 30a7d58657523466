package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// iteration looks at a call that asks whether there is one more item, and at whether anybody
// asks why there is none.
func (l *look) iteration(call *ssa.Call) {
	obj := program.Called(call.Common())
	if obj == nil || obj.Name() != "Next" && obj.Name() != "Scan" || !program.IsBool(call.Type()) {
		return
	}
	args := program.Arguments(&call.Call)
	if len(args) != 1 {
		return
	}
	of := args[0]
	if why := reasonOf(of.Type()); why == nil || l.flow.IsNever(why) || !isOfOutside(of) {
		return
	}
	a := new(items)
	a.add(of)
	if a.asked {
		return
	}
	l.note(Fate{Kind: Iteration, Source: fallible.SourceOf(call), local: local{Instr: call, at: call.Pos()}, Results: l.leaving(startsOf(a.given))})
}

// reasonOf returns the method of a type that tells why there is no more item, or nil.
func reasonOf(t types.Type) *types.Func {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "Err")
	method, _ := obj.(*types.Func)
	return method
}

// isOfOutside reports whether items come from where reading can fail: not from memory.
func isOfOutside(of ssa.Value) bool {
	call, _ := program.CallOf(of)
	if call == nil {
		return false
	}
	if obj := program.Called(call.Common()); syntax.PathOf(obj) != "bufio" {
		return true
	}
	named := program.NamedOf(calls.PlainValue(call.Call.Args[0]).Type())
	return named == nil || !slices.Contains([]string{"strings", "bytes"}, syntax.PathOf(named.Obj()))
}

// items are what an iteration gives.
type items struct {
	given []ssa.Value
	asked bool // somebody asks why it ended, or others have it
}

func (a *items) add(of ssa.Value) {
	for _, use := range program.UsesOf(of) {
		switch use := use.(type) {
		case *ssa.Call:
			a.call(of, use)
		case *ssa.Defer:
			a.asked = a.asked || !funcs.IsCleanup(use.Common())
		case *ssa.BinOp:
		default:
			a.asked = true
		}
	}
}

// call notes what a call makes of the iteration.
func (a *items) call(of ssa.Value, call *ssa.Call) {
	obj := program.Called(call.Common())
	if obj == nil || !isReceiver(call.Common(), of) {
		a.asked = true
		return
	}
	switch obj.Name() {
	case "Err":
		a.asked = true
	case "Next", "Close", "Buffer", "Split":
	case "Scan":
		a.given = append(a.given, fallible.Filled(call)...)
	default:
		a.given = append(a.given, call)
	}
}

func isReceiver(call *ssa.CallCommon, v ssa.Value) bool {
	return call.Signature().Recv() != nil && program.Arguments(call)[0] == v
}

// isOne reports whether a value is the constant 1.
func isOne(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.ExactString() == "1"
}
