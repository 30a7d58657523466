package nilresult_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/nilresult"
)

func TestNilresult(t *testing.T) { fixture.Run(t, nilresult.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, nilresult.Rule()) }
