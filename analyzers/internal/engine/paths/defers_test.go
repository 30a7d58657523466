package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const deferring = `package p

import "fmt"

func parse() error { return nil }

func plain() error { return parse() }

func wrapped() (err error) {
	defer func() { err = fmt.Errorf("wrapped: %w", err) }()
	return parse()
}

func twice() (err error) {
	defer func() { err = fmt.Errorf("last: %w", err) }()
	defer func() { err = fmt.Errorf("first: %w", err) }()
	return parse()
}

func reads() (err error) {
	defer func() { fmt.Println(err) }()
	return parse()
}

func later() (err error) {
	if parse() != nil {
		return parse()
	}
	defer func() { err = nil }()
	return parse()
}

func aside() (err error) {
	n := 0
	defer func() { n++ }()
	return parse()
}

func recovers() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return parse()
}
`

func TestResultOf(t *testing.T) {
	p := fixture.Functions(t, deferring)
	for name, want := range map[string][]int{ // of each return, how many literals change the result
		"plain": {0}, "wrapped": {1}, "twice": {2}, "reads": {0}, "later": {0, 1}, "aside": {0}, "recovers": {1},
	} {
		var got []int
		for _, block := range p.Func(name).Blocks {
			ret, ok := block.Instrs[len(block.Instrs)-1].(*ssa.Return)
			if !ok || block == p.Func(name).Recover {
				continue
			}
			result := paths.ResultOf(ret, 0)
			got = append(got, len(result.Changes))
			_, isCall := result.Value.(*ssa.Call)
			assert.True(t, isCall, "%s: the return gives what parse returns, not what the variable holds", name)
		}
		assert.Equal(t, want, got, name)
	}
}

func TestChangesRunFromTheLastToTheFirst(t *testing.T) {
	fn := fixture.Functions(t, deferring).Func("twice")
	ret := fn.Blocks[0].Instrs[len(fn.Blocks[0].Instrs)-1].(*ssa.Return)
	changes := paths.ResultOf(ret, 0).Changes
	assert.Equal(t, []*ssa.Function{fn.AnonFuncs[1], fn.AnonFuncs[0]}, []*ssa.Function{changes[0].Literal, changes[1].Literal})
}

func TestRecovers(t *testing.T) {
	p := fixture.Functions(t, deferring)
	for name, want := range map[string]bool{"plain": false, "wrapped": false, "recovers": true} {
		assert.Equal(t, want, program.Recovers(p.Func(name)), name)
	}
}
