package swallow

import (
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// A branch is the way that a function takes where something has failed.
type branch struct {
	cond   ssa.Value
	test   *ssa.BasicBlock   // ends in the condition
	good   *ssa.BasicBlock   // comes next if nothing has failed
	inside []*ssa.BasicBlock // are passed on this way only
	exits  []edge            // lead back to the other ways
	after  []*ssa.BasicBlock // can run from its beginning on, until the place comes again
}

// An edge leads from one block to another one.
type edge struct{ from, to *ssa.BasicBlock }

// branchesOf returns the branches that a function takes because a call has failed, or because an error that it looks at
// is one. What it does there is what it does if the call has given nothing else.
func (l *look) branchesOf(f failing) []branch {
	switch list, known := l.parted[f.call]; {
	case len(f.errs) == 0: // a status
		return nil
	case known && f.call != nil:
		return list
	}
	failed, fine := make(map[ssa.Value]scenario.Value), make(map[ssa.Value]scenario.Value)
	for _, err := range f.errs {
		failed[err], fine[err] = scenario.Failure, scenario.Nil
	}
	nothing := maps.Clone(failed)
	if f.call != nil {
		for i := range f.index {
			for _, v := range calls.ResultsOf(f.call, i) {
				nothing[v] = scenario.Zero(v.Type())
			}
		}
	}
	at := func(given map[ssa.Value]scenario.Value) scenario.Scenario {
		return scenario.Scenario{At: f.place(), Given: given}
	}
	l.parted[f.call] = l.branchesIn(at(failed), at(nothing), at(fine))
	return l.parted[f.call]
}

// branchesIn returns the branches that a function takes in one scenario, and not when all is fine, as they go on in
// another one.
func (l *look) branchesIn(failed, after, fine scenario.Scenario) []branch {
	partings := scenario.Partings(l.machine.Run(l.fn, failed), l.machine.Run(l.fn, fine))
	if len(partings) == 0 {
		return nil
	}
	run := l.machine.Run(l.fn, after)
	list := make([]branch, len(partings))
	for i, p := range partings {
		b := branchAt(p.Block, p.Side, run.Next)
		b.exits = slices.DeleteFunc(b.exits, func(e edge) bool { return onlyFails(run, e.to) })
		b.after = program.Reached(p.Block.Succs[p.Side], func(block *ssa.BasicBlock) []*ssa.BasicBlock {
			if after.At != nil && block == after.At.Block() {
				return nil
			}
			return run.Next(block)
		})
		list[i] = b
	}
	return list
}

// isUntold reports whether nobody learns of an error on a branch and after it, but those who read a log. What was asked
// about the error before has decided that the branch is taken.
func isUntold(f failing, b branch) bool {
	before := func(block *ssa.BasicBlock) bool { return block.Dominates(b.test) }
	return !slices.ContainsFunc(f.errs, func(err ssa.Value) bool {
		return !flow.OnlyLogged(err, func(v ssa.Value, use ssa.Instruction) bool {
			if phi, ok := use.(*ssa.Phi); ok {
				return slices.Contains(b.after, phi.Block()) && slices.ContainsFunc(phi.Block().Preds, func(from *ssa.BasicBlock) bool {
					return phi.Edges[slices.Index(phi.Block().Preds, from)] == v && (slices.Contains(b.after, from) || before(from))
				})
			}
			asked, ok := use.(*ssa.Call)
			return slices.Contains(b.after, use.Block()) || before(use.Block()) && !(ok && program.IsBool(asked.Type()))
		})
	})
}

// onlyFails reports whether a function returns an error in a run, whatever way it takes from a block on.
func onlyFails(run *scenario.Trace, from *ssa.BasicBlock) bool {
	some := false
	for ret := range program.Instructions[*ssa.Return](program.Reached(from, run.Next)) {
		last := len(ret.Results) - 1
		if last < 0 || !program.IsError(ret.Parent().Signature.Results().At(last).Type()) || !run.Of(program.Given(ret, last)).IsSet() {
			return false
		}
		some = true
	}
	return some
}

// branchAt returns the branch that begins with a successor of a block, as far as it leads: next says what can come
// after a block, and nil that all can.
func branchAt(test *ssa.BasicBlock, side int, next func(*ssa.BasicBlock) []*ssa.BasicBlock) branch {
	if next == nil {
		next = func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Succs }
	}
	first := test.Succs[side]
	b := branch{cond: program.Condition(test), test: test, good: test.Succs[1-side]}
	if len(first.Preds) > 1 && !isBody(first) {
		b.exits = []edge{{test, first}}
		return b
	}
	inside := dominatedBy(first)
	for _, block := range program.Reached(first, func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		return slices.DeleteFunc(slices.Clone(next(block)), func(to *ssa.BasicBlock) bool { return !slices.Contains(inside, to) })
	}) {
		b.inside = append(b.inside, block)
		for _, to := range next(block) {
			if !slices.Contains(inside, to) {
				b.exits = append(b.exits, edge{block, to})
			}
		}
	}
	slices.SortFunc(b.inside, func(a, b *ssa.BasicBlock) int { return a.Index - b.Index })
	return b
}

