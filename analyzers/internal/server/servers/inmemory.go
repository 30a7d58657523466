package servers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// ExportKeepers exports functions of the package that serve no agent with the servers that
// they get.
func (r *Reader) ExportKeepers() {
	if r.Pass.Pkg.Name() == "main" {
		return
	}
	for fn := range r.Functions() {
		var told flow.Keeps
		for i, p := range fn.Params {
			if r.IsServer(p.Type()) && r.servesNobody(p).kept {
				told.Params = append(told.Params, i)
			}
		}
		if len(told.Params) > 0 {
			r.keeps.Set(fn, told)
		}
	}
	r.keeps.Export()
}

// Unserved returns the servers that run only inside the program, so that no agent sees
// their results.
func (r *Reader) Unserved() map[*ssa.Call]bool {
	found := make(map[*ssa.Call]bool)
	for _, made := range r.Made {
		if s := r.servesNobody(made); s.kept && s.connected {
			found[made] = true
		}
	}
	return found
}

// A service is what becomes of a server.
type service struct {
	kept      bool // no agent can get at it
	connected bool // it runs within the program
}

// servesNobody follows a server to all that is done with it.
func (r *Reader) servesNobody(server ssa.Value) service {
	var s service
	k := flow.NewKeeper(r.Scope, r.keeps)
	k.Uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := program.CalledAs(call.Common())
		args := call.Common().Args
		if _, ok := r.Set.Serve(obj); ok {
			s.connected = true
			return len(args) > skip+1 && r.isInMemory(args[skip+1])
		}
		_, _, registers := r.Set.Registrar(obj)
		_, _, installs := r.Set.Installer(obj)
		return registers || installs || skip == 1 && args[0] == v && !slices.Contains(args[1:], v)
	}
	s.kept = k.Keeps(server)
	return s
}

// isInMemory reports whether a transport is one end of a connection within the program,
// at whose other end is a client of the same function.
func (r *Reader) isInMemory(transport ssa.Value) bool {
	end, ok := flow.Query{Kinds: flow.Box | flow.Load | flow.Capture | flow.Store}.Start(transport).(*ssa.Extract)
	if !ok {
		return false
	}
	made, ok := end.Tuple.(*ssa.Call)
	if !ok {
		return false
	}
	if obj, _ := program.CalledAs(&made.Call); !r.isInMemoryMaker(obj) {
		return false
	}
	connected := false
	k := flow.NewKeeper(r.Scope, r.keeps)
	k.Uses = func(call ssa.CallInstruction, _ ssa.Value) bool {
		obj, _ := program.CalledAs(call.Common())
		_, connects := r.Set.Connect(obj)
		client, ok := call.(*ssa.Call)
		connected = connects && ok && program.Outermost(call.Parent()) == program.Outermost(made.Parent()) && r.onlyLists(client)
		return connected
	}
	return k.KeepsResult(made, 1-end.Index) && connected
}

func (r *Reader) isInMemoryMaker(obj *types.Func) bool {
	_, ok := r.Set.InMemory(obj)
	return ok
}

// onlyLists reports whether the session of a client that connects stays in the package,
// and calls no tools: what does could be an agent.
func (r *Reader) onlyLists(connect *ssa.Call) bool {
	k := flow.NewKeeper(r.Scope, r.keeps)
	k.GoesBack = true
	k.Uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := program.CalledAs(call.Common())
		_, _, calls := r.Set.ClientCall(obj)
		return !calls && skip == 1 && call.Common().Args[0] == v
	}
	return k.KeepsResult(connect, 0)
}
