package fates_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fates"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

// The facts that importers get. What rules make of them stands in their own fixtures.
func TestFacts(t *testing.T) { fixture.RunAt(t, fates.Analyzer, "current/fates") }

func TestKindString(t *testing.T) {
	for kind, want := range map[fates.Kind]string{fates.Dropped: "dropped", fates.Skipped: "skipped", fates.Ignored: "ignored", fates.Iteration: "iteration", fates.Unread: "unread", fates.Refused: "refused"} {
		if got := kind.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
