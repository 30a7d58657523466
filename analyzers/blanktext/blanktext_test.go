package blanktext_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/blanktext"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestBlanktext(t *testing.T) { fixture.Run(t, blanktext.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, blanktext.Rule()) }
