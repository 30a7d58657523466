package handlers

import (
	"go/token"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A catalogue has the handlers of a package, and the calls that make them seams, as far as they have been
// found.
type catalogue struct {
	handlers map[*ssa.Function]*Handler
	seams    map[*ssa.Call]*Seam
	told     *summary.Table[handles]
}

// of returns the handler that a function is, or nil.
func (c *catalogue) of(fn *ssa.Function) *Handler {
	if c == nil {
		return nil
	}
	return c.handlers[fn]
}

// around returns the handler that a function is or that stands around it, nil if
// there is none.
func (c *catalogue) around(fn *ssa.Function) *Handler {
	for ; fn != nil; fn = fn.Parent() {
		if h := c.of(fn); h != nil {
			return h
		}
	}
	return nil
}

// handler returns the handler that a function of the package is, and makes it
// one if it was none.
func (c *catalogue) handler(fn *ssa.Function, library string, kind sdk.Kind) *Handler {
	h := c.handlers[fn]
	if h == nil {
		h = &Handler{Func: fn, Library: library, Kind: kind}
		c.handlers[fn] = h
	}
	return h
}

// sorted returns the handlers and the seams in the order of the source.
func (c *catalogue) sorted(files *token.FileSet) ([]*Handler, []*Seam) {
	list := slices.SortedFunc(maps.Values(c.handlers), func(a, b *Handler) int { return summary.ComparePositions(files, a.Func.Pos(), b.Func.Pos()) })
	calls := slices.SortedFunc(maps.Values(c.seams), func(a, b *Seam) int { return summary.ComparePositions(files, a.Pos, b.Pos) })
	return list, calls
}

// effectsIn returns the calls that make a function a seam, with what it does with their errors.
func (c *catalogue) effectsIn(fn *ssa.Function) map[*ssa.Call]wrappers.Effect {
	found := make(map[*ssa.Call]wrappers.Effect)
	for call, s := range c.seams {
		if s.Func == fn {
			found[call] = s.Effect
		}
	}
	return found
}

// handles is told of a function that its own package knows to be a handler.
type handles struct{}

// String returns "handles".
func (handles) String() string { return "handles" }

// export tells importers of the package which of its functions are handlers.
func (c *catalogue) export() {
	for fn := range c.handlers {
		c.told.Set(fn, handles{})
	}
	c.told.Export()
}
