// Package report is the only way for rules to report.
package report

import (
	"flag"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// The names of the flags of rules that turn more findings on.
const (
	testsFlag     = "tests"
	generatedFlag = "generated"
)

// adoptedFlag is the name of the flag that turns findings off.
const adoptedFlag = "adopted"

// A Finding is what a rule has to say about a place.
type Finding struct {
	// Pos and End delimit the place. End may be missing.
	Pos, End token.Pos
	// Rule is the name of the rule; empty means the name of the analyzer.
	Rule string
	// Category is the kind of finding, if the rule tells some apart.
	Category string
	// Strict tells that the category is one that is reported only if it is
	// asked for.
	Strict bool
	// Unadopted tells that the package has not adopted codes, which matters for rules that
	// report by default where one has.
	Unadopted bool
	// About is a directive that does not suppress the finding, because the
	// finding is about it.
	About *ast.Comment
	// Message is one line of at most 140 characters: when what fails, and what the tool answers then.
	// Identifiers stand in backticks, as in the source; a [Subject] names the tool.
	//
	//	when `store.Jobs` fails, list_jobs answers an empty list as a success; only a log tells
	Message string
	// Help says what to do instead in this program: with its SDK, in its version, and with its helpers.
	Help string
	// Sees is what the agent gets, as it arrives, or empty where that says nothing more.
	//
	//	isError: false, "There are no notes."
	Sees string
	// Wire is the answer on the wire, today and after the remedy.
	Wire Wire
	// Related are places that belong to the finding.
	Related []analysis.RelatedInformation
	// Fix is the one change that removes the finding, or nil.
	Fix *analysis.SuggestedFix
	// Unsafe tells that there is work to do after the fix: it leaves another finding, or
	// text to be written. Most drivers are not offered it.
	Unsafe bool
}

// A Wire is an answer as the JSON that the client gets, as package wire makes it: today, and once the help is
// followed. Each is "" if nobody can say, or if nothing arrives.
type Wire struct{ Before, After string }

// At returns a finding that covers the node.
func At(node ast.Node, category, message string) Finding {
	return Finding{Pos: node.Pos(), End: node.End(), Category: category, Message: message}
}

// Report reports the finding, unless it lies in a generated file or a test file
// while those are off, or where a directive suppresses it, or is strict
// while those are off.
func Report(pass *analysis.Pass, f Finding) {
	guard.At(pass, f.Pos)
	if f.Rule == "" {
		f.Rule = pass.Analyzer.Name
	}
	if file := syntax.FileOf(pass, f.Pos); file != nil {
		c := coverageOf(pass, file)
		// Directives come first, so that those which are for findings
		// that are off count as used.
		if c.generated && !isOn(pass.Analyzer, generatedFlag) || c.suppresses(pass, f) || c.test && !isOn(pass.Analyzer, testsFlag) {
			return
		}
		if c.generated {
			f.Fix = nil // the next run of the generator would undo it
		}
	}
	if f.Strict && !asksFor(pass.Analyzer, f.Category) {
		return
	}
	if f.Unadopted && isOn(pass.Analyzer, adoptedFlag) {
		return
	}
	if f.Fix != nil && isCopy(pass.Fset, f.Pos) {
		f.Fix = nil
	}
	f.Fix = offered(pass, f)
	pass.Report(diagnostic(f))
}

// diagnostic returns the finding as drivers understand it. Many of them show
// the message alone, so it carries the help and the name of the rule. Those that show more find the help, and
// what the agent sees, among the related places. They print all texts as they
// are, and those are full of names from the program, so here is where they become
// printable.
func diagnostic(f Finding) analysis.Diagnostic {
	related := placed(f.Related)
	// What goes over the wire is printable, and one line: spaces count.
	said := rule.Sentence{Help: line(f.Help), Sees: line(f.Sees), Wire: f.Wire.Before, After: f.Wire.After}
	for _, text := range said.Lines() {
		related = append(related, analysis.RelatedInformation{Pos: f.Pos, End: f.End, Message: text})
	}
	d := analysis.Diagnostic{
		Pos: f.Pos, End: f.End, Category: f.Category, URL: URL(f.Rule, f.Category), Related: related,
		Message: Line(line(f.Message), line(f.Help), f.Rule, f.Category),
	}
	if f.Fix != nil {
		fix := *f.Fix
		fix.Message = printable.Text(fix.Message)
		d.SuggestedFixes = []analysis.SuggestedFix{fix}
	}
	return d
}

// Line returns a finding as one line: the message, the help if there is one, the rule and the category.
func Line(message, help, rule, category string) string {
	if category != "" {
		rule += "/" + category
	}
	return Brief(message, help) + " (" + rule + ")"
}

// Brief returns the message of a finding, and the help if there is one, as one line.
func Brief(message, help string) string {
	if help == "" {
		return message
	}
	return message + "; " + HelpPrefix + help
}

// Said is what a rule says in a diagnostic.
type Said struct {
	rule.Sentence
	// Related are the places that belong to it.
	Related []analysis.RelatedInformation
}

// Apart takes a diagnostic of a rule apart, which [Report] has put together.
func Apart(name string, d analysis.Diagnostic) Said {
	s := Said{Sentence: rule.Sentence{Rule: name, Category: d.Category}}
	for _, r := range d.Related {
		if !s.Take(r.Message) {
			s.Related = append(s.Related, r)
		}
	}
	s.Message = strings.TrimSuffix(d.Message, Line("", s.Help, name, d.Category))
	return s
}

// line returns a text as one printable line.
func line(text string) string { return printable.Text(strings.Join(strings.Fields(text), " ")) }

// Flags returns the flags that every rule has.
func Flags() flag.FlagSet {
	var flags flag.FlagSet
	flags.Bool(testsFlag, false, "report findings in test files, too")
	flags.Bool(generatedFlag, false, "report findings in generated files, too, without fixes")
	return flags
}

// Adopted gives the analyzer of a rule that is on by default in packages with codes the flag that
// leaves out all others, and returns it.
func Adopted(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Bool(adoptedFlag, false, "report only in packages that import package taxonomy or contract")
	return a
}

func isOn(a *analysis.Analyzer, name string) bool {
	f := a.Flags.Lookup(name)
	return f != nil && f.Value.String() == "true"
}

// placed returns the related places of which it is known where they are.
func placed(related []analysis.RelatedInformation) []analysis.RelatedInformation {
	known := slices.DeleteFunc(slices.Clone(related), func(r analysis.RelatedInformation) bool { return !r.Pos.IsValid() })
	for i := range known {
		known[i].Message = printable.Text(known[i].Message)
	}
	return known
}
