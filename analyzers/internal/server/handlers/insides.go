package handlers

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Inside is a function that middleware of the package puts in place of what it
// wraps. It answers itself if it does not call that.
type Inside struct {
	*Handler
	// Of is the exported function that is the middleware or returns it, or nil.
	Of *types.Func
}

// insides returns the functions inside the middleware that the package installs or
// offers to others.
func (c *catalogue) insides(around *wrappers.Middleware, installed []wrappers.Installed) []Inside {
	var found []Inside
	made := make(map[*ssa.Function]*Handler)
	add := func(fn *ssa.Function, of *types.Func) {
		m, ok := around.Set.Handler(fn.Signature)
		if !ok || slices.ContainsFunc(found, func(known Inside) bool { return known.Func == fn && known.Of == of }) {
			return
		}
		if made[fn] = cmp.Or(c.of(fn), made[fn]); made[fn] == nil {
			made[fn] = &Handler{Func: fn, Library: m.SDK.Name, Kind: m.Kind}
		}
		found = append(found, Inside{made[fn], of})
	}
	for _, m := range installed {
		for _, fn := range m.Inside {
			add(fn, nil)
		}
	}
	for fn := range around.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() {
			continue
		}
		for _, inner := range around.OfferedBy(fn) {
			add(inner, obj)
		}
	}
	return found
}
