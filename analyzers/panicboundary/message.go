package panicboundary

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/deeds"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

const remedy = "; answer with an error instead"

func (c *checker) reportExit(d deeds.Deed) {
	c.report(d.Pos(), categoryExit, does(d, "ends the process")+" in code that handlers reach: the call that leads here is never answered, and all sessions end with it"+remedy, d.Elsewhere()...)
}

func (c *checker) reportPanic(d deeds.Deed) {
	words := answers.Panic(c.pass, d.Instr.Parent())
	c.report(d.Pos(), categoryPanic, does(d, "panics")+" in code that handlers reach: the agent learns nothing of what was wrong"+words+remedy, d.Elsewhere()...)
}

func (c *checker) reportMust(call ssa.CallInstruction) {
	name := syntax.ShortName(program.Called(call.Common()))
	c.report(call.Pos(), categoryMust, "gives what a client sent to "+name+", which panics if that is wrong: the agent learns nothing of its mistake"+
		answers.Panic(c.pass, call.Parent())+"; call the function that returns an error and answer with an error result")
}

func (c *checker) reportServer(s handlers.Server) {
	c.report(s.Pos, categoryRecovery, "makes a server of "+s.Library.Name+" without middleware that recovers: a panic that a handler lets out ends the process and all sessions; "+
		"add middleware that recovers and returns an error")
}

// does says what is done, and where, if that is in another package.
func does(d deeds.Deed, what string) string {
	if d.Name != "panic" {
		what += " with " + d.Name
	}
	if d.Func != "" {
		return d.Told(what)
	}
	return what
}

// report reports the call that is at a position, with places that belong to it.
func (c *checker) report(at token.Pos, category, message string, related ...analysis.RelatedInformation) {
	root := c.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	pos, end := syntax.Place(root, at)
	report.Report(c.pass, report.Finding{Pos: pos, End: end, Category: category, Strict: c.isStrict(category), Message: message, Related: related})
}

// isStrict reports whether a category is reported only if it is asked for: servers without recovery, objects that
// are mostly there, and, in packages without handlers, what was decoded, because nothing there tells that a handler
// comes to it.
func (c *checker) isStrict(category string) bool {
	switch category {
	case categoryRecovery, categoryNil:
		return true
	case categoryAssertion:
		return len(c.found.Handlers) == 0
	}
	return false
}
