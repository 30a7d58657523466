package contractshape

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/contract"
)

const reasonUnique = "reason-unique"

// A checker reports the mistakes of the contracts of one package.
type checker struct {
	pass     *analysis.Pass
	checker  contract.Checker
	tools    tools
	reported map[place]bool
}

// A place is where a mistake of one kind was reported: an entry that stands in
// several contracts is reported once.
type place struct {
	pos token.Pos
	id  string
}

func (c *checker) check(read contracts.Contract) {
	c.checker.Tool = c.tools.lookup(read.Node)
	for _, p := range c.checker.Check(read.Value()) {
		switch {
		case p.Index < 0:
			// Have: nothing is known of the contract but that it has no entries.
			if read.Final {
				c.report(report.At(read.Node, p.ID, p.Message))
			}
		case p.ID == reasonUnique:
			c.repeated(read.Entries, p)
		default:
			entry := &read.Entries[p.Index]
			field := p.Rule().Field
			if entry.Own && entry.Known(field) {
				f := report.At(entry.Place(field), p.ID, p.Message)
				f.Strict = tierOf(p.Rule()) == rule.Strict
				c.report(f)
			}
		}
	}
}

// repeated reports a reason that an earlier entry has: at the entry's own
// reason, or where a contract is spread that brings it in.
func (c *checker) repeated(entries []contracts.Entry, p contract.Problem) {
	entry := &entries[p.Index]
	first := entry
	for i := range entries[:p.Index] {
		if entries[i].Failure.Reason == entry.Failure.Reason {
			first = &entries[i]
			break
		}
	}
	if !entry.Own && entry.At == first.At {
		return // one contract declares it twice; it is reported there
	}
	f := report.At(where(entry), p.ID, p.Message)
	f.Related = []analysis.RelatedInformation{{
		Pos: where(first).Pos(), End: where(first).End(),
		Message: "the reason is declared here first",
	}}
	c.report(f)
}

// where returns the reason of an entry that is written in the contract itself,
// else the expression that brings the entry in.
func where(e *contracts.Entry) ast.Node {
	if _, literal := e.At.(*ast.CompositeLit); literal && e.Own {
		return e.Place("Reason")
	}
	return e.At
}

func (c *checker) report(f report.Finding) {
	at := place{f.Pos, f.Category}
	if !c.reported[at] {
		c.reported[at] = true
		report.Report(c.pass, f)
	}
}
