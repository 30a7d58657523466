package cuts_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cuts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

func TestFacts(t *testing.T) { fixture.Run(t, cuts.Analyzer) }
