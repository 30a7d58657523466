package defaults

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// A text is one that a function gets, with all values that are the same one, and what is done with it.
type text struct {
	*ChoicesResult
	origin
	members map[ssa.Value]bool
	reads   []ssa.Value
	tests   map[ssa.Value]test // by the condition
	handed  []handed
	escapes []escape
	maps    bool // one constant stands for the text that is known, and one for any other
}

// A test is a condition that tells whether a text is another one.
type test struct {
	is    string
	equal bool // it holds if it is
}

// A handed is a call of a function that takes any text for a default.
type handed struct {
	call *ssa.Call
	way  inputs.Way
}

// An escape is where a text, or the struct with it, goes elsewhere.
type escape struct {
	at ssa.Instruction
	v  ssa.Value
}

// textOf follows a text to all that is done with it.
func (r *ChoicesResult) textOf(o origin) *text {
	t := &text{ChoicesResult: r, origin: o, members: make(map[ssa.Value]bool), tests: make(map[ssa.Value]test)}
	if o.base == nil {
		return t
	}
	if _, variable := o.base.(*ssa.Alloc); o.field == nil && !variable {
		t.follow(o.base)
		t.arguments()
	} else {
		t.holder(o.base)
	}
	return t
}

// sample returns a value that is the text.
func (t *text) sample() ssa.Value {
	if len(t.reads) > 0 {
		return t.reads[0]
	}
	return t.base
}

// follow looks at the uses of a value that is the text, and of what is the same one in another form.
func (t *text) follow(v ssa.Value) {
	if t.members[v] {
		return
	}
	same := flow.Query{Kinds: flow.Convert | flow.Load | flow.Phi | flow.Argument, Skip: func(e flow.Edge) bool { return !t.isForm(e) }}
	for v := range same.On(v) {
		t.members[v] = true
	}
	for v, use := range same.Uses(v) {
		if !t.use(use, v) {
			t.escapes = append(t.escapes, escape{use, v})
		}
	}
}

// isForm reports whether an edge leads from the text to the same one: as another type of texts, in another case, or with
// constants where it is something else.
func (t *text) isForm(e flow.Edge) bool {
	switch at := e.At.(type) {
	case *ssa.Call:
		return keeps(at)
	case *ssa.Phi:
		return t.isSame(at)
	}
	return program.IsString(e.To.Type())
}

// use notes a use of the text, and reports whether it is known what becomes of it.
func (t *text) use(use ssa.Instruction, v ssa.Value) bool {
	switch use := use.(type) {
	case *ssa.BinOp:
		return t.comparison(use)
	case *ssa.MakeInterface:
		return flow.OnlyLogged(use, nil)
	case *ssa.Store:
		return t.store(use)
	case *ssa.Call:
		return t.call(use, v)
	}
	return false
}

// isSame reports whether a value is the text on all ways, or a constant.
func (t *text) isSame(phi *ssa.Phi) bool {
	return !slices.ContainsFunc(phi.Edges, func(v ssa.Value) bool {
		_, constant := v.(*ssa.Const)
		return !constant && !t.members[v] && originOf(v) != t.origin
	})
}

func (t *text) comparison(use *ssa.BinOp) bool {
	if is, v, equal := compared(use); v != nil {
		t.tests[use] = test{is, equal}
		return true
	}
	of, _ := cond.WithNil(use)
	return of != nil
}

// store follows a text into a variable, or a field of one.
func (t *text) store(use *ssa.Store) bool {
	to, field := use.Addr, (*types.Var)(nil)
	if addr, ok := to.(*ssa.FieldAddr); ok {
		to, field = addr.X, paths.FieldOf(addr)
	}
	made, ok := to.(*ssa.Alloc)
	if ok && !t.members[made] {
		t.members[made] = true
		inner := &text{ChoicesResult: t.ChoicesResult, origin: origin{base: made, field: field}, members: t.members, tests: t.tests}
		inner.holder(made)
		t.handed, t.escapes = append(t.handed, inner.handed...), append(t.escapes, inner.escapes...)
	}
	return ok
}

// call notes a call that is given the text.
func (t *text) call(use *ssa.Call, v ssa.Value) bool {
	if is, other := folded(use); other == v {
		t.tests[use] = test{is, true}
		return true
	}
	if builtin, ok := use.Call.Value.(*ssa.Builtin); ok {
		return builtin.Name() == "len"
	}
	return funcs.IsLog(use.Common()) || t.hands(use, v, "")
}

// hands notes that a call gives the text, or the struct with it, to a function that takes any for a
// default, and reports whether it does.
func (t *text) hands(call *ssa.Call, v ssa.Value, field string) bool {
	does := false
	if p, ok := t.base.(*ssa.Parameter); ok && program.Declaration(call.Call.StaticCallee()) == p.Parent() {
		return t.field == nil // it calls itself
	}
	for _, w := range t.Of(call) {
		if w.Argument(call) == v && w.Field == field {
			t.handed, does = append(t.handed, handed{call, w}), true
		}
	}
	return does
}

// holder looks at the uses of what has the text in a field, or is the variable with it, and of the variables that share
// it.
func (t *text) holder(v ssa.Value) {
	holding := flow.Query{Kinds: flow.Load | flow.Phi | flow.Store | flow.Capture | flow.Field, Skip: func(e flow.Edge) bool { return !t.holds(e) }}
	for v, use := range holding.Uses(v) {
		if !t.held(use, v) {
			t.escapes = append(t.escapes, escape{use, nil})
		}
	}
}

// holds reports whether an edge leads from what has the text to what has it, too, and not to the text.
func (t *text) holds(e flow.Edge) bool {
	switch e.Kind {
	case flow.Load:
		return t.field != nil && paths.FieldOf(e.From) != t.field
	case flow.Phi:
		return paths.VariableOf(e.To).Base != nil
	case flow.Store:
		_, variable := e.To.(*ssa.Alloc)
		return variable && e.SetsAll()
	case flow.Field:
		field := paths.FieldOf(e.To)
		_, addr := e.To.(*ssa.FieldAddr)
		return addr && field == t.field || t.deep && program.StructOf(field.Type()) != nil
	}
	return true
}

// held notes a use of what has the text, and reports whether it is known what becomes of it.
func (t *text) held(use ssa.Instruction, v ssa.Value) bool {
	switch use := use.(type) {
	case *ssa.BinOp, *ssa.MakeClosure:
		return true
	case *ssa.FieldAddr:
		return true
	case *ssa.Field, *ssa.UnOp:
		read := use.(ssa.Value)
		t.reads = append(t.reads, read)
		t.follow(read)
		return true
	case *ssa.Store:
		return use.Addr == v
	case *ssa.MakeInterface:
		return !slices.ContainsFunc(*use.Referrers(), func(use ssa.Instruction) bool {
			call, ok := use.(*ssa.Call)
			return !ok || !decodes(call)
		})
	case *ssa.Call:
		return t.hands(use, v, paths.Source{Field: t.field}.Name()) && (!t.deep || isPromoted(v.Type(), t.field)) || decodes(use) && program.IsPointer(v.Type())
	}
	return false
}

// decodes reports whether a function fills what it is given a pointer to.
func decodes(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	return obj != nil && words.Decodes.MatchString(obj.Name())
}
