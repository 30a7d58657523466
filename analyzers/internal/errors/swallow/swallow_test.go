package swallow_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The facts that importers get. What rules make of them stands in their own fixtures.
func TestFacts(t *testing.T) { fixture.RunAt(t, swallow.Analyzer, "current/fates") }

func TestKindString(t *testing.T) {
	for kind, want := range map[swallow.Kind]string{swallow.Dropped: "dropped", swallow.Skipped: "skipped", swallow.Ignored: "ignored", swallow.Iteration: "iteration", swallow.Unread: "unread", swallow.Refused: "refused"} {
		if got := kind.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
