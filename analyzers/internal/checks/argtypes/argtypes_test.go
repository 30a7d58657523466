package argtypes_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/argtypes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The facts that importers get. What is told of a server stands in the fixtures of silentdefault.
func TestFacts(t *testing.T) { fixture.RunAt(t, argtypes.Analyzer, "current/untyped") }
