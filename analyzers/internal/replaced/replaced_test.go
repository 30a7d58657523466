package replaced_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/replaced"
)

func TestFacts(t *testing.T) { fixture.RunAt(t, replaced.Analyzer, "current/replaced") }
