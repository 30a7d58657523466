package wrappedrpc

import (
	_ "embed"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name             = "wrappedrpc"
	categoryWrapped  = "wrapped"
	categorySentinel = "sentinel"
)

//go:embed doc.go
var source string

// Analyzer reports errors of the protocol that the library does not recognise.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryWrapped, Severity: rule.Warning, Summary: "an error with a code of the protocol is wrapped, and loses code or data"},
			{Name: categorySentinel, Severity: rule.Warning, Summary: "an error of the library is returned that the library treats like any other"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := checker{pass}
	found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	for _, a := range answers.Of(pass) {
		if a.Handler == nil || a.Library() == nil || !found.Untouched(a.Handler) {
			continue // something can do more with the error than to return it
		}
		if !c.wrapped(a, a.Library()) {
			c.sentinel(a, a.Library())
		}
	}
	return nil, nil
}

type checker struct{ pass *analysis.Pass }

// wrapped reports an answer that loses what an error was made for, and whether it
// does.
func (c checker) wrapped(a answers.Answer, s *sdk.SDK) bool {
	coded, inner := a.Effect(sdk.CodedError), a.Effect(sdk.WrappedCodedError)
	if !coded.OwnCode || inner.OwnCode && inner.OwnData == coded.OwnData {
		return false
	}
	for _, f := range a.Errors {
		if f.Class == cause.Coded && honoured(s, f.Name) {
			continue
		}
		i := slices.IndexFunc(f.Parts, func(p cause.Part) bool {
			return p.Class == cause.Coded && p.Role&cause.Kept != 0 && honoured(s, p.Name) && (!inner.OwnCode || c.hasData(s, p.Origin))
		})
		if i < 0 {
			continue
		}
		finding := report.Finding{
			Pos: a.Pos, End: a.End, Category: categoryWrapped,
			Message: a.Who.Does("return") + " a `*jsonrpc.Error` wrapped by " + report.Func(f.Name) + answers.In(f.Origin) + ": " + s.Name + " sends " + loss(inner),
			Help:    "return the `*jsonrpc.Error` itself", Sees: sees(inner),
			Wire:    report.Wire{Before: a.Line().Gets(inner, ""), After: a.Line().Gets(coded, "")},
			Related: answers.Path(f.Parts[i].Origin, "the *jsonrpc.Error is made"),
		}
		if len(a.Errors) == 1 && !c.isNotFound(f.Parts[i].Pos) {
			finding.Fix = fix(c.pass, a)
		}
		report.Report(c.pass, finding)
		return true
	}
	return false
}

// loss says what the library sends of a wrapped error.
func loss(e sdk.Effect) string {
	if e.OwnCode {
		return "its code without its data"
	}
	return answers.Arrival(e) + " without its code and data"
}

// sees says what the client gets of one.
func sees(e sdk.Effect) string {
	if e.OwnCode {
		return answers.Seen(e, "…") + ", without its data"
	}
	return answers.Seen(e, "…")
}

// honoured reports whether an error is of a type, or made by a function, whose code
// the library sends.
func honoured(s *sdk.SDK, name string) bool {
	for _, v := range s.ErrorValues {
		if full(s, v.Name) == name {
			return v.Type != "" || v.Honoured != sdk.Never
		}
	}
	for _, t := range s.ErrorTypes {
		if isType(s, t, name) {
			return t.Honoured != sdk.Never
		}
	}
	return false
}

// isType reports whether a name is that of an error type. Some are aliases of types
// in internal packages of the library.
func isType(s *sdk.SDK, t sdk.ErrorType, name string) bool {
	path := full(s, t.Type)
	if path == name {
		return true
	}
	root := path[:strings.LastIndexByte(path[:strings.LastIndexByte(path, '.')], '/')+1]
	return t.Code != "" && strings.HasPrefix(name, root+"internal/")
}

// full returns the import path and name of what a table names.
func full(s *sdk.SDK, short string) string {
	pkg, rest, _ := strings.Cut(short, ".")
	return s.Packages[pkg] + "." + rest
}

// sentinel reports an answer with an error that the library treats like any other.
func (c checker) sentinel(a answers.Answer, s *sdk.SDK) {
	effect := a.Effect(sdk.PlainError)
	if effect.Vehicle != sdk.ProtocolError {
		return // it becomes a result, in which the text counts
	}
	for _, f := range a.Errors {
		origins := []cause.Origin{f.Origin}
		for _, p := range f.Parts {
			if p.Role&cause.Kept != 0 {
				origins = append(origins, p.Origin)
			}
		}
		for _, o := range origins {
			short, ok := ignored(s, o.Name)
			if !ok {
				continue
			}
			report.Report(c.pass, report.Finding{
				Pos: a.Pos, End: a.End, Category: categorySentinel,
				Message: a.Who.Does("return") + " " + report.Code(short) + ", but " + s.Name + " sends " + answers.Arrival(effect) + ", as for any other error",
				Help:    help(c.pass, a), Sees: answers.Seen(effect, "…"), Wire: report.Wire{Before: a.Line().Gets(effect, ""), After: a.Line().Fails("")},
			})
			return
		}
	}
}

// ignored returns the short name of an error that the library declares and does not
// look for.
func ignored(s *sdk.SDK, name string) (string, bool) {
	for _, v := range s.ErrorValues {
		if v.Type == "" && v.Honoured == sdk.Never && full(s, v.Name) == name {
			return v.Name, true
		}
	}
	honours := false
	short := ""
	for _, t := range s.ErrorTypes {
		if full(s, t.Type) == name {
			honours = honours || t.Honoured != sdk.Never
			short = t.Type
		}
	}
	return short, short != "" && !honours
}

// help says what to do instead.
func help(pass *analysis.Pass, a answers.Answer) string {
	if a.Kind.IsTool() {
		return sdk.Of(pass.Pkg).Remedy(a.Library(), a.Kind) + ", and say in it what went wrong"
	}
	return "say in the text what went wrong: no code can be chosen here"
}
