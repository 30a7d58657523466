package retryhint_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/retryhint"
)

func TestRetryhint(t *testing.T) { fixture.Run(t, retryhint.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, retryhint.Rule()) }
