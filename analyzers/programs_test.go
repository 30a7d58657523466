package analyzers_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
)

// All rules together on whole programs: a server that has not begun, one of mcp-go, one whose
// errors carry codes, and one with the bridges. That every driver finds the same there is tested
// in cmd/golangci-lint-mcperrlint.
func TestPrograms(t *testing.T) { fixture.RunAt(t, suite.Analyzer, "../../testdata/src") }
