package swallowed_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/swallowed"
)

// The category part is strict.
func TestSwallowed(t *testing.T) {
	require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, swallowed.Analyzer)
}

// What few would mend is strict: a comment says that it is meant so, or it seldom fails, or a file is not there.
func TestSlight(t *testing.T) {
	fixture.RunAt(t, swallowed.Analyzer, "current/slight")
	require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "false")) })
	var found []string
	for _, act := range fixture.Analyze(t, swallowed.Analyzer, "current/slight", "./...") {
		for _, d := range act.Diagnostics {
			found = append(found, d.Message)
		}
	}
	for _, slight := range []string{"known leaves", "tried goes", "ignored ignores", "person goes", "headings leaves", "titled goes", "untitled ignores", "far goes"} {
		assert.Contains(t, strings.Join(found, "\n"), slight)
	}
}

func TestExamples(t *testing.T) { fixture.Examples(t, swallowed.Rule()) }

// What next to never fails is strict.
func TestSeldom(t *testing.T) {
	for _, strict := range []string{"false", "true"} {
		require.NoError(t, swallowed.Analyzer.Flags.Set("strict", strict))
		found := strings.Join(fixture.Findings(t, swallowed.Analyzer, "./hiddengosdk"), "\n")
		assert.Equal(t, strict == "true", strings.Contains(found, "sql.Rows.Scan"))
		assert.Contains(t, found, "sql.Rows.Next")
	}
	require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "false"))
}
