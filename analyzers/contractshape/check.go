package contractshape

import (
	"go/ast"
	"go/token"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
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
			// The contract is empty; nothing else is known of it.
			if read.Final {
				c.report(finding(read.Node, p, contract.Failure{}))
			}
		case p.ID == reasonUnique:
			c.repeated(read.Entries, p)
		default:
			entry := &read.Entries[p.Index]
			field := p.Rule().Field
			if entry.Own && entry.Known(field) {
				f := finding(entry.Place(field), p, entry.Failure)
				f.Strict = tierOf(p.Rule()) == rule.Strict
				c.report(f)
			}
		}
	}
}

// finding returns what a problem of an entry says, at a node.
func finding(at ast.Node, p contract.Problem, of contract.Failure) report.Finding {
	f := report.At(at, p.ID, p.Message)
	f.Help, f.Sees = p.Help, sees(p.ID, of)
	return f
}

// sees says what the agent gets where an entry has a problem.
func sees(id string, of contract.Failure) string {
	switch id {
	case "empty", "code-missing", "code-unknown":
		return "an internal error, in place of the failure"
	case "reason-unique":
		return "the code and the recovery of the first entry"
	case "when-required":
		if of.Code.Known() {
			return strconv.Quote(of.Code.Phrase())
		}
	case "recovery-required", "recovery-empty", "recovery-todo":
		return "the failure, without a recovery"
	case "recovery-min-words", "recovery-names-internals", "recovery-unknown-tool":
		return "recovery: " + strconv.Quote(of.Recovery)
	}
	return ""
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
	f := finding(where(entry), p, entry.Failure)
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
