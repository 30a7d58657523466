package errflow_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The fixtures say of every function which fact importers get about it.
func TestFacts(t *testing.T) {
	state(t)
	fixture.RunAt(t, errflow.Analyzer, "current/flow")
}

// Those that need large libraries are a module of their own, which other tests of all
// fixtures leave out.
func TestFactsOfClients(t *testing.T) {
	fixture.RunAt(t, errflow.Analyzer, "clients")
}
