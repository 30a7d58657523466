package errfactory_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/errfactory"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestErrfactory(t *testing.T) { fixture.Run(t, errfactory.Analyzer) }

func TestFindingsInTestFiles(t *testing.T) {
	require.NoError(t, errfactory.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, errfactory.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, errfactory.Analyzer, "./intests"), 1)
}

func TestTaxonomyItselfIsSilent(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, errfactory.Analyzer, "github.com/mcperrlint/mcperrlint/taxonomy"))
}

func TestExamples(t *testing.T) { fixture.Examples(t, errfactory.Rule()) }
