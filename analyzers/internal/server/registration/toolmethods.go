package registration

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// Methods finds methods that answer tool calls for an interface of the program. In
//
//	type Tool interface {
//		Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
//	}
//
//	func (t *read) Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
//
// Run returns a library result and an error, and gets the arguments or the request. The function that
// calls it through the interface may be in an importer, which is unknown here, so the types decide.
// It remembers nothing.
type Methods struct{ *flow.Scope }

// An Implementing is a method of the package with which a method of an interface answers
// calls of tools.
type Implementing struct {
	Method  *types.Func // of the interface
	Func    *ssa.Function
	Library string // whose results it returns
}

// Implementing returns the methods of the package with which interfaces answer calls of tools, in the
// order of the program: a method that several interfaces ask for once for each of them. Interfaces that
// only tests declare or import count for the methods of tests.
func (r Methods) Implementing() []Implementing {
	ofTests := r.interfaces(true)
	if len(ofTests) == 0 {
		return nil
	}
	var found []Implementing
	ofProgram := r.interfaces(false)
	for _, fn := range r.Program.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || obj.Signature().Recv() == nil {
			continue
		}
		interfaces := ofProgram
		if syntax.InTest(r.Pass.Fset, fn.Pos()) {
			interfaces = ofTests
		}
		library, ok := r.answersCalls(obj.Signature())
		if !ok || r.asks(fn) {
			continue
		}
		for _, m := range implemented(obj, interfaces) {
			found = append(found, Implementing{m, fn, library})
		}
	}
	return found
}

// asks reports whether a function asks for answers of tools, and gives none itself.
func (r Methods) asks(fn *ssa.Function) bool {
	c := Clients(r)
	return c.CallsTools(fn) || c.HandsOn(fn) || c.AsksByName(fn)
}

// interfaces returns the methods of interfaces of the module, declared here or
// in packages that this one imports, that answer calls of tools: all, or those that the
// program knows without its tests.
func (r Methods) interfaces(tests bool) []*types.Func {
	methods := r.methodsOf(calls.Types(r.Pass.Pkg), tests)
	for _, pkg := range syntax.ModuleImports(r.Pass, tests) {
		methods = append(methods, r.methodsOf(calls.Visible(pkg), tests)...)
	}
	return methods
}

// methodsOf returns the methods of those types that are interfaces which answer
// calls of tools.
func (r Methods) methodsOf(declared []*types.TypeName, tests bool) []*types.Func {
	var methods []*types.Func
	for _, t := range declared {
		iface, ok := t.Type().Underlying().(*types.Interface)
		if !ok || t.IsAlias() || !tests && syntax.InTest(r.Pass.Fset, t.Pos()) {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if _, ok := r.answersCalls(m.Signature()); ok {
				methods = append(methods, m)
			}
		}
	}
	return methods
}

// answersCalls returns the library of whose tools a function answers calls, by
// its type: it gets arguments or a request, and returns a result and an error.
func (r Methods) answersCalls(sig *types.Signature) (library string, ok bool) {
	results := sig.Results()
	if !program.EndsInError(results) {
		return "", false
	}
	lib, _, ok := r.Set.Result(results.At(0).Type())
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
