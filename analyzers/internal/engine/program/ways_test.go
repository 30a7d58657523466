package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestContinues(t *testing.T) {
	blocks := fixture.Functions(t, `package p

func other() bool

func f() {
	for other() {
		other()
	}
}`).Func("f").Blocks
	for _, row := range []struct {
		from, to string
		want     bool
	}{
		{"entry", "for.body", true},
		{"entry", "entry", false},
		{"for.body", "for.body", true},
		{"for.body", "for.done", true},
		{"for.done", "for.body", false},
		{"for.done", "for.done", false},
	} {
		asked := false
		for _, from := range blocks {
			for _, to := range blocks {
				if from.Comment == row.from && to.Comment == row.to {
					asked = true
					assert.Equal(t, row.want, program.Continues(from, to), row)
				}
			}
		}
		assert.True(t, asked, row)
	}
}
