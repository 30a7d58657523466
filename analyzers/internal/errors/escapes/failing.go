package escapes

import (
	"fmt"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// fails is told of a handler of which its package knows with which returns it
// fails. What errflow tells of a function of another package does not say how many they
// are: equal failures are one there.
type fails struct {
	Returns int
	Places  []summary.Place
}

// String returns the number of returns, such as "fails(3)".
func (f fails) String() string { return fmt.Sprintf("fails(%d)", f.Returns) }

// exportFailing makes known with which returns the handlers fail that other packages can
// register and this one does not, also where they return what another handler has answered.
// One return is where errflow says if the error comes into being on its line.
func (f *finder) exportFailing(list []answers.Answer) {
	failing := make(map[*handlers.Handler][]Return)
	for _, a := range list {
		if a.Handler == nil || f.adapts(a.Handler) {
			continue
		}
		a.Errors = f.errorsAt(a)
		if r, ok := f.judge.escaping(f.pass, a); ok {
			failing[a.Handler] = append(failing[a.Handler], r)
		}
	}
	for h, returns := range failing {
		if len(h.Registered) == 0 && (len(returns) > 1 || f.isApart(returns[0])) {
			e := entryOf(f.home, "", returns)
			f.fails.Set(h.Func, fails{Returns: e.Returns, Places: e.Places})
		}
	}
	f.fails.Export()
}

// isApart reports whether an error comes into being on another line than that of the return.
func (f *finder) isApart(r Return) bool {
	line := syntax.Line(f.pass.Fset, r.Pos)
	return slices.ContainsFunc(r.Failures, func(e cause.Failure) bool { return syntax.Line(f.pass.Fset, e.Here) != line })
}

// errorsAt returns all errors that a handler returns where it gives an answer.
func (f *finder) errorsAt(a answers.Answer) []cause.Failure {
	for _, ret := range f.flow.Returns(a.Handler.Func) {
		if ret.Pos() == a.Pos {
			return ret.Errors
		}
	}
	return a.Errors
}

// counts returns an entry for a handler of another package with the number of its
// returns and the places of the first of them, if that package knows them.
func (f *finder) counts(handler *types.Func, e Entry) Entry {
	if told, ok := f.fails.Told(handler); ok {
		e.Returns, e.Places = told.Returns, told.Places
	}
	return e
}
