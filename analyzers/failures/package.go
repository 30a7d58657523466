package failures

import (
	"cmp"
	"go/token"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// Analyzer provides a *[Package].
var Analyzer = &analysis.Analyzer{
	Name:       "failures",
	Doc:        "failures: tell how the functions of a package fail",
	Requires:   append(answers.Requires(), inspect.Analyzer, program.Analyzer, swallow.Analyzer, contracts.Analyzer),
	Run:        run,
	ResultType: reflect.TypeFor[*Package](),
}

// Package has what is known of one package.
type Package struct {
	source

	path      string
	functions map[Place]*function // by the places of their names
	lost      map[Place][]raw     // what disappears below handlers, by the places of their names
	named     map[string][]raw    // the same of tools of which only the names are known
	converts  map[Place]string    // what seams make of the text of an error, by the places of their names
	checks    bool                // it makes a server hold arguments against the schemas of tools
	contracts Contracts
}

// A function is one whose answers an agent may get.
type function struct {
	fails []raw
	calls []call // what it returns as that function did
	open  bool   // there are failures of which nothing is known
}

// A call is one of a function all of whose results are returned.
type call struct {
	of Place // the place of its name
	at Step
}

// A raw is a failure of which it is not known yet who answers with it.
type raw struct {
	Failure

	leaves leaving
	in     sdk.Situation // of one that is returned as an error
	made   lookup
}

// leaving says how a failure leaves a function.
type leaving int

const (
	returned leaving = iota // as an error
	carried                 // in a field of what it returns
	flagged                 // in a result with the error flag
	told                    // in a result without it
	hidden                  // not at all
)

// A lookup says where the texts of a failure are made: the error itself, and what is shown in it.
type lookup struct {
	outer string  // the text of the result around it, with inner for that of the error, or ""
	chain []maker // the error, and the one that it shows, and so on
}

// A maker is a place where an error is made, or the variable that holds it.
type maker struct {
	at   Place
	name string
	own  bool // the program wrote its text
}

// run describes the functions of a package.
func run(pass *analysis.Pass) (any, error) {
	p := &Package{path: pass.Pkg.Path(), functions: make(map[Place]*function), lost: make(map[Place][]raw), named: make(map[string][]raw), converts: make(map[Place]string)}
	found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	if len(pass.Files) == 0 || !syntax.IsModuleAnalysed(pass) {
		return p, nil
	}
	p.source, p.contracts = sourceOf(pass), ContractsIn(pass)
	r := &reader{
		Package: p, pass: pass, set: sdk.Of(pass.Pkg), found: found,
		flow: pass.ResultOf[errflow.Analyzer].(*errflow.Flow), handling: handlingIn(found),
	}
	if !r.flow.Known() {
		return p, nil
	}
	functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
	p.checks = r.checksArguments(functions)
	for _, fn := range functions {
		if r.answers(fn) {
			r.describe(fn)
		}
	}
	r.successes()
	r.seams()
	r.hidden()
	return p, nil
}

// describe describes a function, and those of the package all of whose results it passes on: what they return is answered
// as it is, also if they know nothing of tools.
func (r *reader) describe(fn *ssa.Function) {
	at := r.place(fn.Pos())
	if r.functions[at] != nil || syntax.InTest(r.pass.Fset, fn.Pos()) {
		return
	}
	r.functions[at] = &function{} // it may call itself
	for _, ret := range r.flow.Returns(fn) {
		if ret.Instr == nil {
			continue
		}
		if made := arguments.PassedOn(ret.Instr); made != nil {
			if callee := program.Declaration(program.Callee(&made.Call)); r.isOwn(callee) {
				r.describe(callee)
			}
		}
	}
	r.functions[at] = r.function(fn)
}

// isOwn reports whether a function is of the package, and has a body.
func (r *reader) isOwn(fn *ssa.Function) bool {
	return fn != nil && fn.Pkg != nil && fn.Pkg.Pkg == r.pass.Pkg && len(fn.Blocks) > 0
}

// A reader fills a Package.
type reader struct {
	*Package

	pass  *analysis.Pass
	set   *sdk.Set
	found *handlers.Result
	flow  *errflow.Flow

	handling map[*ssa.Function]bool
}

// handlingIn returns the functions of a package that are handlers, or that other packages may call as such.
func handlingIn(found *handlers.Result) map[*ssa.Function]bool {
	list := make(map[*ssa.Function]bool)
	for _, h := range found.Handlers {
		if !found.IsLeftOver(h.Func) {
			list[h.Func] = true
		}
	}
	for _, h := range found.Held {
		list[h.Func] = true
	}
	for _, h := range found.Implementing {
		list[h.Func] = true
	}
	return list
}

// checksArguments reports whether functions call an option of a library that makes it hold arguments against schemas.
func (r *reader) checksArguments(functions []*ssa.Function) bool {
	for call := range program.InstructionsOf[*ssa.Call](functions) {
		obj := program.Called(call.Common())
		if obj == nil || obj.Pkg() == nil {
			continue
		}
		if library := sdk.Home(obj.Pkg()); library != nil && library.Is(obj, library.Remedy.Validation) {
			return true
		}
	}
	return false
}

func (r *reader) place(pos token.Pos) Place { return placeOf(position.Original(r.pass.Fset, pos)) }

func placeOf(at token.Position) Place { return Place{at.Filename, at.Line, at.Column} }

// answers reports whether an agent may get what a function returns: it is a handler, or returns results of tools.
func (r *reader) answers(fn *ssa.Function) bool {
	return r.handling[fn] || r.set.GivesResult(fn.Signature)
}

// function describes one function by its returns.
func (r *reader) function(fn *ssa.Function) *function {
	f := &function{}
	for _, ret := range r.flow.Returns(fn) {
		if callee := r.passedOn(ret.Instr); callee.IsValid() && !isFailed(ret) {
			f.calls = append(f.calls, callOf(r, fn, ret, r.place(callee)))
			continue
		}
		r.unnamed(f, fn, ret)
		for _, failure := range ret.Errors {
			if failure.Class == cause.Parameter {
				continue // whoever hands it over knows what it is
			}
			f.open = f.open || failure.Cut
			f.fails = append(f.fails, r.raw(fn, failure, returned, ret.Pos()))
		}
		for _, result := range ret.Results {
			r.result(f, fn, ret, result)
		}
	}
	for _, in := range r.flow.Carried(fn) {
		for _, failure := range in.Failures {
			if failure.Class != cause.Parameter && r.handling[fn] && (failure.Class != cause.Unknown || failure.Name != "") {
				f.fails = append(f.fails, r.raw(fn, failure, carried, fn.Pos()))
			}
		}
	}
	return f
}

// isFailed reports whether a return gives a result that always has the error flag: what makes it is told of at its call,
// where its texts are.
func isFailed(ret *returns.Return) bool {
	return slices.ContainsFunc(ret.Results, func(r returns.Result) bool { return r.Flag == cause.Raised })
}

// passedOn returns the place of the name of the function of the module all of whose results a return passes on, and among
// them the result of a tool.
func (r *reader) passedOn(ret *ssa.Return) token.Pos {
	if ret == nil {
		return token.NoPos
	}
	made := arguments.PassedOn(ret)
	if made == nil {
		return token.NoPos
	}
	return r.calleeOf(made)
}

// calleeOf returns the place of the name of the function of the module that a call is of, if it returns results of tools.
func (r *reader) calleeOf(made *ssa.Call) token.Pos {
	callee := program.Declaration(program.Callee(&made.Call))
	if callee == nil || !r.set.GivesResult(callee.Signature) && !(r.isOwn(callee) && r.functions[r.place(callee.Pos())] != nil) {
		return token.NoPos
	}
	if obj := program.ObjectOf(callee); obj != nil {
		if obj.Pkg() == nil || !syntax.InModule(r.pass, obj.Pkg()) {
			return token.NoPos
		}
		return obj.Pos()
	}
	return callee.Pos()
}

// result adds what a result with the error flag tells.
func (r *reader) result(f *function, fn *ssa.Function, ret *returns.Return, result returns.Result) {
	if result.Value == nil || result.Flag != cause.Raised && result.Flag != cause.Mixed {
		return
	}
	call, _ := program.CallOf(result.Value)
	if result.Flag == cause.Mixed && call != nil {
		if callee := r.calleeOf(call); callee.IsValid() {
			f.calls = append(f.calls, callOf(r, fn, ret, r.place(callee)))
			return
		}
	}
	var rendered []cause.Failure
	for _, failure := range result.Rendered {
		if result.InFailure(failure.Origin) && failure.Class != cause.Parameter {
			rendered = append(rendered, failure)
		}
	}
	for _, failure := range rendered {
		made := r.raw(fn, failure, flagged, ret.Pos())
		if result.Flag == cause.Raised {
			made.made.outer = r.said(result.Value, ret) // else that can be the text of a success
		}
		f.fails = append(f.fails, made)
	}
	if len(rendered) == 0 && result.Flag == cause.Raised {
		f.fails = append(f.fails, r.refusal(fn, result.Value, ret))
	}
}

func callOf(r *reader, fn *ssa.Function, ret *returns.Return, callee Place) call {
	return call{callee, Step{nameIn(fn), r.place(ret.Pos()), "returns it"}}
}

// unnamed adds the functions whose result of a tool a function returns without calling them by name: those that may stand
// behind an interface or a value, and one that nobody knows if there can be others.
func (r *reader) unnamed(f *function, fn *ssa.Function, ret *returns.Return) {
	if ret.Instr == nil || len(ret.Instr.Results) == 0 {
		return
	}
	made, _ := program.CallOf(program.Given(ret.Instr, 0))
	if made == nil || made.Call.StaticCallee() != nil || !r.set.GivesResult(made.Call.Signature()) {
		return
	}
	callees, open := r.flow.Scope().Calls.Of(made)
	for _, callee := range callees {
		pos := token.NoPos
		switch {
		case callee.Obj != nil:
			pos = callee.Obj.Pos()
		case callee.Fn != nil:
			pos = callee.Fn.Pos()
		}
		f.calls = append(f.calls, callOf(r, fn, ret, r.place(pos)))
	}
	if open || len(callees) == 0 {
		f.calls = append(f.calls, callOf(r, fn, ret, Place{}))
	}
}

// said returns the text of a result: as the source makes it, or else what is constant in it.
func (r *reader) said(v ssa.Value, ret *returns.Return) string {
	for _, pos := range []token.Pos{v.Pos(), ret.Pos()} {
		if m, ok := r.at(r.place(pos)); ok && m.text != "" && m.text != rest {
			return m.text
		}
	}
	return joined("", r.flow.Texts(v))
}

// refusal returns a failure that the function has found by itself.
func (r *reader) refusal(fn *ssa.Function, v ssa.Value, ret *returns.Return) raw {
	at := v.Pos()
	if !at.IsValid() || fn.Syntax() != nil && (at < fn.Syntax().Pos() || fn.Syntax().End() <= at) {
		at = ret.Pos()
	}
	m, _ := r.at(r.place(at))
	return raw{
		Failure: Failure{What: cmp.Or(m.fails, m.when), When: m.when, Function: nameIn(fn), At: r.place(at)},
		leaves:  flagged, made: lookup{outer: r.said(v, ret)},
	}
}

// nameIn returns the name of a function with its package, as people know it, or of the one around a literal.
func nameIn(fn *ssa.Function) string {
	fn = program.Outermost(fn)
	if fn.Pkg == nil {
		return fn.Name()
	}
	return Called(fn.Pkg.Pkg.Name() + "." + fn.RelString(fn.Pkg.Pkg))
}
