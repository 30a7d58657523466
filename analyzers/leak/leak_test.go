package leak_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/leak"
)

func TestLeak(t *testing.T) { fixture.Run(t, leak.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, leak.Rule()) }
