package defaults_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestReplaced(t *testing.T) { fixture.RunAt(t, defaults.Replaced, "current/replaced") }
