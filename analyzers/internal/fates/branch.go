package fates

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A branch is the way that a function takes where something has failed.
type branch struct {
	cond   ssa.Value
	test   *ssa.BasicBlock   // ends in the condition
	good   *ssa.BasicBlock   // comes next if nothing has failed
	inside []*ssa.BasicBlock // are passed on this way only
	exits  []edge            // lead back to the other ways
}

// An edge leads from one block to another one.
type edge struct{ from, to *ssa.BasicBlock }

// branchesOn returns the branches on which an error is known not to be nil.
func branchesOn(err ssa.Value) []branch {
	var list []branch
	for _, use := range *err.Referrers() {
		test, ok := use.(*ssa.BinOp)
		if !ok {
			continue
		}
		for _, use := range *test.Referrers() {
			if jump, ok := use.(*ssa.If); ok {
				block := jump.Block()
				if v, whenNil := program.NilTest(block); v == err && block.Succs[0] != block.Succs[1] {
					list = append(list, branchAt(block, 1-whenNil))
				}
			}
		}
	}
	return list
}

// branchAt returns the branch that begins with a successor of a block.
func branchAt(test *ssa.BasicBlock, side int) branch {
	first := test.Succs[side]
	b := branch{cond: program.Condition(test), test: test, good: test.Succs[1-side]}
	if len(first.Preds) > 1 && !isBody(first) {
		b.exits = []edge{{test, first}}
		return b
	}
	for _, block := range test.Parent().Blocks {
		if first.Dominates(block) {
			b.inside = append(b.inside, block)
		}
	}
	for _, block := range b.inside {
		for _, next := range block.Succs {
			if !slices.Contains(b.inside, next) {
				b.exits = append(b.exits, edge{block, next})
			}
		}
	}
	return b
}

// isBody reports whether a block begins what a condition of several parts leads to.
func isBody(block *ssa.BasicBlock) bool {
	return block.Comment == "if.then" || block.Comment == "switch.body"
}

// branch notes what becomes of a failure on a branch on which it is known.
func (l *look) branch(f failing, b branch) { l.branchOf(Dropped, f, b) }

func (l *look) branchOf(kind Kind, f failing, b branch) {
	if !isQuiet(b) {
		if kind == Dropped {
			l.noted(f, b)
		}
		return
	}
	fate := Fate{Kind: kind, Source: f.source, Instr: program.Last(b.test), at: b.cond.Pos(), Logged: isLogged(b)}
	for _, block := range b.inside {
		if ret, ok := program.Last(block).(*ssa.Return); ok {
			l.returned(fate, f, ret)
		}
	}
	if len(b.exits) > 0 {
		l.goesOn(fate, f, b)
	}
	if kind == Dropped {
		l.shared(fate, f, b)
	}
}

// returned notes what a return gives on a branch on which a failure is known.
func (l *look) returned(fate Fate, f failing, ret *ssa.Return) {
	given := program.AllGiven(ret)
	what := ""
	for i, v := range given {
		if program.IsError(ret.Parent().Signature.Results().At(i).Type()) {
			if !program.IsNil(v) {
				return
			}
			continue
		}
		if i >= maxResults || isBool(v) || !isEmpty(v) {
			return // Have: it is told, or a default is taken
		}
		if what == "" {
			what = wordFor(v)
		}
		fate.results |= 1 << i
	}
	if fate.results == 0 || what == `""` && !waits(f.call) {
		return // Have: a name that is not known, of which something else is made
	}
	fate.What, fate.Instr = what, ret
	if ret.Pos().IsValid() {
		fate.at = ret.Pos()
	}
	l.note(fate)
}

// goesOn notes what is made after a branch that leads back to the other ways.
func (l *look) goesOn(fate Fate, f failing, b branch) {
	m := makingOf(f, b)
	if m.told(l) || !m.inLoop && isDecoder(f.call) {
		return // Have: one form after the other is tried
	}
	if m.inLoop && fate.Kind == Dropped {
		fate.Kind = Skipped
	}
	if fate.Kind == Skipped && isStat(f) || len(m.starts) == 0 || l.isAsked(valuesOf(m.starts)) {
		return
	}
	fate.results, fate.What = l.leaving(m.starts), m.what
	l.note(fate)
}

// isStat reports whether a call asks about a file: what is left out of a list because of that has
// just disappeared.
func isStat(f failing) bool { return f.source == "os.Stat" || f.source == "os.Lstat" }
