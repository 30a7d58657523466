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
