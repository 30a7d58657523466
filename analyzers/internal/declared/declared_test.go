package declared_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/declared"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

func TestFacts(t *testing.T) { fixture.Run(t, declared.Analyzer) }
