package fates

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// either notes where a handler answers a failure as if there were nothing:
//
//	records, err := store.Find(ctx, path)
//	if err != nil || len(records) == 0 {
//		return mcp.NewToolResultText("no records"), nil
//	}
//
// What is answered for the second part of the condition is true, and for the first one it is not.
func (l *look) either(f failing, b branch) {
	first := b.test.Succs[0]
	if first == b.good || len(first.Preds) < 2 || !isBody(first) || !l.isHandler() || !isQuietAnswer(b) {
		return
	}
	for _, from := range first.Preds {
		if from != b.test && !isAboutGiven(program.Condition(from), f, 0) {
			return
		}
	}
	for _, block := range b.inside {
		ret, ok := program.Last(block).(*ssa.Return)
		if !ok || l.tells(ret) || !isAnswer(ret) {
			continue
		}
		l.note(Fate{Kind: Dropped, Source: f.source, What: "an answer that nothing is there", Instr: ret, at: ret.Pos(), Logged: isLogged(b), results: 1})
	}
}

// isHandler reports whether the function is one that answers an agent.
func (l *look) isHandler() bool {
	for _, h := range l.found.Handlers {
		if h.Func == l.fn {
			return answers(h.Kind)
		}
	}
	return false
}

// isAnswer reports whether a return gives a result and no error.
func isAnswer(ret *ssa.Return) bool {
	given := program.AllGiven(ret)
	last := len(given) - 1
	return last > 0 && program.IsNil(given[last]) && !program.IsNil(given[0]) && ret.Pos().IsValid()
}

// isQuietAnswer reports whether a branch does nothing but to log and to answer.
func isQuietAnswer(b branch) bool {
	return !slices.ContainsFunc(b.inside, func(block *ssa.BasicBlock) bool {
		return slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
			switch instr := instr.(type) {
			case *ssa.Call:
				results := instr.Call.Signature().Results()
				return results.Len() > 0 && program.IsError(results.At(results.Len()-1).Type())
			case *ssa.MapUpdate, *ssa.Send, *ssa.Go, *ssa.Panic, *ssa.Select:
				return true
			}
			return false
		})
	})
}

// isAboutGiven reports whether a condition is about what a call gives beside its error.
func isAboutGiven(v ssa.Value, f failing, depth int) bool {
	if v == nil || depth > maxUses {
		return false
	}
	if slices.Contains(f.given, v) {
		return true
	}
	switch v := v.(type) {
	case *ssa.BinOp:
		return isAboutGiven(v.X, f, depth+1) || isAboutGiven(v.Y, f, depth+1)
	case *ssa.UnOp:
		return isAboutGiven(v.X, f, depth+1)
	case *ssa.FieldAddr:
		return isAboutGiven(v.X, f, depth+1)
	case *ssa.Call:
		return slices.ContainsFunc(v.Call.Args, func(arg ssa.Value) bool { return isAboutGiven(arg, f, depth+1) })
	}
	return false
}
