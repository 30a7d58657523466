package nilerror_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/nilerror"
)

func TestNilError(t *testing.T) { fixture.Run(t, nilerror.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, nilerror.Rule()) }
