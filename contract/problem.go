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

// Problem is one mistake in a contract.
type Problem struct {
	// ID identifies the kind of mistake; see [Rules].
	ID string
	// Severity says how bad it is.
	Severity ProblemSeverity
	// Index is the position of the entry within the contract, or -1 if the
	// contract as a whole is meant.
	Index int
	// Message says in one line what is wrong, what comes of it and what to do.
	Message string
}

// String returns severity, message and identifier in one line.
func (p Problem) String() string {
	return fmt.Sprintf("%v: %s (%s)", p.Severity, p.Message, p.ID)
}

// Rule describes one kind of mistake.
type Rule struct {
	// ID is the identifier that problems carry.
	ID string
	// Severity is that of all problems of the kind.
	Severity ProblemSeverity
	// Field is the name of the field of [Failure] that is wrong, or empty if
	// the mistake lies elsewhere.
	Field string
	// Strict rules need knowledge of the program that can be incomplete.
	Strict bool
	// Summary says in half a sentence when the rule reports.
	Summary string
}

// rules lists every kind of mistake, in the order of the fields.
var rules = [...]Rule{
	{"type", ProblemError, "", false, "a contract that is fed as JSON is not a list"},
	{"empty", ProblemWarning, "", false, "the contract declares no failure"},
	{"entry-type", ProblemError, "", false, "an entry that is fed as JSON is not an object"},
	{"code-missing", ProblemError, "Code", false, "the code is zero"},
	{"code-unknown", ProblemError, "Code", false, "the code is none that package taxonomy declares"},
	{"code-unknown-error", ProblemWarning, "Code", false, "the code is CodeUnknownError"},
	{"reason-required", ProblemError, "Reason", false, "the reason is empty"},
	{"reason-format", ProblemWarning, "Reason", false, "the reason is not in lower snake case"},
	{"reason-unique", ProblemError, "Reason", false, "the reason is declared by an earlier entry"},
	{"reserved-reason", ProblemWarning, "Reason", false, "the reason belongs to the framework"},
	{"when-required", ProblemError, "When", false, "the condition is empty or blank"},
	{"recovery-required", ProblemError, "Recovery", false, "the recovery is empty"},
	{"recovery-empty", ProblemError, "Recovery", false, "the recovery is blank"},
	{"recovery-min-words", ProblemWarning, "Recovery", false, "the recovery has fewer than five words"},
	{"recovery-names-internals", ProblemWarning, "Recovery", false, "the recovery names a Go identifier or a source file"},
	{"recovery-unknown-tool", ProblemWarning, "Recovery", true, "the recovery names a tool that the server does not have"},
	{"retry-type", ProblemWarning, "Retry", false, "the retry flag is none of the three"},
	{"severity-unknown", ProblemError, "Severity", false, "the severity is none of the four"},
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
