// Package answers gives rules every return of every handler of a package, with
// what errflow knows of it.
package answers

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Requires returns what a rule must require in order to ask for answers.
func Requires() []*analysis.Analyzer {
	return []*analysis.Analyzer{Analyzer, inspect.Analyzer, handlers.Analyzer, errflow.Analyzer}
}

// An Answer is what a handler answers at one place.
type Answer struct {
	// Handler is the handler, nil if another package declares it, and Foreign is
	// that one, nil if this package does.
	Handler *handlers.Handler
	Foreign *handlers.Foreign
	// Kind is what the library takes the handler for.
	Kind sdk.Kind
	// Who is the handler as the agent knows it.
	Who report.Subject
	// Pos and End delimit the return statement. Of a handler that another package
	// declares, Pos is the place where it becomes one, and of what it answers
	// after a panic only, its name.
	Pos, End token.Pos
	// Statement is the return statement, nil where there is none.
	Statement *ast.ReturnStmt
	// Errors are the errors that are returned.
	Errors []cause.Failure
	// Forwarded are the other handlers of the package that it calls and whose errors it
	// returns. These are not among Errors: they belong to the answers of those.
	Forwarded []*handlers.Handler
	// Results are the results, which an agent can read.
	Results []returns.Result
	// Sent tells that it is no answer of a handler: a call sends the results to the client.
	Sent bool
	// DataSent tells that the library sends an output in which something is set, as the data
	// of the result.
	DataSent bool
	// Share is what the seams and the middleware before the handler leave of
	// a returned error.
	Share wrappers.Share
	// Prints tells that the library sends the text of a returned error, or that
	// nobody knows whether it does.
	Prints bool
	// Passed says what becomes, at worst, of a returned error on its way to the library.
	Passed wrappers.Effect

	ret     *ssa.Return
	set     *sdk.Set
	library *sdk.SDK
}

// Library is the library that calls the handler, nil if it is not known.
func (a Answer) Library() *sdk.SDK { return a.library }

// Effect returns what the client gets in a situation.
func (a Answer) Effect(in sdk.Situation) sdk.Effect { return a.set.Effect(a.library, a.Kind, in) }

// ReachesModel reports whether a model reads an error that the handler returns: as the result
// of a tool. Errors of the protocol go to the client, and few clients show them.
func (a Answer) ReachesModel() bool {
	if a.Passed == wrappers.Converting || a.Passed == wrappers.Partly {
		return true
	}
	switch a.Effect(sdk.PlainError).Vehicle {
	case sdk.ToolError, sdk.Success:
		return true
	}
	return false
}

// IsFailure reports whether the error that is returned is known not to be nil: it is made in the
// return statement, or a branch that leads there has found it.
func (a Answer) IsFailure() bool {
	return a.ret != nil && cond.Fails(a.ret)
}

// Of returns the answers of the handlers that the package declares, in the order
// of the source, and then those of handlers that it only registers and of which
// their own package does not know that they are some.
func Of(pass *analysis.Pass) []Answer {
	return slices.Clone(pass.ResultOf[Analyzer].(*asked).answers())
}

func (a *asker) all() []Answer {
	var list []Answer
	for _, h := range a.found.Handlers {
		if h.Kind.IsAnswer() && !a.found.IsLeftOver(h.Func) {
			list = append(list, a.of(h)...)
		}
	}
	return append(list, slices.DeleteFunc(a.registered(), func(ans Answer) bool { return ans.Foreign.Known })...)
}

// Inside returns the answers of the functions inside the middleware of the package
// that are no handlers themselves: of those for methods of any kind.
func Inside(pass *analysis.Pass) []Answer {
	var list []Answer
	a := newAsker(pass)
	for _, in := range a.found.Inside {
		if in.Kind == sdk.MethodHandler && !slices.ContainsFunc(list, func(known Answer) bool { return known.Handler.Func == in.Func }) {
			list = append(list, a.of(in.Handler)...)
		}
	}
	return list
}

// Registered returns the answers of all handlers of other packages that the
// package registers, one for each.
func Registered(pass *analysis.Pass) []Answer { return newAsker(pass).registered() }

func (a *asker) registered() []Answer {
	var list []Answer
	for _, f := range a.found.Foreign {
		if f.Kind.IsAnswer() {
			list = append(list, a.foreign(f))
		}
	}
	return list
}

func newAsker(pass *analysis.Pass) *asker {
	a := &asker{
		set:   sdk.Of(pass.Pkg),
		found: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		flow:  pass.ResultOf[errflow.Analyzer].(*errflow.Flow),
		root:  pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(),

		known: make(map[*ssa.Function]*handlers.Handler),
	}
	for _, h := range a.found.Handlers {
		a.known[h.Func] = h
	}
	return a
}

type asker struct {
	set   *sdk.Set
	found *handlers.Result
	flow  *errflow.Flow
	root  inspector.Cursor

	known map[*ssa.Function]*handlers.Handler // by their functions
}

// of returns the answers of a handler of the package.
func (a *asker) of(h *handlers.Handler) []Answer {
	var list []Answer
	common := a.common(h)
	for _, ret := range a.flow.Returns(h.Func) {
		answer := common
		answer.ret, answer.Pos, answer.Errors = ret.Instr, ret.Pos(), a.failures(h, ret.Errors)
		for _, failure := range ret.Errors {
			answer.Forwarded = append(answer.Forwarded, a.through(h, failure.Via)...)
		}
		answer.DataSent = a.sendsOutput(h, ret.Instr)
		for _, r := range ret.Results {
			r.Rendered, r.Text = a.failures(h, r.Rendered), a.texts(h, r.Text)
			answer.Results = append(answer.Results, r)
		}
		if at, ok := a.root.FindByPos(answer.Pos, answer.Pos); ok {
			answer.Statement, _ = at.Node().(*ast.ReturnStmt)
		}
		if answer.Statement != nil {
			answer.End = answer.Statement.End()
		}
		list = append(list, answer)
	}
	return list
}

// common returns what all answers of a handler have in common.
func (a *asker) common(h *handlers.Handler) Answer {
	library := a.set.Named(h.Library)
	return Answer{
		Handler: h, Kind: h.Kind, Who: report.SubjectOf(h),
		Share: a.found.Share(h), Prints: a.prints(library, h.Kind), Passed: a.found.Passed(h),
		set: a.set, library: library,
	}
}

// foreign returns the answers of a function of another package that becomes a
// handler here.
func (a *asker) foreign(f handlers.Foreign) Answer {
	ret := a.flow.Elsewhere(f.Func, f.Registered.Pos)
	library := a.set.Named(f.Library)
	return Answer{
		Foreign: &f, Kind: f.Kind, Pos: f.Registered.Pos,
		Who:    report.Subject{Kind: f.Kind, Names: f.Names()},
		Errors: ret.Errors, Results: ret.Results, Share: a.found.ForeignShare(f), Prints: a.prints(library, f.Kind), Passed: wrappers.Transparent,
		set: a.set, library: library,
	}
}

// prints reports whether the client gets the text of an error that a handler
// returns.
func (a *asker) prints(library *sdk.SDK, kind sdk.Kind) bool {
	effect := a.set.Effect(library, kind, sdk.PlainError)
	return effect.Vehicle == sdk.UnknownVehicle || shows(effect)
}

func shows(e sdk.Effect) bool {
	return strings.Contains(e.Text, "%s") || e.Modern != nil && shows(*e.Modern)
}
