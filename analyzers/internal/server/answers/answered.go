package answers

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Answered says how a handler answers failures that it does not return as errors: with results that
// have the error flag, with results that lack it, or both.
type Answered struct{ Flagged, Unflagged bool }

// AnsweredBy returns how the handlers of the package, and those that only this package knows to be some,
// answer failures, by the place of their names.
func AnsweredBy(pass *analysis.Pass) map[token.Pos]Answered {
	a := newAsker(pass)
	hiding := unflagged(pass)
	found := make(map[token.Pos]Answered)
	for _, ans := range Of(pass) {
		pos, is := ans.function(), Answered{}
		for _, r := range ans.Results {
			is.Flagged = is.Flagged || r.Flag == cause.Raised || r.Flag == cause.Mixed
		}
		is.Unflagged = ans.Handler != nil && a.answersBy(ans.Handler.Func, hiding)
		is.Flagged, is.Unflagged = is.Flagged || found[pos].Flagged, is.Unflagged || found[pos].Unflagged
		found[pos] = is
	}
	return found
}

// function returns the place of the name of the handler.
func (a Answer) function() token.Pos {
	if a.Handler != nil {
		return a.Handler.Func.Pos()
	}
	return a.Foreign.Func.Pos()
}

// unflagged returns the functions of the package that answer failures without the error flag.
func unflagged(pass *analysis.Pass) map[*ssa.Function]bool {
	found := make(map[*ssa.Function]bool)
	for _, s := range Successes(pass) {
		if s.Flagged && s.TellsFailure() {
			found[s.Instr.Parent()] = true
		}
	}
	for _, s := range Claims(pass) {
		if s.Flagged {
			found[s.Instr.Parent()] = true
		}
	}
	return found
}

// answersBy reports whether a function is among some, or returns all that one of them does.
func (a *asker) answersBy(fn *ssa.Function, some map[*ssa.Function]bool) bool {
	for fn := range a.handing(fn) {
		if some[fn] {
			return true
		}
	}
	return false
}