// dominatedBy returns the blocks to which control comes through a block only.
func dominatedBy(first *ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.DeleteFunc(slices.Clone(first.Parent().Blocks), func(block *ssa.BasicBlock) bool { return !first.Dominates(block) })
}

// isBody reports whether a block begins what a condition of several parts leads to.
func isBody(block *ssa.BasicBlock) bool {
	return block.Comment == "if.then" || block.Comment == "switch.body"
}

// isWritten reports whether a branch is one that the source has, and not what comes after the
// other: if _, err := os.Stat(name); err == nil { return taken }.
func (b branch) isWritten() bool {
	first := b.test.Succs[0]
	if first == b.good {
		first = b.test.Succs[1]
	}
	return isBody(first) || first.Comment == "if.else"
}

// isQuiet reports whether nothing is done on a branch of which a caller could learn: at most
// something is logged, or put away.
func isQuiet(b branch) bool {
	for instr := range program.Instructions[ssa.Instruction](b.inside) {
		if !isQuietly(instr) {
			return false
		}
	}
	return true
}

// isQuietly reports whether nobody learns anything of an instruction.
func isQuietly(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Call:
		return isQuietCall(instr.Common())
	case *ssa.Store:
		return funcs.IsOperand(instr.Addr) || isResultVariable(instr)
	case *ssa.MapUpdate, *ssa.Send, *ssa.Go, *ssa.Defer, *ssa.Panic, *ssa.Select:
		return false
	case *ssa.If:
		return true
	}
	return true
}

// isQuietCall reports whether a call logs, closes, or makes text of something.
func isQuietCall(call *ssa.CallCommon) bool {
	if builtin, ok := call.Value.(*ssa.Builtin); ok {
		return builtin.Name() != "append" && builtin.Name() != "copy" && builtin.Name() != "delete"
	}
	return funcs.IsLog(call) || funcs.IsFormat(call) || funcs.IsDrain(call) || funcs.IsCleanup(call) || funcs.GivesLogger(call)
}

// isResultVariable reports whether a store puts nothing into the variable of a result.
func isResultVariable(store *ssa.Store) bool {
	_, ok := store.Addr.(*ssa.Alloc)
	return ok && (paths.IsEmpty(store.Val) || paths.Returns(store))
}

// isLogged reports whether something is logged on a branch.
func isLogged(b branch) bool { return logIn(b, isAny).IsValid() }

// logOf returns where a failure is logged, on the branch at hand or on another one on which it is known.
func (l *look) logOf(f failing, b branch) token.Pos {
	for _, b := range append([]branch{b}, l.branchesOf(f)...) {
		if at := logIn(b, isAny); at.IsValid() {
			return at
		}
	}
	return token.NoPos
}

// isWarned reports whether something is logged on a branch that those are to read who run the server.
func isWarned(b branch) bool {
	at := logIn(b, func(obj *types.Func) bool {
		return obj.Signature().Results().Len() == 0 && !words.LogsQuietly.MatchString(obj.Name())
	})
	return at.IsValid()
}

// isAny reports true of all functions that log.
func isAny(*types.Func) bool { return true }

// logIn returns where a branch calls a function of some that log.
func logIn(b branch, counts func(*types.Func) bool) token.Pos {
	for call := range program.Instructions[*ssa.Call](b.inside) {
		if funcs.IsLog(call.Common()) && counts(program.Called(call.Common())) {
			return call.Pos()
		}
	}
	return token.NoPos
}
