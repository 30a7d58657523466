package contracts_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestBaseline(t *testing.T) {
	var baseline []string
	for _, code := range taxonomy.Codes() {
		if contracts.Baseline(code) {
			baseline = append(baseline, code.String())
		}
	}
	assert.ElementsMatch(t, []string{
		"internal_error", "service_unavailable", "timeout", "validation_error", "serialization_error", "request_cancelled",
	}, baseline)
}
