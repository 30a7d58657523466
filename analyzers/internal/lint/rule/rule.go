// Package rule has the metadata of a rule, and reads its documentation: the package comment of its doc.go is
// the only source. Of
//
//	// # Analyzer leak
//	//
//	// leak: report errors that show internals to the agent
//
// the [Text] begins with "report errors", which is the summary of its [Page].
//
// Read rule.go and weakness.go, then text.go, page.go, reading.go and sentences.go.
package rule

import (
	"golang.org/x/tools/go/analysis"
)

// Rule is one rule of the suite.
type Rule struct {
	// Analyzer is the code of the rule; its name is the name of the rule.
	Analyzer *analysis.Analyzer
	// Tier says where the rule is on by default.
	Tier Tier
	// Severity is that of findings whose category does not state another one.
	Severity Severity
	// Categories are the kinds of findings that the rule tells apart.
	Categories []Category
	// Weakness is what its findings are instances of, or zero if nothing fits.
	Weakness Weakness
}

// Category is one kind of findings of a rule.
type Category struct {
	// Name is the name as findings show it after the name of the rule.
	Name string
	// Tier says where the category is on by default.
	Tier Tier
	// Severity is that of findings of the category.
	Severity Severity
	// Summary says in half a sentence when the category is reported.
	Summary string
	// Once tells that one edit mends all findings of the category in a program, which rules report
	// for each package.
	Once bool
}

// Page returns the documentation of the rule.
func (r Rule) Page() Page { return Parse(r.Analyzer.Doc) }

// Tier says when a rule runs.
type Tier int

// The tiers.
const (
	// Default rules run unless they are turned off.
	Default Tier = iota
	// Adopted rules run like default ones in packages that have adopted codes, because they
	// import package taxonomy or contract, and like strict ones in all others.
	Adopted
	// Strict rules run only if they are asked for.
	Strict
)

// String returns "default", "adopted" or "strict".
func (t Tier) String() string {
	switch t {
	case Adopted:
		return "adopted"
	case Strict:
		return "strict"
	}
	return "default"
}

// Severity says how much a finding matters. Higher values matter more.
type Severity int

// The severities.
const (
	Info Severity = iota
	Warning
	Error
)

// String returns "info", "warning" or "error".
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	}
	return "info"
}
