package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const calling = `package p

func first()       {}
func second()      {}
func use(func())   {}

func all(b bool) {
	first()
	if b {
		second()
	}
	use(func() { first() })
}

func other() { second() }
`

func TestInstructions(t *testing.T) {
	p := fixture.Functions(t, calling)
	for name, row := range map[string]struct {
		blocks []*ssa.BasicBlock
		want   []string
	}{
		"all": {p.Func("all").Blocks, []string{"first", "second", "use"}}, "some": {p.Func("all").Blocks[:1], []string{"first"}},
	} {
		var got []string
		for call := range program.Instructions[*ssa.Call](row.blocks) {
			got = append(got, call.Call.StaticCallee().Name())
		}
		assert.ElementsMatch(t, row.want, got, name)
	}
	for call := range program.InstructionsOf[*ssa.Call]([]*ssa.Function{p.Func("all"), p.Func("other")}) {
		assert.Equal(t, "first", call.Call.StaticCallee().Name())
		break
	}
}

func TestFamily(t *testing.T) {
	all := fixture.Functions(t, calling).Func("all")
	assert.Equal(t, []*ssa.Function{all, all.AnonFuncs[0]}, program.Family(all))
	assert.Empty(t, program.Family(nil))
}
