package uncheckedstatus_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedstatus"
)

// strict asks for the category unread.
func strict(t *testing.T) {
	t.Helper()
	require.NoError(t, uncheckedstatus.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, uncheckedstatus.Analyzer.Flags.Set("strict", "false")) })
}

func TestUncheckedStatus(t *testing.T) {
	strict(t)
	fixture.Run(t, uncheckedstatus.Analyzer)
}

// By default only statuses are told that somebody has read.
func TestUnreadIsStrict(t *testing.T) {
	for _, f := range fixture.Findings(t, uncheckedstatus.Analyzer, "./mcpgo") {
		assert.NotContains(t, f, "uncheckedstatus/unread")
	}
}

func TestExamples(t *testing.T) {
	strict(t)
	fixture.Examples(t, uncheckedstatus.Rule())
}
