package errvars_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestFacts(t *testing.T) { fixture.RunAt(t, errvars.Analyzer, "current/declared") }
