package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/visible"
)

// An Implementing is a method of the package with which a method of an interface answers
// calls of tools.
type Implementing struct {
	Method *types.Func // of the interface
	Func   *ssa.Function
}

// byImplementation finds the methods that answer calls of tools for an interface
// of the program's own: they return a result of a library and an error, and
// get the arguments or the request. The function that calls them can be in a
// package that imports this one, where nothing is known here.
func (f *finder) byImplementation() {
	ofTests := f.toolInterfaces(true)
	if len(ofTests) == 0 {
		return
	}
	ofProgram := f.toolInterfaces(false)
	for _, fn := range f.Program.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || obj.Signature().Recv() == nil {
			continue
		}
		interfaces := ofProgram
		if syntax.InTest(f.Pass.Fset, fn.Pos()) {
			interfaces = ofTests
		}
		library, ok := f.answersCalls(obj.Signature())
		if !ok || f.callsTools(fn) || f.handsOnToClient(fn) || f.asksByName(fn) {
			continue
		}
		methods := implemented(obj, interfaces)
		for _, m := range methods {
			f.implementing = append(f.implementing, Implementing{m, fn})
		}
		if len(methods) > 0 && f.handlers[fn] == nil {
			f.handler(fn, library, sdk.Tool).Found |= ByImplementation
		}
	}
}

// toolInterfaces returns the methods of interfaces of the module, declared here or
// in packages that this one imports, that answer calls of tools: all, or those that the
// program knows without its tests.
func (f *finder) toolInterfaces(tests bool) []*types.Func {
	methods := f.toolMethods(visible.AllTypes(f.Pass.Pkg), tests)
	for _, pkg := range module.Imports(f.Pass, tests) {
		methods = append(methods, f.toolMethods(visible.Types(pkg), tests)...)
	}
	return methods
}

// toolMethods returns the methods of those types that are interfaces which answer
// calls of tools.
func (f *finder) toolMethods(declared []*types.TypeName, tests bool) []*types.Func {
	var methods []*types.Func
	for _, t := range declared {
		iface, ok := t.Type().Underlying().(*types.Interface)
		if !ok || t.IsAlias() || !tests && syntax.InTest(f.Pass.Fset, t.Pos()) {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if _, ok := f.answersCalls(m.Signature()); ok {
				methods = append(methods, m)
			}
		}
	}
	return methods
}

// answersCalls returns the library of whose tools a function answers calls, by
// its type: it gets arguments or a request, and returns a result and an error.
func (f *finder) answersCalls(sig *types.Signature) (library string, ok bool) {
	results := sig.Results()
	if results.Len() < 2 || !program.IsError(results.At(results.Len()-1).Type()) {
		return "", false
	}
	lib, _, ok := f.Set.Result(results.At(0).Type())
	if !ok {
		return "", false
	}
	for p := range sig.Params().Variables() {
		if arguments.CanBeAll(p.Type()) || sdk.IsRequest(p.Type()) {
			return lib.Name, true
		}
	}
	return "", false
}

// implemented returns those of the interfaces' methods through which a method is called.
func implemented(obj *types.Func, methods []*types.Func) []*types.Func {
	recv := obj.Signature().Recv().Type()
	return slices.DeleteFunc(slices.Clone(methods), func(m *types.Func) bool {
		iface, ok := m.Signature().Recv().Type().Underlying().(*types.Interface)
		return m.Name() != obj.Name() || !ok || !types.Implements(recv, iface) && !types.Implements(types.NewPointer(recv), iface)
	})
}

// CallsTools reports whether a function calls tools of another server, as a client does,
// which gets their results and makes none.
func (r *Result) CallsTools(fn *ssa.Function) bool { return r.finder != nil && r.finder.callsTools(fn) }

// callsTools reports whether a function is a client: it calls tools of servers
// itself, and its errors are those of the call.
func (f *finder) callsTools(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok {
				obj, _ := program.CalledAs(call.Common())
				if _, _, ok := f.Set.ClientCall(obj); ok {
					return true
				}
			}
		}
	}
	return false
}

// handsOnToClient reports whether all that a function does is to hand its call on to a
// client: to a function of the package that is one, or to one that gets the method of a
// client to call. Clients that know several ways to connect are made like that. A function
// that also answers on its own is asked for more than the answer of another server.
func (f *finder) handsOnToClient(fn *ssa.Function) bool {
	returns := f.Index.Returns[fn]
	return len(returns) > 0 && !slices.ContainsFunc(returns, func(ret *ssa.Return) bool {
		call := passedOn(ret)
		return call == nil || !f.isOwnClient(program.Callee(&call.Call)) && !slices.ContainsFunc(call.Call.Args, f.isMethodOfClient)
	})
}

// isOwnClient reports whether a function of the package calls tools of servers.
func (f *finder) isOwnClient(fn *ssa.Function) bool {
	return fn != nil && f.Own[fn] && f.callsTools(fn)
}

// isMethodOfClient reports whether a value is a method of the package that calls tools of
// servers.
func (f *finder) isMethodOfClient(v ssa.Value) bool {
	if named, ok := v.(*ssa.ChangeType); ok {
		v = named.X
	}
	closure, ok := v.(*ssa.MakeClosure)
	return ok && f.isOwnClient(program.Declaration(closure.Fn.(*ssa.Function)))
}

// asksByName reports whether a function calls a handler of a tool whose name it is told,
// with a request that it makes itself: it asks for an answer, as clients do, and nobody
// asks it.
func (f *finder) asksByName(fn *ssa.Function) bool {
	if slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool { return sdk.IsRequest(p.Type()) }) {
		return false
	}
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || call.Call.IsInvoke() || call.Call.StaticCallee() != nil {
				continue
			}
			m, ok := f.Set.Handler(call.Call.Value.Type())
			if ok && !m.Loose && m.Kind.IsTool() && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return namesTool(fn, arg) }) {
				return true
			}
		}
	}
	return false
}

// namesTool reports whether a request is made of text that a function is given.
func namesTool(fn *ssa.Function, request ssa.Value) bool {
	return sdk.IsRequest(request.Type()) && slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool {
		return types.Identical(p.Type(), types.Typ[types.String]) && valueflow.Contains(request, p, make(map[ssa.Value]bool))
	})
}
