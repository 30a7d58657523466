package output

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestPartsOf(t *testing.T) {
	rows := []struct {
		message string
		want    parts
	}{
		{
			"the handler returns a plain error (fmt.Errorf): the agent gets text; give it a code (a/b)",
			parts{"the handler returns a plain error (fmt.Errorf)", "the agent gets text", "give it a code"},
		},
		{
			`"x: y; z" (in: f) fails: the agent sees it (as: text); say "a: b" (a/b)`,
			parts{`"x: y; z" (in: f) fails`, "the agent sees it (as: text)", `say "a: b"`},
		},
		{
			`a reason "\": x" is used: nobody sees it; remove it (a/b)`,
			parts{`a reason "\": x" is used`, "nobody sees it", "remove it"},
		},
		{
			"the failure has no recovery, so the agent is not told what to do; say it (a/b)",
			parts{"the failure has no recovery", "the agent is not told what to do", "say it"},
		},
		{"the code is unknown, which tells nothing; use another (a/b)", parts{"the code is unknown, which tells nothing", "", "use another"}},
		{"something is wrong (a/b)", parts{"something is wrong", "", ""}},
		{"something is wrong (a)", parts{"something is wrong", "", ""}},
		{"something is wrong", parts{"something is wrong", "", ""}},
		{"", parts{}},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, partsOf(finding.Finding{Rule: "a", Category: "b", Message: row.message}), row.message)
	}
}
