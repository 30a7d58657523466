package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const parts = `package p

func find() (string, error)
func take(string)
func ask(error)

func both()  { s, err := find(); take(s); ask(err) }
func first() { s, _ := find(); take(s) }
func last()  { _, err := find(); ask(err) }
func none()  { find() }
`

func TestPart(t *testing.T) {
	pkg := fixture.Functions(t, parts)
	for name, want := range map[string][2]bool{"both": {true, true}, "first": {true, false}, "last": {false, true}, "none": {false, false}} {
		call := fixture.Call(pkg.Func(name), "find")
		for index, used := range want {
			part := program.Part(call, index)
			assert.Equal(t, used, part != nil, "%s %d", name, index)
			assert.Equal(t, used, len(program.UsesOf(part)) > 0, "%s %d", name, index)
		}
	}
}
