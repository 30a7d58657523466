package contract

import "fmt"

// ProblemSeverity says how bad a mistake in a contract is. Higher values are
// worse.
type ProblemSeverity int

// The severities of problems.
const (
	ProblemInfo ProblemSeverity = iota
	ProblemWarning
	ProblemError
)

// String returns "info", "warning" or "error".
func (s ProblemSeverity) String() string {
	switch s {
	case ProblemInfo:
		return "info"
	case ProblemWarning:
		return "warning"
	case ProblemError:
		return "error"
	}
	return fmt.Sprintf("severity(%d)", int(s))
}

// Problem is a mistake in a contract.
type Problem struct {
	// ID identifies the kind of mistake; see [Rules].
	ID string
	// Severity says how bad it is.
	Severity ProblemSeverity
	// Index is the position of the entry in the contract, or -1 for the
	// contract as a whole.
	Index int
	// Message says in one line what is wrong and what follows.
	Message string
	// Help says in one line what to do.
	Help string
}

// String returns severity, message, help and identifier in one line.
func (p Problem) String() string {
	return fmt.Sprintf("%v: %s; %s (%s)", p.Severity, p.Message, p.Help, p.ID)
}

// Rule describes a kind of mistake.
type Rule struct {
	// ID is the identifier that problems carry.
	ID string
	// Severity is the severity of all problems of this kind.
	Severity ProblemSeverity
	// Field is the name of the wrong field of [Failure], or empty if the
	// mistake is elsewhere.
	Field string
	// Fed reports that only contracts read from JSON can have the mistake.
	Fed bool
	// Tools reports that the mistake is found only if the tools of the server
	// are known.
	Tools bool
	// Summary says when the rule reports, as a phrase.
	Summary string
}

// rules lists every kind of mistake, in the order of the fields.
var rules = [...]Rule{
	{ID: "type", Severity: ProblemError, Fed: true, Summary: "the contract is not a list"},
	{ID: "empty", Severity: ProblemWarning, Summary: "the contract declares no failure"},
	{ID: "entry-type", Severity: ProblemError, Fed: true, Summary: "an entry is not an object"},
	{ID: "code-missing", Severity: ProblemError, Field: "Code", Summary: "the code is zero"},
	{ID: "code-unknown", Severity: ProblemError, Field: "Code", Summary: "the code is none that package taxonomy declares"},
	{ID: "code-unknown-error", Severity: ProblemWarning, Field: "Code", Summary: "the code is CodeUnknownError"},
	{ID: "reason-required", Severity: ProblemError, Field: "Reason", Summary: "the reason is empty"},
	{ID: "reason-format", Severity: ProblemWarning, Field: "Reason", Summary: "the reason is not in lower snake case"},
	{ID: "reason-unique", Severity: ProblemError, Field: "Reason", Summary: "the reason is declared by an earlier entry"},
	{ID: "reserved-reason", Severity: ProblemWarning, Field: "Reason", Summary: "the reason belongs to the framework"},
	{ID: "when-required", Severity: ProblemError, Field: "When", Summary: "the condition is empty or blank"},
	{ID: "recovery-required", Severity: ProblemError, Field: "Recovery", Summary: "the recovery is empty"},
	{ID: "recovery-empty", Severity: ProblemError, Field: "Recovery", Summary: "the recovery is blank"},
	{ID: "recovery-todo", Severity: ProblemWarning, Field: "Recovery", Summary: "the recovery begins with TODO: its author has yet to write it"},
	{ID: "recovery-min-words", Severity: ProblemWarning, Field: "Recovery", Summary: "the recovery has too few words, fewer than five unless set otherwise"},
	{ID: "recovery-names-internals", Severity: ProblemWarning, Field: "Recovery", Summary: "the recovery names a Go identifier or a source file"},
	{ID: "recovery-unknown-tool", Severity: ProblemWarning, Field: "Recovery", Tools: true, Summary: "the recovery names a tool that the server does not have"},
	{ID: "retry-type", Severity: ProblemWarning, Field: "Retry", Summary: "the retry flag is none of the three"},
	{ID: "severity-unknown", Severity: ProblemError, Field: "Severity", Summary: "the severity is none of the four"},
	{ID: "help-format", Severity: ProblemWarning, Field: "Help", Summary: "the help page is not an https URL"},
}

// Rules returns every kind of mistake that [Contract.Validate], a [Checker] and
// [FromJSON] report, in the order of the fields.
func Rules() []Rule { return append([]Rule(nil), rules[:]...) }

// ruleOf returns the rule with the given identifier. Every identifier that
// this package uses has one.
func ruleOf(id string) Rule {
	for i := range rules {
		if rules[i].ID == id {
			return rules[i]
		}
	}
	return Rule{ID: id, Severity: ProblemError}
}

// Rule returns the description of the kind of mistake.
func (p Problem) Rule() Rule { return ruleOf(p.ID) }
