package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// exportKeepers makes known which functions of the package serve no agent with the servers
// that they are given.
func (f *finder) exportKeepers() {
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || f.Pass.Pkg.Name() == "main" {
			continue
		}
		fact := new(valueflow.Keeps)
		for i, p := range fn.Params {
			if f.isOfServer(p.Type()) && f.servesNobody(p).kept {
				fact.Params = append(fact.Params, i)
			}
		}
		if len(fact.Params) > 0 {
			f.Pass.ExportObjectFact(obj, fact)
		}
	}
}

// unserved returns the servers of the package that run within the program only, so that
// no agent gets what their handlers return.
func (f *finder) unserved() map[*ssa.Call]bool {
	found := make(map[*ssa.Call]bool)
	for _, made := range f.made {
		if s := f.servesNobody(made); s.kept && s.connected {
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
func (f *finder) servesNobody(server ssa.Value) service {
	var s service
	k := valueflow.NewKeeper(f.Scope)
	k.Uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := program.CalledAs(call.Common())
		args := call.Common().Args
		if _, ok := f.Set.Serve(obj); ok {
			s.connected = true
			return len(args) > skip+1 && f.isInMemory(args[skip+1])
		}
		_, _, registers := f.Set.Registrar(obj)
		_, _, installs := f.Set.Installer(obj)
		return registers || installs || skip == 1 && args[0] == v && !slices.Contains(args[1:], v)
	}
	s.kept = k.Keeps(server)
	return s
}

// isInMemory reports whether a transport is one end of a connection within the program,
// at whose other end is a client of the same function.
func (f *finder) isInMemory(transport ssa.Value) bool {
	end, ok := f.origin(transport).(*ssa.Extract)
	if !ok {
		return false
	}
	made, ok := end.Tuple.(*ssa.Call)
	if !ok {
		return false
	}
	if obj, _ := program.CalledAs(&made.Call); !f.isInMemoryMaker(obj) {
		return false
	}
	connected := false
	k := valueflow.NewKeeper(f.Scope)
	k.Uses = func(call ssa.CallInstruction, _ ssa.Value) bool {
		obj, _ := program.CalledAs(call.Common())
		_, connects := f.Set.Connect(obj)
		client, ok := call.(*ssa.Call)
		connected = connects && ok && program.Outermost(call.Parent()) == program.Outermost(made.Parent()) && f.onlyLists(client)
		return connected
	}
	return k.KeepsResult(made, 1-end.Index) && connected
}

func (f *finder) isInMemoryMaker(obj *types.Func) bool {
	_, ok := f.Set.InMemory(obj)
	return ok
}

// onlyLists reports whether the session of a client that connects stays in the package,
// and calls no tools: what does could be an agent.
func (f *finder) onlyLists(connect *ssa.Call) bool {
	k := valueflow.NewKeeper(f.Scope)
	k.GoesBack = true
	k.Uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := program.CalledAs(call.Common())
		_, _, calls := f.Set.ClientCall(obj)
		return !calls && skip == 1 && call.Common().Args[0] == v
	}
	return k.KeepsResult(connect, 0)
}

// origin returns what was put into a variable or an interface, if that is one value.
func (f *finder) origin(v ssa.Value) ssa.Value {
	for range maxWrapped {
		var from []ssa.Value
		switch x := v.(type) {
		case *ssa.MakeInterface:
			from = []ssa.Value{x.X}
		case *ssa.UnOp:
			from = []ssa.Value{x.X}
		case *ssa.FreeVar:
			from = f.Index.Bindings(x)
		case *ssa.Alloc:
			from = valueflow.WholeStores(x)
		}
		if len(from) != 1 {
			return v
		}
		v = from[0]
	}
	return v
}
