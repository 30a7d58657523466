package uncheckedstatus_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedstatus"
)

func TestUncheckedStatus(t *testing.T) { fixture.Run(t, uncheckedstatus.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, uncheckedstatus.Rule()) }
