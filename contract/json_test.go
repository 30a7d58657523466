package contract_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestFromJSONReadsEveryField(t *testing.T) {
	c, problems := contract.FromJSON([]byte(`[
		{"code": "rate_limited", "reason": "slow_down", "when": "Too many searches were made.",
		 "recovery": "Wait a minute before you search again.", "retryable": true, "severity": "notice", "thrownBy": "service"},
		{"code": -32005, "reason": "read_only", "when": "The index is read-only.",
		 "recovery": "Ask the user for another index.", "retryable": false, "thrownBy": "handler"}
	]`))
	assert.Empty(t, problems)
	assert.Equal(t, contract.Contract{
		{
			Reason: "slow_down", Code: taxonomy.CodeRateLimited, When: "Too many searches were made.",
			Recovery: "Wait a minute before you search again.", Retry: taxonomy.RetryYes,
			Severity: contract.SeverityNotice, ThrownBy: contract.Service,
		},
		{
			Reason: "read_only", Code: taxonomy.CodeForbidden, When: "The index is read-only.",
			Recovery: "Ask the user for another index.", Retry: taxonomy.RetryNo,
		},
	}, c)
}

func TestFromJSONKeepsIndices(t *testing.T) {
	c, problems := contract.FromJSON([]byte(`[null, {"reason": "b", "code": "conflict", "when": "It exists.", "recovery": "Choose a name that is free."}]`))
	assert.Equal(t, []found{{"entry-type", 0}}, identified(problems))
	assert.Len(t, c, 2)
	assert.Equal(t, taxonomy.CodeConflict, c.Fail("b", "").Code)
	assert.Equal(t, taxonomy.CodeInternalError, c.Fail("", "").Code, "the unreadable entry declares nothing")
}

func TestFromJSONMessagesAreOneLine(t *testing.T) {
	_, problems := contract.FromJSON([]byte("[{\"code\": -32001, \"reason\": \"a\", \"when\": \"It is gone.\",\n\"recovery\": \"Choose one that is there.\", \"severity\": {\n\"a\":\n1}}]"))
	if assert.Len(t, problems, 1) {
		assert.Equal(t, `error: contract entry 0 has the severity { "a": 1}, which does not exist: it is logged like any other failure; use one of debug, info, notice, warning (severity-unknown)`, problems[0].String())
	}
	_, problems = contract.FromJSON([]byte(`[{"severity": ` + strings.Repeat("[", 5000) + strings.Repeat("]", 5000) + `}]`))
	for _, p := range problems {
		assert.Less(t, len(p.Message), 400)
	}
}

func TestFromJSONManyBadEntries(t *testing.T) {
	const n = 200_000 // quadratic work would not end
	_, problems := contract.FromJSON([]byte("[" + strings.Repeat("null,", n-1) + "null]"))
	assert.Len(t, problems, n)
}
