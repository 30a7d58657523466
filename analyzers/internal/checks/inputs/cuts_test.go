package inputs_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestCuts(t *testing.T) { fixture.Run(t, inputs.Cuts) }
