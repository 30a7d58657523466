package statusladder_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/statusladder"
)

// Clients without a handler are strict.
func TestStatusladder(t *testing.T) {
	require.NoError(t, statusladder.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, statusladder.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, statusladder.Analyzer)
}

func TestClientsAreStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, statusladder.Analyzer, "./client"))
	assert.NotEmpty(t, fixture.Findings(t, statusladder.Analyzer, "./gosdk"))
}

func TestExamples(t *testing.T) { fixture.Examples(t, statusladder.Rule()) }
