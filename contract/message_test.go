package contract_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestMessages(t *testing.T) {
	type f = contract.Failure
	rows := []struct {
		id     string
		change func(*f)
		want   string
	}{
		{"code-missing", func(e *f) { e.Code = 0 }, "error: failure `index_missing` has no code: the agent reads of an internal error instead; set Code to the code that says what went wrong (code-missing)"},
		{"code-unknown", func(e *f) { e.Code = 9999 }, "error: failure `index_missing` has the code 9999, which does not exist: the agent reads of an internal error instead; use a code that package taxonomy declares (code-unknown)"},
		{"code-unknown-error", func(e *f) { e.Code = taxonomy.CodeUnknownError }, "warning: failure `index_missing` has the code CodeUnknownError, which tells the agent nothing; use the code that says what went wrong, or CodeInternalError for a defect (code-unknown-error)"},
		{"reason-required", func(e *f) { e.Reason = "" }, `error: contract entry 0 has no reason: Fail cannot make it, and the agent never sees it; name it in lower snake case (reason-required)`},
		{"reason-format", func(e *f) { e.Reason = "a b" }, "warning: failure `a b` is not named in lower snake case, as clients expect; use lower-case letters, digits and underscores, beginning with a letter (reason-format)"},
		{"reserved-reason", func(e *f) { e.Reason = "invalid_arguments" }, "warning: failure `invalid_arguments` has a reserved reason: the agent takes it for a call that never reached the tool, and gets no recovery; choose another reason (reserved-reason)"},
		{"when-required", func(e *f) { e.When = "" }, "error: failure `index_missing` does not say when it happens: Fail without a message sends a bare phrase; describe the condition in When (when-required)"},
		{"recovery-required", func(e *f) { e.Recovery = "" }, "error: failure `index_missing` has no recovery: the agent is not told what to do next; say it in Recovery (recovery-required)"},
		{"recovery-empty", func(e *f) { e.Recovery = " " }, "error: failure `index_missing` has a blank recovery: the agent is not told what to do next; say it in Recovery (recovery-empty)"},
		{"recovery-todo", func(e *f) { e.Recovery = "TODO: say what the agent can do next." }, "warning: failure `index_missing` has a recovery that nobody has written yet: the agent is told none; say in Recovery what the agent can do next (recovery-todo)"},
		{"recovery-min-words", func(e *f) { e.Recovery = "Try again." }, "warning: failure `index_missing` has a recovery of 2 words, too short to tell the agent what to do next; say what to do next in at least 5 words (recovery-min-words)"},
		{"recovery-names-internals", func(e *f) { e.Recovery = "Look at what store.Get returns for it." }, "warning: failure `index_missing` names `store.Get` in its recovery, which the agent can neither see nor call; name a tool or an argument instead (recovery-names-internals)"},
		{"help-format", func(e *f) { e.Help = "see the docs" }, "warning: failure `index_missing` has a help page that is no https URL: nobody is shown it; write an absolute URL with https and without user information (help-format)"},
		{"retry-type", func(e *f) { e.Retry = 7 }, "warning: failure `index_missing` has the Retry value 7, which does not exist: the default of its code holds; use RetryYes, RetryNo or nothing (retry-type)"},
		{"severity-unknown", func(e *f) { e.Severity = "crit" }, "error: failure `index_missing` has the severity \"crit\", which does not exist: it is logged like any other failure; use one of debug, info, notice, warning (severity-unknown)"},
	}
	for _, row := range rows {
		t.Run(row.id, func(t *testing.T) {
			problems := contract.Contract{sound(row.change)}.Validate()
			if assert.Len(t, problems, 1) {
				assert.Equal(t, row.want, problems[0].String())
			}
		})
	}
}

func TestRulesAreWellFormed(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range contract.Rules() {
		assert.False(t, seen[r.ID], r.ID)
		seen[r.ID] = true
		assert.Regexp(t, `^[a-z]+(-[a-z]+)*$`, r.ID)
		assert.NotEmpty(t, r.Summary, r.ID)
	}
	p := contract.Problem{ID: "severity-unknown"}
	assert.Equal(t, "Severity", p.Rule().Field)
	rules := contract.Rules()
	rules[0].ID = "changed"
	assert.Equal(t, "type", contract.Rules()[0].ID, "the caller has a copy")
}

func TestSeverityOfProblems(t *testing.T) {
	assert.Equal(t, "info", contract.ProblemInfo.String())
	assert.Equal(t, "warning", contract.ProblemWarning.String())
	assert.Equal(t, "error", contract.ProblemError.String())
	assert.Equal(t, "severity(9)", contract.ProblemSeverity(9).String())
}
