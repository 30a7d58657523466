package fates

import (
	"regexp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/logs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// noted notes where a function tells its caller that something has failed, and not why:
//
//	body, err := fetch(ctx, url)
//	if err != nil {
//		notes = append(notes, "fetch failed: "+url)
//		continue
//	}
func (l *look) noted(f failing, b branch) {
	if l.isHandler() && len(b.exits) == 0 || slices.ContainsFunc(f.given, isWhole) || !b.isWritten() || isLogged(b) {
		return // Have: it is the answer, the output of a command or a log says why, or all that comes is on the branch
	}
	var starts []ssa.Value
	for instr := range program.Instructions[ssa.Instruction](b.inside) {
		if v := noteIn(instr); v != nil {
			starts = append(starts, v)
		}
	}
	l.note(Fate{Kind: Noted, Source: f.source, local: local{Instr: f.call, at: b.cond.Pos()}, Results: l.leaving(startsOf(starts))})
}

// noteIn returns what an instruction makes of a constant text that speaks of a failure, or puts it
// into, or nil.
func noteIn(instr ssa.Instruction) ssa.Value {
	if !slices.ContainsFunc(instr.Operands(nil), func(v *ssa.Value) bool { return v != nil && speaksOfFailure(*v) }) {
		return nil
	}
	switch instr := instr.(type) {
	case *ssa.Store:
		return rootOf(instr.Addr)
	case *ssa.MapUpdate:
		return rootOf(instr.Map)
	case *ssa.Call:
		if logs.IsLog(instr.Common()) || program.IsError(instr.Type()) {
			return nil
		}
		for _, arg := range instr.Call.Args {
			if isWritten(arg.Type()) {
				return rootOf(arg)
			}
		}
		return instr
	case *ssa.BinOp:
		return instr
	}
	return nil
}

// speaksOfFailure reports whether a value is a constant text that does: "cannot read %s".
func speaksOfFailure(v ssa.Value) bool {
	text, ok := program.ConstantText(v)
	return ok && failureWords.MatchString(text)
}

// failureWords are words that speak of a failure.
var failureWords = regexp.MustCompile(`(?i)\b(errors?|fail(s|ed|ure)?|cannot|can't|could(n't| not)|unable|invalid|not found|not available|unavailable|denied)\b`)
