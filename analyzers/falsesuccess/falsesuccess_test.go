package falsesuccess_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/falsesuccess"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

func TestFalsesuccess(t *testing.T) { fixture.Run(t, falsesuccess.Analyzer) }

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, falsesuccess.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, falsesuccess.Rule()) }
