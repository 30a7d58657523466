package defaults

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// arguments looks at where the map goes in which a text is found: who gets it can read the text.
func (t *text) arguments() {
	read, ok := flow.Query{Kinds: flow.Extract | flow.Unbox}.Start(t.base).(*ssa.Lookup)
	if !ok {
		return
	}
	for _, use := range program.UsesOf(read.X) {
		if !t.readsOther(use, read.X, program.TextOf(read.Index), 0) {
			t.escapes = append(t.escapes, escape{use, nil})
		}
	}
}

// readsOther reports whether what is done with a map is not to read the text of a name.
func (t *text) readsOther(use ssa.Instruction, m ssa.Value, name string, depth int) bool {
	switch use := use.(type) {
	case *ssa.Lookup:
		return depth == 0 || isOtherName(use.Index, name)
	case *ssa.MapUpdate, *ssa.BinOp:
		return true
	case *ssa.MakeInterface:
		return flow.OnlyLogged(use, nil)
	case *ssa.Call:
		return t.asksForOther(use, m, name, depth)
	}
	return false
}

// asksForOther reports whether a function that is given a map does not read the text of a name.
func (t *text) asksForOther(call *ssa.Call, m ssa.Value, name string, depth int) bool {
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok {
		return builtin.Name() == "len"
	}
	callee := program.Declaration(call.Call.StaticCallee())
	if !t.own[callee] || depth > budget.Forks {
		return false
	}
	p := callee.Params[slices.Index(call.Call.Args, m)]
	return !slices.ContainsFunc(program.UsesOf(p), func(use ssa.Instruction) bool { return !t.readsOther(use, p, name, depth+1) })
}

func isOtherName(v ssa.Value, name string) bool {
	text := program.TextOf(v)
	return text != "" && text != name
}
