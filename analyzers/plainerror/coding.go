package plainerror

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Coding reports the errors of handlers whose text gets lost behind a bridge, where they are made, with the fix
// that makes it reach the agent: the factory of the code if that is certain, else the function of package bridge,
// if the text is the author's own. In a variable the error stays one with which others can be compared. The category is what is called then. It is for modules that have just got
// their bridges, so it adds imports, and asks of no handler whether its server is among those that have one.
var Coding = &analysis.Analyzer{
	Name:     "coding",
	Doc:      "coding: report errors whose text gets lost behind a bridge",
	Requires: requires(),
	Run:      guard.Run(guard.Layer, reportLost),
}

func reportLost(pass *analysis.Pass) (any, error) {
	c, seen := newChecker(pass), make(map[token.Pos]bool)
	for _, a := range answers.Of(pass) {
		if a.Share == wrappers.Coded {
			continue
		}
		for _, f := range filter(a.Errors, isPlain) {
			made, ok := c.makers().variable(f.Name)
			if !ok && c.isMute(f) {
				made, ok = c.makers().made(f.Pos)
			}
			if !ok || seen[made.call.Pos()] || report.Generated(pass.Fset, syntax.FileOf(pass, made.call.Pos())) {
				continue
			}
			seen[made.call.Pos()] = true
			if what, fix := made.spoken(); fix != nil {
				pass.Report(analysis.Diagnostic{
					Pos: made.call.Pos(), End: made.call.End(), Category: what, Message: "the text of an error gets lost",
					SuggestedFixes: []analysis.SuggestedFix{*fix},
				})
			}
		}
	}
	return nil, nil
}

// spoken returns what makes the text of an error reach the agent, and the name of that, or nil.
func (m made) spoken() (what string, fix *analysis.SuggestedFix) {
	if fix := m.fix(true); fix != nil {
		return "taxonomy." + m.code.Factory(), fix
	}
	if m.format {
		return "bridge.Errorf", m.worded()
	}
	return "bridge.NewError", m.worded()
}
