package protocolerror_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/protocolerror"
)

func TestProtocolerror(t *testing.T) { fixture.Run(t, protocolerror.Analyzer) }

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, protocolerror.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, protocolerror.Rule()) }
