package undeclaredcode_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/undeclaredcode"
)

func TestUndeclaredcode(t *testing.T) { fixture.Run(t, undeclaredcode.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, undeclaredcode.Rule()) }
