package effects

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// What the start of the program has found of its environment decides whether it exits, and not what it writes.
func TestDecidedByStart(t *testing.T) {
	found := fixture.Source(t, Analyzer, `package m

import "os"

func equal() { if os.Getenv("MODE") == "http" { os.Exit(1) } }
func differs() { if os.Getenv("MODE") != "http" { os.Exit(1) } }
func other() { if os.Getenv("OTHER") == "http" { os.Exit(1) } }
`).Result.(*Result)
	for fn := range found.own {
		condition := program.Condition(fn.Blocks[0])
		if fn.Name() == "init" || condition == nil {
			continue
		}
		for _, is := range []bool{true, false} {
			c := found.conditions
			c.started = []cond.Branch{{Cond: program.Condition(found.program.Package().Func("equal").Blocks[0]), Truth: is}}
			truth, known := c.decided(Exits, condition)
			assert.Equal(t, fn.Name() != "other", known, fn.Name())
			if known {
				assert.Equal(t, is == (fn.Name() == "equal"), truth, fn.Name())
			}
			_, known = c.decided(Writes, condition)
			assert.False(t, known, fn.Name())
			c.started = nil
			_, known = c.decided(Exits, condition)
			assert.False(t, known, "nothing is known: %s", fn.Name())
		}
	}
}
