package errflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/losses"
)

func TestLossKindString(t *testing.T) {
	for kind, want := range map[losses.LossKind]string{
		losses.Dropped: "dropped", losses.WrongVariable: "wrong variable", losses.InData: "in data", losses.InDetails: "in details",
		losses.TextOnly: "text only", losses.Rewrapped: "rewrapped",
	} {
		assert.Equal(t, want, kind.String())
	}
}
