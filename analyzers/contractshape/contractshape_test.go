package contractshape_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/contractshape"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

// The rows C02 to C17 and C19 of the requirement table, statically.
func TestContractshape(t *testing.T) { fixture.Run(t, contractshape.Analyzer) }

func TestPositions(t *testing.T) {
	assert.Equal(t, []string{
		`suppressed.go:16:13: failure "gone" has a recovery whose word count of 2 is too low to tell the agent what to do next; use at least 5 (contractshape/recovery-min-words)`,
	}, fixture.Findings(t, contractshape.Analyzer, "./suppressed"))
}

func TestWithoutModule(t *testing.T) {
	with := fixture.Findings(t, contractshape.Analyzer, "./names")
	without := fixture.FindingsWithoutModule(t, contractshape.Analyzer, "./names")
	var lost []string
	for _, message := range with {
		if !slices.Contains(without, message) {
			lost = append(lost, message)
		}
	}
	assert.Equal(t, []string{
		`names.go:35:66: failure "e" names "HTTPClient" in its recovery, which the agent can neither see nor call; name a tool or an argument instead (contractshape/recovery-names-internals)`,
		`names.go:36:66: failure "f" names "example.test/contractshape/elsewhere" in its recovery, which the agent can neither see nor call; name a tool or an argument instead (contractshape/recovery-names-internals)`,
	}, lost)
	assert.Len(t, without, len(with)-2)
}

func TestFindingsInTestFiles(t *testing.T) {
	require.NoError(t, contractshape.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, contractshape.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, contractshape.Analyzer, "./intests"), 4)
}

func TestCategories(t *testing.T) {
	severities := map[string]string{}
	for _, c := range contractshape.Rule().Categories {
		severities[c.Name] = c.Severity.String()
	}
	assert.Equal(t, map[string]string{
		"empty":                    "warning",
		"code-missing":             "error",
		"code-unknown":             "error",
		"code-unknown-error":       "warning",
		"reason-required":          "error",
		"reason-format":            "warning",
		"reason-unique":            "error",
		"reserved-reason":          "warning",
		"when-required":            "error",
		"recovery-required":        "error",
		"recovery-empty":           "error",
		"recovery-min-words":       "warning",
		"recovery-names-internals": "warning",
		"retry-type":               "warning",
		"severity-unknown":         "error",
	}, severities)
}

func TestExamples(t *testing.T) { fixture.Examples(t, contractshape.Rule()) }
