package inputs_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The facts that importers get. What is told of a server stands in the fixtures of silentdefault.
func TestTypes(t *testing.T) { fixture.RunAt(t, inputs.Types, "current/untyped") }
