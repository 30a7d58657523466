package analyzers

import "github.com/mcperrlint/mcperrlint/analyzers/internal/report"

// How the messages of related places begin that say more than that they belong to a
// finding.
const (
	// CausePrefix begins the place where one edit mends the finding, and others with it.
	CausePrefix = report.CausePrefix
	// OriginPrefix begins the place where an error, or a text, comes from.
	OriginPrefix = report.OriginPrefix
	// StepPrefix begins a place through which it comes.
	StepPrefix = report.StepPrefix
	// HandlerPrefix begins the handler of a tool for which the finding stands.
	HandlerPrefix = report.HandlerPrefix
	// HelpPrefix begins what to do instead, which is told at the place of the finding.
	HelpPrefix = report.HelpPrefix
	// SeesPrefix begins what the agent gets, which is told there, too.
	SeesPrefix = report.SeesPrefix
)

// Line returns a finding as drivers with one line tell it: the message, the help if there is one, the rule
// and the category.
func Line(message, help, rule, category string) string {
	return report.Line(message, help, rule, category)
}
