package stdoutwrite_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/stdoutwrite"
)

func TestStdoutwrite(t *testing.T) { fixture.Run(t, stdoutwrite.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, stdoutwrite.Rule()) }
