package untyped_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/untyped"
)

// The facts that importers get. What is told of a server stands in the fixtures of silentdefault.
func TestFacts(t *testing.T) { fixture.RunAt(t, untyped.Analyzer, "current/untyped") }
