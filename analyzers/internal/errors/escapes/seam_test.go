package escapes

import (
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A seam of the package is known by the place where its function calls what leaks.
func TestCallIn(t *testing.T) {
	own, other := new(ssa.Function), new(ssa.Function)
	f := &finder{found: &handlers.Result{Seams: []*handlers.Seam{
		{Func: other, Effect: wrappers.Leaky, Pos: 1}, {Func: own, Effect: wrappers.Converting, Pos: 2}, {Func: own, Effect: wrappers.Leaky, Pos: 3},
	}}}
	assert.Equal(t, token.Pos(3), f.callIn(&handlers.Seam{Func: own, Pos: 9}))
	assert.Equal(t, token.Pos(9), f.callIn(&handlers.Seam{Func: new(ssa.Function), Pos: 9}))
}
