package swallow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
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
}

// An edge leads from one block to another one.
type edge struct{ from, to *ssa.BasicBlock }

// branchesOn returns the branches on which an error is known not to be nil.
func branchesOn(err ssa.Value) []branch {
	var list []branch
	for _, jump := range paths.Tests(err) {
		block := jump.Block()
		if v, whenNil := program.NilTest(block); v == err && block.Succs[0] != block.Succs[1] {
			list = append(list, branchAt(block, 1-whenNil))
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
	b.inside = dominatedBy(first)
	for _, block := range b.inside {
		for _, next := range block.Succs {
			if !slices.Contains(b.inside, next) {
				b.exits = append(b.exits, edge{block, next})
			}
		}
	}
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
	return funcs.IsLog(call) || funcs.IsFormat(call) || isDrained(call) || isCleanup(call) || funcs.GivesLogger(call)
}

// isDrained reports whether a call reads what there is, for a log or for nobody.
func isDrained(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "io" && (obj.Name() == "ReadAll" || obj.Name() == "Copy" || obj.Name() == "LimitReader")
}

// isCleanup reports whether a call puts something away.
func isCleanup(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return obj != nil && (obj.Name() == "Close" || obj.Name() == "Unlock" || obj.Name() == "RUnlock" || obj.Name() == "Rollback")
}

// isResultVariable reports whether a store puts nothing into the variable of a result.
func isResultVariable(store *ssa.Store) bool {
	_, ok := store.Addr.(*ssa.Alloc)
	return ok && (paths.IsEmpty(store.Val) || paths.Returns(store))
}

// isLogged reports whether something is logged on a branch.
func isLogged(b branch) bool { return logIn(b, isAny).IsValid() }

// logOf returns where a failure is logged, on the branch at hand or on another one on which it is known.
func logOf(f failing, b branch) token.Pos {
	list := []branch{b}
	for _, err := range f.errs {
		list = append(list, branchesOn(err)...)
	}
	for _, b := range list {
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
