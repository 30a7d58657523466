package swallow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A making is what a function makes after a branch on which something has failed, without it.
type making struct {
	drop
	derived map[ssa.Value]bool // what is made of what the call gives
	starts  []start            // what is made without it
	lacking []start            // what is made without a part
	signs   []ssa.Value        // what differs on the branch, and so can tell of the failure
	what    string
	inLoop  bool    // an item is left out
	cursors []start // say where a loop that a failure ends would have gone on

	head   *ssa.BasicBlock // of the innermost loop around the call, once looked for
	looked bool
}

func (d drop) making() *making {
	m := &making{drop: d}
	m.derived = following{asking: m.repeats()}.from(d.f.Given) // in a loop, an item that is asked for with what failed is left out, too
	for _, j := range d.b.Joins() {
		m.joined(j)
	}
	m.used()
	m.collected()
	m.broken()
	return m
}

// joined looks at a variable that holds another value where the branch ends.
func (m *making) joined(j scenario.Join) {
	phi, with, without := j.Phi, j.With, j.Without
	switch {
	case program.IsBool(phi.Type()), (with == phi || !m.derived[with]) && m.isSign(with, without):
		m.signs = append(m.signs, phi)
	case with == phi, !m.derived[with]:
	case isEmpty(without) && program.IsString(phi.Type()):
		m.lacking = append(m.lacking, start{value: phi}) // a missing text is a part, not the whole
	case isEmpty(without):
		m.starts, m.what = append(m.starts, start{value: phi}), wordFor(without)
	case adds(with, without) && m.repeats() && !m.isItem(phi, without):
		m.lacking = append(m.lacking, start{value: phi})
	case adds(with, without):
		m.starts, m.inLoop = append(m.starts, start{value: phi}), m.repeats()
	case m.isSign(with, without):
		m.signs = append(m.signs, phi)
	}
}

// isEmpty reports whether a value is empty where a phi gets it: what is put into a map by way of the phi comes later.
func isEmpty(v ssa.Value) bool {
	made, ok := v.(*ssa.MakeMap)
	return paths.IsEmpty(v) || ok && !slices.ContainsFunc(program.UsesOf(made), func(use ssa.Instruction) bool { return !isPhi(use) })
}

// isSign reports whether a value is one that a function has only where the call has failed: it
// was made there, or is a constant that says something.
func (m *making) isSign(with, without ssa.Value) bool {
	if made, ok := without.(ssa.Instruction); ok {
		return slices.Contains(m.b.Inside, made.Block())
	}
	_, constant := without.(*ssa.Const)
	return constant && (!paths.IsEmpty(without) || program.IsConst(with))
}

// repeats reports whether the call is made again after the branch.
func (m *making) repeats() bool { return m.leadsBack(m.f.Block) }

// leadsBack reports whether a block before the branch can run again after it.
func (m *making) leadsBack(to *ssa.BasicBlock) bool {
	return slices.ContainsFunc(m.b.Exits, func(e scenario.Edge) bool { return program.LeadsTo(e.To, to) })
}

// adds reports whether a value is another one to which something was added.
func adds(with, to ssa.Value) bool {
	return with != to && added.Reaches(func(v ssa.Value) bool { return v == to }, with)
}

// added is the query for that to which something was added.
var added = flow.Query{Kinds: flow.Phi | flow.Operand | flow.Argument, Skip: func(e flow.Edge) bool {
	switch at := e.At.(type) {
	case *ssa.Call:
		return !program.IsBuiltin(at, "append") || e.Kind != flow.Argument || e.Index != 0
	case *ssa.BinOp:
		return at.Op != token.ADD || isOne(at.X) || isOne(at.Y)
	}
	return e.Kind != flow.Phi
}}

// used notes the uses of what the call gives in what comes after the branch.
func (m *making) used() {
	after := m.after()
	for _, v := range m.f.Given {
		if funcs.IsWhole(v) || program.IsString(v.Type()) {
			continue
		}
		s := start{value: v, within: after}
		if slices.ContainsFunc(program.UsesOf(v), func(use ssa.Instruction) bool { return after[use.Block()] && !isPhi(use) && !isTest(use) }) {
			m.starts, m.what = append(m.starts, s), wordFor(v)
		}
	}
}

// after returns the blocks that come after the branch, and not only if nothing has failed.
func (m *making) after() map[*ssa.BasicBlock]bool {
	after := make(map[*ssa.BasicBlock]bool)
	for _, block := range m.b.After {
		after[block] = block != m.f.Block && !m.isGood(block) && !slices.Contains(m.b.Inside, block)
	}
	return after
}

// isGood reports whether control comes to a block only if nothing has failed.
func (m *making) isGood(block *ssa.BasicBlock) bool {
	return len(m.b.Good.Preds) == 1 && m.b.Good.Dominates(block)
}

func isPhi(instr ssa.Instruction) bool {
	_, ok := instr.(*ssa.Phi)
	return ok
}

// isTest reports whether an instruction compares something.
func isTest(instr ssa.Instruction) bool {
	op, ok := instr.(*ssa.BinOp)
	return ok && (op.Op == token.EQL || op.Op == token.NEQ)
}

