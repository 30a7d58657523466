package resultanderror_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/resultanderror"
)

func TestResultanderror(t *testing.T) { fixture.Run(t, resultanderror.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, resultanderror.Rule()) }
