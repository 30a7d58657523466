// Package servers finds the servers that a package creates, their options, the functions that they
// are passed to, and the server of each registration. In
//
//	s := server.NewMCPServer("notes", "1.0", server.WithRecovery())
//	notes.Register(s)
//
// the call of NewMCPServer is the server ([Reader.Made]). It has one option, and is passed to
// Register; another package says what that registers. A [Registration] has the calls that can have
// created its server. Servers used only inside the program are distinguished from those that an agent
// can reach.
//
// The name of a tool is a constant at its registration, in a description beside it, or in another
// function ([Names]).
//
// Read server.go, registration.go and options.go, then handing.go, about functions that get servers, and
// inmemory.go; then names.go, asked.go and rows.go.
package servers

import (
	"go/types"
	"slices"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Reader finds the servers that a package creates, receives and passes on.
type Reader struct {
	*flow.Scope
	names  *Names
	keeps  *summary.Table[flow.Keeps]
	Made   []*ssa.Call // what makes the servers of the package
	Handed []Handed
	Open   []*ssa.Call // the servers that functions get which come in from elsewhere

	registering sync.Map // whether a type registers handlers; rules ask side by side
}

// Read returns a reader that knows the servers of the package and where they are passed.
func Read(s *flow.Scope) *Reader {
	r := &Reader{Scope: s, names: NewNames(s), keeps: summary.NewTable(s.Pass, summary.Domain[flow.Keeps]{})}
	r.findServers()
	r.handOver()
	return r
}

// Servers returns the calls that create the servers among the values.
func (r *Reader) Servers(values []ssa.Value) []*ssa.Call {
	var made []*ssa.Call
	for _, v := range values {
		switch {
		case ofLibrary(v.Type()):
			for _, s := range r.Index.Sources(v) {
				if r.makesServer(s.Made) && !slices.Contains(made, s.Call) {
					made = append(made, s.Call)
				}
			}
		case ofBridge(v.Type()):
			for _, s := range r.Index.Sources(v) {
				if syntax.IsFor(s.Made) {
					made = append(made, r.Servers(s.Call.Call.Args)...)
				}
			}
		}
	}
	return made
}

// ofBridge reports whether a type is that of a server with the options of a bridge.
func ofBridge(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	return ok && (syntax.IsNamed(p.Elem(), syntax.BridgeGoSDK, "Server") || syntax.IsNamed(p.Elem(), syntax.BridgeMCPGo, "Server"))
}

func (r *Reader) makesServer(obj *types.Func) bool {
	if obj == nil {
		return false
	}
	_, ok := r.Set.Server(obj)
	return ok
}

// ofLibrary reports whether a type is a pointer to a type of an MCP library.
func ofLibrary(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && sdk.Owns(named.Obj().Pkg())
}

// findServers finds the calls of the package that make servers.
func (r *Reader) findServers() {
	for instr := range r.Instructions() {
		if c, ok := instr.(*ssa.Call); ok && r.makesServer(program.ObjectOf(program.Callee(&c.Call))) {
			r.Made = append(r.Made, c)
		}
	}
}

// Configured returns the calls that create the server of an option.
func (r *Reader) Configured(option ssa.CallInstruction) []*ssa.Call {
	value, ok := option.(*ssa.Call)
	if !ok {
		return nil
	}
	var made []*ssa.Call
	for _, c := range r.Made {
		for _, arg := range c.Call.Args {
			if arg == value {
				return []*ssa.Call{c}
			}
		}
		if list, _ := r.OptionsOf(c); slices.Contains(list, ssa.Value(value)) {
			made = append(made, c)
		}
	}
	return made
}

// MadeWith returns the calls that create a server with a struct that holds
// handlers, such as its options.
func (r *Reader) MadeWith(literal ssa.Value) []*ssa.Call {
	q := flow.Query{Kinds: flow.Phi | flow.Enter, Index: r.Index}
	var found []*ssa.Call
	for _, made := range r.Made {
		if q.Reaches(func(v ssa.Value) bool { return v == literal }, made.Call.Args...) {
			found = append(found, made)
		}
	}
	return found
}

// IsServer reports whether a type is the server type of a library: it has methods that register handlers.
func (r *Reader) IsServer(t types.Type) bool {
	if !ofLibrary(t) {
		return false
	}
	known, ok := r.registering.Load(t)
	if !ok {
		known, _ = r.registering.LoadOrStore(t, r.hasRegistrar(t))
	}
	return known.(bool)
}

func (r *Reader) hasRegistrar(t types.Type) bool {
	methods := types.NewMethodSet(t)
	for i := range methods.Len() {
		method, _ := methods.At(i).Obj().(*types.Func)
		if _, _, ok := r.Set.Registrar(method); ok {
			return true
		}
	}
	return false
}

// HandsOut reports whether a server is passed to a function that belongs
// neither to the package nor to an MCP library.
func (r *Reader) HandsOut() bool {
	for instr := range r.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && r.MayRegister(call.Common()) {
			return true
		}
	}
	return false
}

// MayRegister reports whether a call passes a server to unknown code.
func (r *Reader) MayRegister(call *ssa.CallCommon) bool {
	if !slices.ContainsFunc(call.Args, func(v ssa.Value) bool { return r.IsServer(v.Type()) }) {
		return false
	}
	if callee := program.Callee(call); callee != nil && r.Own[callee] {
		return false
	}
	obj, _ := program.CalledAs(call)
	return obj == nil || !sdk.Owns(obj.Pkg())
}
