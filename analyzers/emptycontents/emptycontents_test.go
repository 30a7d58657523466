package emptycontents_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/emptycontents"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestEmptycontents(t *testing.T) { fixture.Run(t, emptycontents.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, emptycontents.Rule()) }
