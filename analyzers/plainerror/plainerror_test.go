package plainerror_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/plainerror"
)

// The rows B01, B02 and B18 of the requirement table.
func TestPlainerror(t *testing.T) { fixture.Run(t, plainerror.Analyzer) }

func TestFindingsInTestFiles(t *testing.T) {
	require.NoError(t, plainerror.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, plainerror.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, plainerror.Analyzer, "./intests"), 1)
}

func TestExamples(t *testing.T) { fixture.Examples(t, plainerror.Rule()) }
