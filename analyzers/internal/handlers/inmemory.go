package handlers

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// keeps is the fact about a function that is given servers and serves no agent with them:
// it does not run them but within the program, and nothing else gets them.
type keeps struct {
	Params []int // in calls, where a receiver comes first
}

// AFact marks the type as a fact.
func (*keeps) AFact() {}

// String returns the parameters, such as "keeps(0)".
func (k *keeps) String() string {
	return "keeps(" + strings.Trim(fmt.Sprint(k.Params), "[]") + ")"
}

// exportKeepers makes known which functions of the package serve no agent with the servers
// that they are given.
func (f *finder) exportKeepers() {
	for fn := range f.functions() {
		obj := objectOf(fn)
		if obj == nil || !obj.Exported() || f.pass.Pkg.Name() == "main" {
			continue
		}
		fact := new(keeps)
		for i, p := range fn.Params {
			if f.isOfServer(p.Type()) && f.servesNobody(p).kept {
				fact.Params = append(fact.Params, i)
			}
		}
		if len(fact.Params) > 0 {
			f.pass.ExportObjectFact(obj, fact)
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
	k := &keeper{finder: f, seen: make(map[ssa.Value]bool)}
	k.uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := calledObject(call.Common())
		args := call.Common().Args
		if _, ok := f.set.Serve(obj); ok {
			s.connected = true
			return len(args) > skip+1 && f.isInMemory(args[skip+1])
		}
		_, _, registers := f.set.Registrar(obj)
		_, _, installs := f.set.Installer(obj)
		return registers || installs || skip == 1 && args[0] == v && !slices.Contains(args[1:], v)
	}
	s.kept = k.keeps(server)
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
	if obj, _ := calledObject(&made.Call); !f.isInMemoryMaker(obj) {
		return false
	}
	connected := false
	k := &keeper{finder: f, seen: make(map[ssa.Value]bool)}
	k.uses = func(call ssa.CallInstruction, _ ssa.Value) bool {
		obj, _ := calledObject(call.Common())
		_, connects := f.set.Connect(obj)
		client, ok := call.(*ssa.Call)
		connected = connects && ok && program.Outermost(call.Parent()) == program.Outermost(made.Parent()) && f.onlyLists(client)
		return connected
	}
	return k.keepsResult(made, 1-end.Index) && connected
}

func (f *finder) isInMemoryMaker(obj *types.Func) bool {
	_, ok := f.set.InMemory(obj)
	return ok
}

// onlyLists reports whether the session of a client that connects stays in the package,
// and calls no tools: what does could be an agent.
func (f *finder) onlyLists(connect *ssa.Call) bool {
	k := &keeper{finder: f, seen: make(map[ssa.Value]bool), goesBack: true}
	k.uses = func(call ssa.CallInstruction, v ssa.Value) bool {
		obj, skip := calledObject(call.Common())
		_, _, calls := f.set.ClientCall(obj)
		return !calls && skip == 1 && call.Common().Args[0] == v
	}
	return k.keepsResult(connect, 0)
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
			from = f.flow.bindings(x)
		case *ssa.Alloc:
			from = wholeStores(x)
		}
		if len(from) != 1 {
			return v
		}
		v = from[0]
	}
	return v
}
