package contractuse_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/contractuse"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestContractuse(t *testing.T) { fixture.Run(t, contractuse.Analyzer) }

func TestCategories(t *testing.T) {
	severities := map[string]string{}
	for _, c := range contractuse.Rule().Categories {
		severities[c.Name] = c.Severity.String()
	}
	assert.Equal(t, map[string]string{
		"prefer-fail":      "warning",
		"unknown-reason":   "error",
		"unproduced":       "warning",
		"wrong-contract":   "warning",
		"unknown-contract": "error",
	}, severities)
}

func TestExamples(t *testing.T) { fixture.Examples(t, contractuse.Rule()) }
