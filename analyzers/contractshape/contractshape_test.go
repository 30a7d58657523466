package contractshape_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/contractshape"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

func TestContractshape(t *testing.T) {
	setFlag(t, "strict")
	fixture.Run(t, contractshape.Analyzer)
}

func TestStrictCategoriesAreOff(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, contractshape.Analyzer, "./shared"))
	assert.Empty(t, fixture.Findings(t, contractshape.Analyzer, "./tools/..."))
}

// setFlag turns a flag of the rule on for one test.
func setFlag(t *testing.T, name string) {
	require.NoError(t, contractshape.Analyzer.Flags.Set(name, "true"))
	t.Cleanup(func() { require.NoError(t, contractshape.Analyzer.Flags.Set(name, "false")) })
}

func TestPositions(t *testing.T) {
	assert.Equal(t, []string{
		"suppressed.go:16:13: failure `gone` has a recovery of 2 words, too short to tell the agent what to do next; help: say what to do next in at least 5 words (contractshape/recovery-min-words)",
	}, fixture.Findings(t, contractshape.Analyzer, "./suppressed"))
}

// Where the driver knows of no modules, as nogo, the import paths tell.
func TestWithoutModule(t *testing.T) {
	with := fixture.Findings(t, contractshape.Analyzer, "./names")
	require.NotEmpty(t, with)
	assert.Equal(t, with, fixture.FindingsWithoutModule(t, contractshape.Analyzer, "./names"))
}

func TestFindingsInTestFiles(t *testing.T) {
	setFlag(t, "tests")
	assert.Len(t, fixture.TestFindings(t, contractshape.Analyzer, "./intests"), 4)
}

func TestCategories(t *testing.T) {
	severities, strict := map[string]string{}, []string{}
	for _, c := range contractshape.Rule().Categories {
		severities[c.Name] = c.Severity.String()
		if c.Tier == rule.Strict {
			strict = append(strict, c.Name)
		}
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
		"recovery-todo":            "warning",
		"recovery-min-words":       "warning",
		"recovery-names-internals": "warning",
		"recovery-unknown-tool":    "warning",
		"help-format":              "warning",
		"retry-type":               "warning",
		"severity-unknown":         "error",
		"shared":                   "info",
	}, severities)
	assert.Equal(t, []string{"recovery-unknown-tool", "shared"}, strict)
}

func TestExamples(t *testing.T) { fixture.Examples(t, contractshape.Rule()) }

// How many words a recovery needs is a setting.
func TestWords(t *testing.T) {
	require.NoError(t, contractshape.Analyzer.Flags.Set("words", "2"))
	t.Cleanup(func() { require.NoError(t, contractshape.Analyzer.Flags.Set("words", "0")) })
	assert.Empty(t, fixture.Findings(t, contractshape.Analyzer, "./suppressed"))
}
