package cuts_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/cuts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestFacts(t *testing.T) { fixture.Run(t, cuts.Analyzer) }
