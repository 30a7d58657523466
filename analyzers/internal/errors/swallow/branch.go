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
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// branchesOf returns the branches that a function takes because a call has failed, or because an error that it looks at
// is one. What it does there is what it does if the call has given nothing else.
func (l *look) branchesOf(f fallible.Call) []scenario.Branch {
	if len(f.Errs) == 0 { // a status
		return nil
	}
	if list, known := l.parted[f.Instr]; known {
		return list
	}
	failed, fine := make(map[ssa.Value]scenario.Value), make(map[ssa.Value]scenario.Value)
	for _, err := range f.Errs {
		failed[err], fine[err] = scenario.Failure, scenario.Nil
	}
	nothing := maps.Clone(failed)
	if f.Instr != nil {
		for i := range f.Index {
			for _, v := range calls.ResultsOf(f.Instr, i) {
				nothing[v] = scenario.Zero(v.Type())
			}
		}
	}
	at := func(given map[ssa.Value]scenario.Value) scenario.Scenario {
		return scenario.Scenario{At: f.At(), Given: given}
	}
	list := l.machine.Branches(l.fn, at(failed), at(nothing), at(fine))
	if f.Instr != nil { // several items have none
		l.parted[f.Instr] = list
	}
	return list
}

// A drop is a branch on which a failure is known, an error that is found or a status that is none of a success, and on
// which perhaps nobody is told of it.
type drop struct {
	*look
	f fallible.Call
	b scenario.Branch
}

// dropsOf returns the branches on which a call is known to have failed.
func (l *look) dropsOf(f fallible.Call) (list []drop) {
	for _, b := range l.branchesOf(f) {
		list = append(list, drop{l, f, b})
	}
	return list
}

// fateOf returns what becomes of a failure on a branch on which it is known, at the test, as far as it does not depend
// on what comes then.
func (d drop) fateOf(kind Kind) Fate {
	log := d.log()
	fate := Fate{Kind: kind, Source: d.f.Source, local: local{Instr: program.Last(d.b.Test), at: d.b.Cond.Pos(), log: log}, Logged: log.IsValid()}
	fate.Basic = areBasic(d.f.Given)
	fate.Meant = d.isMeant(d.f, d.b.Cond.Pos(), d.b.Test.Succs[0] != d.b.Good)
	return fate
}

// isMeant reports whether a program that is run says no by failing, or a comment says that the function goes on without something
// on purpose where a call fails, and what is done about it, at a test of its error or in the branch that begins there:
//
//	if err != nil {
//		continue // Skip what cannot be read.
//	}
func (l *look) isMeant(f fallible.Call, test token.Pos, branch bool) bool {
	if f.Instr == nil {
		return false
	}
	if funcs.AnswersByStatus(f.Instr) {
		return true
	}
	return words.MeansToGoOn(syntax.Remarks(l.pass, f.Instr.Pos(), test, branch), syntax.DocAt(l.pass, f.Instr.Pos()))
}

// isUntold reports whether nobody learns of an error on a branch and after it, but those who read a log. What was asked
// about the error before has decided that the branch is taken.
func isUntold(f fallible.Call, b scenario.Branch) bool {
	return !slices.ContainsFunc(f.Errs, func(err ssa.Value) bool {
		return !flow.OnlyLogged(err, func(_ ssa.Value, use ssa.Instruction) bool {
			asked, ok := use.(*ssa.Call)
			decides := isPhi(use) || ok && program.IsBool(asked.Type())
			return slices.Contains(b.After, use.Block()) || use.Block().Dominates(b.Test) && !decides
		})
	})
}

// isQuiet reports whether nothing is done on a branch of which a caller could learn: at most
// something is logged, or put away.
func isQuiet(b scenario.Branch) bool {
	for instr := range program.Instructions[ssa.Instruction](b.Inside) {
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
	}
	return !program.Acts(instr)
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
func isLogged(b scenario.Branch) bool { return logIn(b, isAny).IsValid() }

// log returns where a failure is logged, on the branch at hand or on another one on which it is known.
func (d drop) log() token.Pos {
	for _, b := range append([]scenario.Branch{d.b}, d.branchesOf(d.f)...) {
		if at := logIn(b, isAny); at.IsValid() {
			return at
		}
	}
	return token.NoPos
}

// isWarned reports whether something is logged on a branch that those are to read who run the server.
func isWarned(b scenario.Branch) bool {
	at := logIn(b, func(obj *types.Func) bool {
		return obj.Signature().Results().Len() == 0 && !words.LogsQuietly.MatchString(obj.Name())
	})
	return at.IsValid()
}

// isAny reports true of all functions that log.
func isAny(*types.Func) bool { return true }

// logIn returns where a branch calls a function of some that log.
func logIn(b scenario.Branch, counts func(*types.Func) bool) token.Pos {
	for call := range program.Instructions[*ssa.Call](b.Inside) {
		if funcs.IsLog(call.Common()) && counts(program.Called(call.Common())) {
			return call.Pos()
		}
	}
	return token.NoPos
}