// collected notes what an item is put into, if nothing has failed, and that was there before.
func (m *making) collected() {
	if len(m.b.Good.Preds) != 1 {
		return
	}
	for instr := range program.Instructions[ssa.Instruction](program.Dominated(m.b.Good)) {
		root := m.collects(instr)
		made, ok := root.(ssa.Instruction)
		switch {
		case root == nil:
		case ok && m.leadsBack(made.Block()), m.repeats() && m.isPart(instr, root):
			m.lacking = append(m.lacking, start{value: root})
		default:
			m.starts, m.inLoop = append(m.starts, start{value: root}), m.repeats()
		}
	}
}

// collects returns what an instruction puts an item into, if that was made before.
func (m *making) collects(instr ssa.Instruction) ssa.Value {
	into := putBy(instr, m.derived)
	if whole, ok := into.(*ssa.Alloc); ok && !m.isDefault(whole) {
		return nil
	}
	if call, ok := instr.(*ssa.Call); ok {
		into = m.writes(call)
	}
	root := paths.Whole(into)
	if paths.IsFilled(root) {
		return root
	}
	made, ok := root.(ssa.Instruction)
	if !ok || !made.Block().Dominates(m.b.Test) {
		return nil
	}
	return root
}

// isDefault reports whether a variable that literals share has nothing in it unless the call
// succeeds: found := map[string]string{} before if m, err := load(); err == nil { found = m }.
func (m *making) isDefault(variable *ssa.Alloc) bool {
	if t := variable.Type().Underlying().(*types.Pointer).Elem(); !program.IsList(t) {
		return false
	}
	return !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		store, ok := use.(*ssa.Store)
		return ok && !paths.IsEmpty(store.Val) && !m.b.Good.Dominates(store.Block())
	})
}

// writes returns the text under construction to which a call adds what was made of the item, such
// as out of fmt.Fprintf(&out, "- %s\n", item.Name), or nil.
func (m *making) writes(call *ssa.Call) ssa.Value {
	if !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return m.derived[arg] }) {
		return nil
	}
	for _, arg := range call.Call.Args {
		arg = calls.PlainValue(arg)
		if _, ok := arg.(*ssa.Alloc); (ok || paths.IsFilled(arg)) && isBuffer(arg.Type()) {
			return arg
		}
	}
	return nil
}

// told reports whether something that differs on the branch leaves the function, or decides
// about what does.
func (m *making) told() bool {
	return m.isContinued() || slices.ContainsFunc(m.signs, func(v ssa.Value) bool {
		return program.IsBool(v.Type()) && len(program.UsesOf(v)) > 0 && (!m.isUnchanged(v) || m.isMindedFor(v)) || m.leaving([]start{{value: v}}) != 0
	})
}

// isUnchanged reports whether a variable is on the branch what it was before, as found is where
// only a success sets it.
func (m *making) isUnchanged(v ssa.Value) bool {
	phi, ok := v.(*ssa.Phi)
	return ok && slices.ContainsFunc(m.b.Exits, func(e scenario.Edge) bool {
		index := slices.Index(e.To.Preds, e.From)
		return e.To == phi.Block() && phi.Edges[index] == phi
	})
}

// broken notes what a loop has collected when a failure ends it:
//
//	for token != "" {
//		more, err := c.list(ctx, token)
//		if err != nil {
//			break
//		}
//		all, token = append(all, more.Items...), more.Next
//	}
//
// A cursor that leaves the function, too, says that there is more.
func (m *making) broken() {
	if m.repeats() || !program.Continues(m.f.Block, m.f.Block) {
		return
	}
	for _, exit := range m.b.Exits {
		m.signed(exit)
	}
	for phi := range program.Instructions[*ssa.Phi](m.b.Test.Parent().Blocks) {
		gathers, moves := m.round(phi)
		s := start{value: phi, within: m.after()}
		if gathers {
			m.starts, m.inLoop = append(m.starts, s), true
		}
		if moves && !program.IsBool(phi.Type()) {
			m.cursors = append(m.cursors, s)
		}
	}
}

// signed looks at what is another value where a failure ends the loop than where there is nothing more.
func (m *making) signed(exit scenario.Edge) {
	index := slices.Index(exit.To.Preds, exit.From)
	for phi := range program.Instructions[*ssa.Phi]([]*ssa.BasicBlock{exit.To}) {
		for _, with := range phi.Edges {
			if with != phi.Edges[index] && m.isSign(with, phi.Edges[index]) {
				m.signs = append(m.signs, phi)
			}
		}
	}
}

// round says what a loop around the call takes from one round to the next in a value: what the call gave, added to what was
// there, or in its place.
func (m *making) round(v ssa.Value) (gathers, moves bool) {
	phi, ok := v.(*ssa.Phi)
	if !ok || !phi.Block().Dominates(m.f.Block) || !program.LeadsTo(m.f.Block, phi.Block()) {
		return false, false
	}
	for _, edge := range phi.Edges {
		if edge != phi && m.derived[edge] {
			added := adds(edge, phi)
			gathers, moves = gathers || added, moves || !added
		}
	}
	return gathers, moves
}

// isContinued reports whether a cursor leaves the function.
func (m *making) isContinued() bool {
	return slices.ContainsFunc(m.cursors, func(s start) bool { return m.leaving([]start{s}) != 0 })
}
