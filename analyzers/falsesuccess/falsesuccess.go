package falsesuccess

import (
	"cmp"
	_ "embed"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name            = "falsesuccess"
	categoryDerived = "derived"
	categoryText    = "text"
	categoryField   = "field"
	categoryRead    = "contents"
)

//go:embed doc.go
var source string

// Analyzer reports failures that are answered as a success.
var Analyzer = report.Strict(report.Analyzer(name, source, run, answers.Requires()...))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDerived, Severity: rule.Warning, Summary: "a result without the error flag is made of an error, or of what came with it, strict where a tool is asked whether something is right, or a bool beside it says so"},
			{Name: categoryText, Severity: rule.Warning, Summary: "a result without the error flag speaks of a failure, where an error is known"},
			{Name: categoryField, Tier: rule.Strict, Severity: rule.Warning, Summary: "an output says in a field that there was no success, in a result without the error flag"},
			{Name: categoryRead, Tier: rule.Strict, Severity: rule.Warning, Summary: "the contents of a resource are an error, or a text about a failure"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	of := make(map[*ssa.Function][]told)
	var functions []*ssa.Function
	for _, t := range all(pass) {
		fn := t.Instr.Parent()
		if of[fn] == nil {
			functions = append(functions, fn)
		}
		of[fn] = append(of[fn], t)
	}
	for _, fn := range functions {
		slices.SortStableFunc(of[fn], func(a, b told) int { return cmp.Compare(a.place(), b.place()) })
		report.Report(pass, finding(pass, of[fn]))
	}
	for _, d := range answers.Denials(pass) {
		report.Report(pass, denied(pass, d))
	}
	return nil, nil
}

// all returns the successes of the package that speak of a failure.
func all(pass *analysis.Pass) []told {
	var list []told
	for _, s := range answers.Successes(pass) {
		if t, ok := tell(pass, s); ok {
			list = append(list, t)
		}
	}
	for _, s := range answers.Claims(pass) {
		t := told{s, categoryText, s.Who.Does("answer") + " " + report.Code(answers.Shortened(s.Texts[0]))}
		if s.Joined {
			t, _ = tell(pass, s)
		}
		if s.Read {
			t.category = categoryRead
		}
		list = append(list, t)
	}
	return list
}

// A told is a success that speaks of a failure, and what is answered as one.
type told struct {
	answers.Success
	category, what string
}

// tell returns how a success speaks of a failure, if it does.
func tell(pass *analysis.Pass, s answers.Success) (told, bool) {
	if !s.TellsFailure() {
		return told{}, false
	}
	when := "when a call fails, "
	if s.Source != "" {
		when = "when " + report.Func(s.Source) + " fails, "
	}
	switch {
	case s.Read:
		return told{s, categoryRead, when + s.Who.Does("return") + " the error"}, true
	case s.Shown:
		return told{s, categoryDerived, when + s.Who.Does("return") + " the error"}, true
	case s.Beside && !s.Fallback:
		return told{s, categoryDerived, when + s.Who.Does("return") + " what came before the failure"}, true
	}
	return told{s, categoryText, when + s.Who.Does("report") + " the failure"}, true
}

// finding returns the one finding for the returns of a function, at the first of them.
func finding(pass *analysis.Pass, list []told) report.Finding {
	first := list[0]
	f := report.Finding{
		Pos: first.place(), Category: first.category,
		Message: first.what + first.as() + report.Likewise(len(list)-1),
		Help:    first.Remedy(pass), Sees: first.sees(), Wire: first.Line(pass).Hides(first.text()), Fix: fixAll(pass, list), Strict: first.Read || isVerdict(first.Success) || first.IsFlagged() || first.IsMeant(pass) || isInstead(pass, first),
	}
	if first.Test.IsValid() {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: first.Test, Message: "here the error is known not to be nil"})
	} else {
		f.Help = sdk.Anew(f.Help)
	}
	if first.Statement != nil {
		f.End = first.Statement.End()
	}
	for _, other := range list[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.place(), Message: "here, too"})
	}
	return f
}

// isVerdict reports whether a tool is asked whether something is right, and answers that it is not: validate_rule says
// what ValidateRule does. Few would call that a failure.
func isVerdict(s answers.Success) bool {
	called := s.Source[strings.LastIndex(s.Source, ".")+1:]
	return words.Validates.MatchString(called) && slices.ContainsFunc(s.Who.Names, words.Validates.MatchString)
}

// isInstead reports whether a handler asks for an error of the program's own type, and answers with what is in that and
// without a word of failure: the error says what to do instead, as one that holds the code for a device to sign in.
//
//	if need := new(NeedsCode); errors.As(err, &need) {
//		return text(need.Instructions)
//	}
func isInstead(pass *analysis.Pass, t told) bool {
	if !t.Shown || t.SpeaksOfFailure() {
		return false
	}
	for b := range cond.Dominating(t.Instr.Block()) {
		call, _ := program.CallOf(b.Cond)
		if !b.Truth || call == nil || len(call.Call.Args) != 2 {
			continue
		}
		obj, target := program.Called(&call.Call), call.Call.Args[1]
		if box, ok := target.(*ssa.MakeInterface); ok {
			target = box.X
		}
		if pointer, ok := target.Type().Underlying().(*types.Pointer); ok && obj != nil && obj.FullName() == "errors.As" {
			named := program.NamedOf(pointer.Elem())
			return named != nil && syntax.InModule(pass, named.Obj().Pkg())
		}
	}
	return false
}

// place is where it is returned, or else where its text gets to be that of a failure.
func (t told) place() token.Pos {
	if t.Joined {
		return t.Pos
	}
	return t.Instr.Pos()
}

// text returns the text of the answer, as far as it is constant.
func (t told) text() string {
	if t.Read {
		return "" // a type of media is one of them
	}
	for _, text := range t.Texts {
		if strings.Contains(text, " ") && strings.TrimSpace(text) != "" && (t.category == categoryText || answers.HasGaps(text)) {
			return answers.Shortened(text)
		}
	}
	return ""
}

// as says what the client takes the answer for.
func (t told) as() string {
	if t.Read {
		return " as the contents of the resource: a client takes it for the resource"
	}
	return " as a success: isError is false"
}

// sees says what the agent gets: the text, as far as it is constant.
func (t told) sees() string {
	if t.Read {
		return "contents with a text about the failure"
	}
	if text := t.text(); text != "" {
		return `isError: false, "` + text + `"`
	}
	switch {
	case t.Shown:
		return "isError: false, and the text of the error"
	case t.category == categoryDerived:
		return "isError: false, and what the failed call returned beside its error"
	}
	return "isError: false, and a text about the failure"
}

// denied returns the finding for a handler that tells of failures in a field of its output.
func denied(pass *analysis.Pass, d answers.Denial) report.Finding {
	who := report.SubjectOf(d.Handler)
	f := report.Finding{
		Pos: d.At[0], Category: categoryField, Strict: true,
		Message: who.Does("report") + " failures only in its output field " + report.Code(d.Field) + ": isError is false" + report.Likewise(len(d.At)-1),
		Help:    sdk.Anew(sdk.Of(pass.Pkg).Remedy(sdk.Named(d.Handler.Library), d.Handler.Kind)),
		Sees:    "isError: false, and an output with " + d.Field + ": false",
		Wire:    answers.LineOf(pass, d.Handler).Hides(""),
	}
	for _, other := range d.At[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other, Message: "here, too"})
	}
	return f
}
