package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// Prefixes of the messages of related places with a meaning of their own.
const (
	// CausePrefix begins the place where one edit fixes this finding and others.
	CausePrefix = report.CausePrefix
	// OriginPrefix begins the place where an error or a text comes from.
	OriginPrefix = report.OriginPrefix
	// StepPrefix begins a place on the path of an error.
	StepPrefix = report.StepPrefix
	// HandlerPrefix begins the handler of a tool that the finding is about.
	HandlerPrefix = report.HandlerPrefix
	// HelpPrefix begins the help, at the place of the finding.
	HelpPrefix = report.HelpPrefix
	// SeesPrefix begins what the agent sees, at the place of the finding.
	SeesPrefix = report.SeesPrefix
	// WirePrefix begins the message on the wire, at the place of the finding.
	WirePrefix = report.WirePrefix
	// AfterPrefix begins the message on the wire after the remedy, at the place of the finding.
	AfterPrefix = report.AfterPrefix
)

// Said is what a rule says in a diagnostic.
type Said = report.Said

// Apart takes a diagnostic of a rule apart: drivers with one line show the whole message, others its parts.
func Apart(rule string, d analysis.Diagnostic) Said { return report.Apart(rule, d) }

// Brief returns the message of a finding, and the help if there is one, as one line.
func Brief(message, help string) string { return report.Brief(message, help) }

// Line returns a finding as a single line: the message, the help if any, the rule and the category.
func Line(message, help, rule, category string) string {
	return report.Line(message, help, rule, category)
}
