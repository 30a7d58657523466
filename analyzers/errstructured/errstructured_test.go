package errstructured_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/errstructured"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestErrstructured(t *testing.T) {
	require.NoError(t, errstructured.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, errstructured.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, errstructured.Analyzer)
}

func TestErrorFieldIsStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, errstructured.Analyzer, "./fields"))
}

func TestExamples(t *testing.T) { fixture.Examples(t, errstructured.Rule()) }
