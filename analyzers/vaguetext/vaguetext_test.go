package vaguetext_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/vaguetext"
)

func TestVaguetext(t *testing.T) { fixture.Run(t, vaguetext.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, vaguetext.Rule()) }
