package errflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
)

func TestLossKindString(t *testing.T) {
	for kind, want := range map[errflow.LossKind]string{
		errflow.Dropped: "dropped", errflow.WrongVariable: "wrong variable", errflow.InData: "in data", errflow.InDetails: "in details",
		errflow.TextOnly: "text only", errflow.Rewrapped: "rewrapped",
	} {
		assert.Equal(t, want, kind.String())
	}
}
