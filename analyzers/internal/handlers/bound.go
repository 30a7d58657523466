package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
)

// boundRegistrars returns, by the kind of what they take, the places where methods
// that register handlers are handed on as values, with the server. Nobody follows
// where they are called, but a handler of that kind that is registered nowhere
// else is registered there.
func (f *finder) boundRegistrars() map[sdk.Kind]servers.Registration {
	found := make(map[sdk.Kind]servers.Registration)
	for instr := range f.Instructions() {
		closure, ok := instr.(*ssa.MakeClosure)
		if !ok || len(closure.Bindings) != 1 || !f.servers.IsServer(closure.Bindings[0].Type()) {
			continue
		}
		if _, r, ok := f.Set.Registrar(program.ObjectOf(closure.Fn.(*ssa.Function))); ok {
			found[r.Kind] = servers.Registration{Pos: closure.Pos(), Servers: f.servers.Servers(closure.Bindings), Given: f.servers.Given(closure.Bindings)}
		}
	}
	return found
}
