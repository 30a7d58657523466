package replaced_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/replaced"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestFacts(t *testing.T) { fixture.RunAt(t, replaced.Analyzer, "current/replaced") }
