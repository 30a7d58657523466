package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const returning = `package p

func plain() int { return 1 }

func deferring() int {
	defer plain()
	return 2
}

func named() (n int) {
	defer plain()
	n = 3
	if plain() == 1 {
		return
	}
	return 4
}
`

func TestGiven(t *testing.T) {
	p := fixture.Functions(t, returning)
	for name, want := range map[string][]string{
		"plain":     {"1:int"},
		"deferring": {"2:int", "*t0"},
		"named":     {"*t0", "4:int", "*t0"},
	} {
		var got []string
		for _, block := range p.Func(name).Blocks {
			if ret, ok := block.Instrs[len(block.Instrs)-1].(*ssa.Return); ok {
				got = append(got, text(program.Given(ret, 0)))
				assert.Equal(t, program.Given(ret, 0), program.AllGiven(ret)[0])
			}
		}
		assert.ElementsMatch(t, want, got, name)
	}
}

// text returns a value as the instruction that makes it is written.
func text(v ssa.Value) string {
	if instr, ok := v.(ssa.Instruction); ok {
		return instr.String()
	}
	return v.Name()
}
