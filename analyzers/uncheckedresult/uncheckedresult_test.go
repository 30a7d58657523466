package uncheckedresult_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedresult"
)

func TestUncheckedresult(t *testing.T) { fixture.Run(t, uncheckedresult.Analyzer) }

// Before v0.21 of mcp-go every transport has a client of its own.
func TestFirstVersions(t *testing.T) { fixture.RunIn(t, uncheckedresult.Analyzer, "early") }

func TestFindingsInTestFiles(t *testing.T) {
	require.NoError(t, uncheckedresult.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, uncheckedresult.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, uncheckedresult.Analyzer, "./silent"), 1)
}

func TestExamples(t *testing.T) { fixture.Examples(t, uncheckedresult.Rule()) }

// The place where the flag has to be checked can be far from the call.
func TestRead(t *testing.T) {
	require.Contains(t, fixture.Related(t, uncheckedresult.Analyzer, "./gosdk"), "what it answers is read here")
}
