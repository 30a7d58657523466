package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// boundRegistrars returns, by the kind of what they take, the places where methods
// that register handlers are handed on as values, with the server. Nobody follows
// where they are called, but a handler of that kind that is registered nowhere
// else is registered there.
func (f *finder) boundRegistrars() map[sdk.Kind]Registration {
	found := make(map[sdk.Kind]Registration)
	for instr := range f.Instructions() {
		closure, ok := instr.(*ssa.MakeClosure)
		if !ok || len(closure.Bindings) != 1 || !f.isOfServer(closure.Bindings[0].Type()) {
			continue
		}
		if _, r, ok := f.Set.Registrar(program.ObjectOf(closure.Fn.(*ssa.Function))); ok {
			found[r.Kind] = Registration{Pos: closure.Pos(), servers: f.servers(closure.Bindings), given: f.given(closure.Bindings)}
		}
	}
	return found
}
