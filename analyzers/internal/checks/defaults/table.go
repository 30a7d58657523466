package defaults

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isTable reports whether a map that a text is looked up in is one that the program writes out: a
// variable of a package with plain values, or a literal.
func isTable(lookup *ssa.Lookup) bool {
	m, ok := lookup.X.Type().Underlying().(*types.Map)
	if !ok || !program.IsString(m.Key()) {
		return false
	}
	if _, plain := m.Elem().Underlying().(*types.Basic); !plain {
		return false
	}
	return len(keysOf(lookup)) > 1
}

// keysOf returns the keys of a map that is written out.
func keysOf(lookup *ssa.Lookup) []string {
	switch x := lookup.X.(type) {
	case *ssa.MakeMap:
		return entries(x)
	case *ssa.UnOp:
		global, ok := x.X.(*ssa.Global)
		if !ok || global.Pkg != lookup.Parent().Pkg { // others are not built
			return nil
		}
		for store := range program.Instructions[*ssa.Store](global.Pkg.Func("init").Blocks) {
			if made, ok := store.Val.(*ssa.MakeMap); ok && store.Addr == global {
				return entries(made)
			}
		}
	}
	return nil
}

// entries returns the keys of a map, or none if others than constants are put into it.
func entries(made *ssa.MakeMap) []string {
	var keys []string
	for update := range program.UsesAs[*ssa.MapUpdate](made) {
		key, ok := program.ConstantText(update.Key)
		if !ok {
			return nil
		}
		keys = append(keys, key)
	}
	return keys
}

// lookup notes what a table tells of a text: whether it has it.
func (t *text) lookup(use *ssa.Lookup) bool {
	keys, before := keysOf(use), len(t.tests)
	if program.IsBool(use.Type()) {
		t.tests[use] = test{keys, true}
	}
	for _, use := range *use.Referrers() {
		switch use := use.(type) {
		case *ssa.Extract:
			if use.Index == 1 {
				t.tests[use] = test{keys, true}
			}
		case *ssa.BinOp:
			if _, v, equal := compared(use); v != nil {
				t.tests[use] = test{keys, !equal}
			}
		}
	}
	return len(t.tests) > before
}

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
