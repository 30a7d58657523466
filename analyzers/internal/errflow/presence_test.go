package errflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/exits"
)

func TestPresence(t *testing.T) {
	for presence, want := range map[exits.Presence]struct {
		text string
		set  bool
	}{
		exits.PresenceUnknown: {"unknown", false}, exits.Absent: {"absent", false}, exits.Present: {"present", true},
		exits.Blank: {"blank", true}, exits.Hollow: {"hollow", true},
	} {
		assert.Equal(t, want.text, presence.String())
		assert.Equal(t, want.set, presence.IsSet(), want.text)
	}
}
