package answers

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Success is a result without the error flag that is returned where an error is known.
type Success struct {
	causeloss.Masking
	// Who is the handler as the agent knows it, or the function that makes the result, by its name.
	Who report.Subject
	// Library calls the handler, or declares the result.
	Library *sdk.SDK
	// Flagged tells that it returns results of tools, which have an error flag.
	Flagged bool
	// Read tells that it returns the contents of a resource: those have no flag, and an error is the only way to say
	// that there are none.
	Read bool
	// Statement is the return statement, nil where there is none.
	Statement *ast.ReturnStmt
	// Made is the call or the literal that makes the result, nil where there is none.
	Made ast.Node
}

// Successes returns those of the handlers of the package, and of its functions that
// return results of tools.
func Successes(pass *analysis.Pass) []Success {
	return slices.Clone(pass.ResultOf[Analyzer].(*asked).successes())
}

// by notes that a function returns a result of a tool, and which handler that is, if it is one.
func (a *asker) by(s Success, fn *ssa.Function) Success {
	s.Who, s.Library = named(fn), a.gives(fn)
	s.Flagged, s.Read = s.Library != nil, a.reads(fn)
	if h := a.known[fn]; h != nil && h.Kind.IsAnswer() {
		s.Who, s.Library = report.SubjectOf(h), a.set.Named(h.Library)
	}
	return s
}

func (a *asker) allSuccesses(functions []*ssa.Function, machine *scenario.Machine) []Success {
	var list []Success
	for _, fn := range functions {
		s := a.by(Success{}, fn)
		h := a.known[fn]
		if !s.Flagged && !s.Read && (h == nil || !h.Kind.IsAnswer()) {
			continue
		}
		for _, m := range a.flow.Maskings(fn) {
			if h == nil && (m.Zero || s.Read && !m.Shown) {
				continue // a second result, beside a nil tool result, or what a handler does with the contents is not known
			}
			if m.Beside && !m.Shown && !isFailure(m, machine) || !slices.Contains(machine.Live(fn), m.Instr.Block()) {
				continue
			}
			s.Masking = m
			s.Statement, s.Made = a.statement(m.Instr.Pos()), a.made(m.Pos)
			list = append(list, s)
		}
	}
	return list
}

// named returns a function that is no handler as messages know it.
func named(fn *ssa.Function) report.Subject {
	fn = program.Outermost(fn)
	if fn.Object() == nil {
		return report.Subject{}
	}
	return report.Subject{Names: []string{report.Code(fn.Name())}}
}

// gives returns the library whose result of a tool a function returns, or nil.
func (a *asker) gives(fn *ssa.Function) *sdk.SDK {
	results := fn.Signature.Results()
	for i := range results.Len() {
		if library, _, ok := a.set.Result(results.At(i).Type()); ok {
			return library
		}
	}
	return nil
}

// reads reports whether a function returns what handlers of resources of the package do.
func (a *asker) reads(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	return results.Len() > 0 && slices.ContainsFunc(a.found.Handlers, func(h *handlers.Handler) bool {
		contents := h.Func.Signature.Results()
		return h.Kind.IsResource() && contents.Len() > 0 && types.Identical(contents.At(0).Type(), results.At(0).Type())
	})
}

// Remedy returns what to do instead, as an imperative. A function that is no handler, and returns results of
// tools, makes one with the error flag.
func (s Success) Remedy(pass *analysis.Pass) string {
	return sdk.Of(pass.Pkg).Remedy(s.Library, s.kind())
}

// kind returns the kind of the handler, or that of tools for a function that returns their results.
func (s Success) kind() sdk.Kind {
	if s.Who.Kind == sdk.UnknownKind && s.Flagged {
		return sdk.Tool
	}
	if s.Who.Kind == sdk.UnknownKind && s.Read {
		return sdk.Resource
	}
	return s.Who.Kind
}

func (a *asker) statement(pos token.Pos) *ast.ReturnStmt {
	if at, ok := a.root.FindByPos(pos, pos); ok {
		statement, _ := at.Node().(*ast.ReturnStmt)
		return statement
	}
	return nil
}

// made returns the call or the literal at a place, or nil.
func (a *asker) made(pos token.Pos) ast.Node {
	at, ok := a.root.FindByPos(pos, pos+1)
	if !ok {
		return nil
	}
	switch at.Node().(type) {
	case *ast.CallExpr, *ast.CompositeLit:
		return at.Node()
	}
	return nil
}

// IsMeant reports whether a comment says that the handler answers so on purpose where a call fails, or its failure is an answer.
func (s Success) IsMeant(pass *analysis.Pass) bool {
	return slices.ContainsFunc(s.Errors, func(err ssa.Value) bool {
		call, _ := program.CallOf(err)
		return call != nil && (funcs.AnswersByStatus(call) || words.MeansToGoOn(syntax.Remarks(pass, call.Pos(), s.Test, true), syntax.DocAt(pass, call.Pos())))
	})
}

// SpeaksOfFailure reports whether one of the constant texts of the result does.
func (s Success) SpeaksOfFailure() bool {
	speaks := words.Failing.In(s.Texts...) || slices.ContainsFunc(s.Texts, tellsOfNothingFound)
	return speaks && !words.Harmless.In(s.Texts...)
}

// tellsOfNothingFound reports whether a text says that there is none of something: "no
// file found".
func tellsOfNothingFound(text string) bool {
	_, after, ok := strings.Cut(" "+strings.ToLower(text), " no ")
	return ok && strings.Contains(after, " found")
}

// IsPartial reports whether the constant texts of the result say that something was done
// all the same.
func (s Success) IsPartial() bool { return words.Partial.In(s.Texts...) }

// TellsFailure reports whether the result tells the agent of a failure, and nothing but its text does: it is
// made of the error, of what came with it, or of words that speak of one. Contents of a resource are made of the error.
func (s Success) TellsFailure() bool {
	if !s.Flagged && !s.Read || s.IsPartial() || s.Denies() {
		return false
	}
	if s.Read {
		return s.Shown
	}
	return s.Shown || !s.Fallback && (s.Beside || s.SpeaksOfFailure())
}
