package lostcause_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/lostcause"
)

// set turns a flag of the rule on for one test.
func set(t *testing.T, name string) {
	t.Helper()
	require.NoError(t, lostcause.Analyzer.Flags.Set(name, "true"))
	t.Cleanup(func() { require.NoError(t, lostcause.Analyzer.Flags.Set(name, "false")) })
}

// The rows B04, B05, B06 and B12 of the requirement table, with all categories.
func TestLostcause(t *testing.T) {
	set(t, "strict")
	fixture.Run(t, lostcause.Analyzer)
}

func TestServiceIsStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, lostcause.Analyzer, "./service"))
	assert.Empty(t, fixture.Findings(t, lostcause.Analyzer, "./rewrap"))
}

func TestFindingsInTestFiles(t *testing.T) {
	set(t, "tests")
	assert.Len(t, fixture.TestFindings(t, lostcause.Analyzer, "./intests"), 1)
}

func TestExamples(t *testing.T) { fixture.Examples(t, lostcause.Rule()) }
