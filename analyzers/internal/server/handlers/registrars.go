package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// registrarAround returns the function around a call that registers something, if that
// is given the server. Then what its callers hand to it is theirs to register: each its
// own, on its own server.
func (r *registrations) registrarAround(call ssa.CallInstruction) *ssa.Function {
	fn := call.Parent()
	if program.ObjectOf(fn) == nil || !slices.ContainsFunc(call.Common().Args, func(arg ssa.Value) bool { return r.isGiven(arg, fn) }) {
		return nil
	}
	return fn
}

// isGiven reports whether a value is a server that comes to a function as a parameter,
// and from nowhere else.
func (r *registrations) isGiven(v ssa.Value, fn *ssa.Function) bool {
	if !r.servers.IsServer(v.Type()) {
		return false
	}
	from := r.Index.SourcesWithin(v, fn)
	return len(from) > 0 && !slices.ContainsFunc(from, func(s flow.Source) bool { return s.Parameter == nil || s.Parameter.Parent() != fn })
}
