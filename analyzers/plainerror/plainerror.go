package plainerror

import (
	_ "embed"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/bridging"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

const (
	name              = "plainerror"
	categoryReturned  = "returned"
	categoryRendered  = "rendered"
	categoryBaseType  = "base-type"
	categoryUnadopted = "unadopted"
)

//go:embed doc.go
var source string

// Analyzer reports handlers whose errors carry no code.
var Analyzer = withEach(report.Strict(report.Analyzer(name, source, run, requires()...)))

func requires() []*analysis.Analyzer {
	return append(answers.Requires(), contracts.Adoption, escapes.Analyzer, bridging.Analyzer, program.Analyzer)
}

// withEach gives the analyzer the flag.
func withEach(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Bool(report.EachFlag, false, "report every place in packages that have not adopted error codes, too, in place of one finding for each package")
	return a
}

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.GenericException,
		Categories: []rule.Category{
			{Name: categoryReturned, Severity: rule.Warning, Summary: "a handler returns an error without a code, where the program has codes"},
			{Name: categoryRendered, Severity: rule.Warning, Summary: "a handler puts the text of an error without a code into an error result, where the program has codes"},
			{Name: categoryBaseType, Severity: rule.Warning, Summary: "a handler returns an error with CodeUnknownError"},
			{Name: categoryUnadopted, Severity: rule.Info, Tier: rule.Strict, Summary: "no error of the handlers of a package carries a code: once for each package", Once: true},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := newChecker(pass)
	for _, a := range answers.Of(pass) {
		if !c.checkReturned(a) {
			c.checkRendered(a)
		}
	}
	var lost, unadopted []place
	for _, p := range c.found {
		if c.adopted || c.each || p.classified {
			lost = append(lost, p)
		} else {
			unadopted = append(unadopted, p)
		}
	}
	for _, p := range lost {
		c.reportPlain(p)
	}
	if len(unadopted) > 0 {
		c.reportUnadopted(unadopted)
	}
	return nil, nil
}

// A checker looks at the answers of one package.
type checker struct {
	pass    *analysis.Pass
	adopted bool // the package has codes
	each    bool // every place is asked for
	escaped *escapes.Result
	makers  func() *workshop
	found   []place
}

func newChecker(pass *analysis.Pass) *checker {
	return &checker{
		pass: pass, adopted: contracts.Adopted(pass), each: report.AsksForEach(pass.Analyzer), escaped: pass.ResultOf[escapes.Analyzer].(*escapes.Result),
		makers: sync.OnceValue(func() *workshop { return newWorkshop(pass) }),
	}
}

// A place is a return with errors without a code.
type place struct {
	answers.Answer
	plain    []cause.Failure
	category string
	// classified tells that what stands before the handler gives the errors a code, and keeps
	// their text from the agent.
	classified bool
}

// checkReturned looks at the errors of an answer, and reports whether it found
// something.
func (c *checker) checkReturned(a answers.Answer) bool {
	classified, is := a.Share == wrappers.Classified, isPlain
	if a.Share == wrappers.Coded {
		return false // what stands before the handler gives them a code
	}
	if c.isOfProtocol(a) {
		return false
	}
	if classified {
		is = c.isMute
	}
	if found := filter(a.Errors, is); len(found) > 0 {
		c.found = append(c.found, place{a, found, categoryReturned, classified})
		return true
	}
	if classified {
		return false
	}
	if found := filter(a.Errors, isUnknown); len(found) > 0 {
		reportUnknown(c.pass, a, found)
		return true
	}
	return false
}

// isOfProtocol reports whether an error that is returned leaves as an error of the protocol: the
// model does not see it, and the rule protocolerror speaks of it.
func (c *checker) isOfProtocol(a answers.Answer) bool {
	return c.escaped.Escapes(a) || !c.adopted && !c.each && !a.ReachesModel()
}

// checkRendered looks at the errors that a result of an answer shows.
func (c *checker) checkRendered(a answers.Answer) {
	if a.DataSent {
		return // as with the data of a result below
	}
	for _, r := range a.Results {
		if r.Data == cause.Raised || r.Data == cause.Mixed {
			continue // it can say which failure it is
		}
		if found := filter(r.Rendered, func(f cause.Failure) bool { return isPlain(f) && r.InFailure(f.Origin) }); len(found) > 0 {
			c.found = append(c.found, place{a, found, categoryRendered, false})
			return
		}
	}
}

// filter returns the errors that have a property, those that are made in the same
// place and came the same way once.
func filter(list []cause.Failure, is func(cause.Failure) bool) []cause.Failure {
	var found []cause.Failure
	for _, f := range list {
		if is(f) && !slices.ContainsFunc(found, func(g cause.Failure) bool {
			return f.Name == g.Name && f.Pos == g.Pos && slices.Equal(f.Via, g.Via)
		}) {
			found = append(found, f)
		}
	}
	return found
}
