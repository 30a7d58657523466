package errflow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
)

// functions returns the functions that a value can be, the parameters of
// functions of the package that it can be, and whether it can be nothing else.
func (e *evaluator) functions(v ssa.Value) (functions []*ssa.Function, params []*ssa.Parameter, known bool) {
	t := functionTrace{e: e, seen: make(map[ssa.Value]bool), known: true}
	t.value(v)
	return t.functions, t.params, t.known && len(t.functions)+len(t.params) > 0
}

type functionTrace struct {
	e         *evaluator
	seen      map[ssa.Value]bool
	functions []*ssa.Function
	params    []*ssa.Parameter
	known     bool
}

// maxCandidates is how many functions a value may be before it counts as unknown.
const maxCandidates = 16

func (t *functionTrace) value(v ssa.Value) {
	if t.seen[v] {
		return
	}
	t.seen[v] = true
	if len(t.functions) > maxCandidates {
		t.known = false
		return
	}
	switch v := v.(type) {
	case *ssa.Function:
		t.functions = append(t.functions, origin(v))
	case *ssa.MakeClosure:
		t.closure(v)
	case *ssa.ChangeType:
		t.value(v.X)
	case *ssa.MakeInterface:
		t.value(v.X)
	case *ssa.Phi:
		for _, edge := range v.Edges {
			t.value(edge)
		}
	case *ssa.Parameter:
		t.params = append(t.params, v)
	case *ssa.FreeVar:
		for _, binding := range t.e.bindings(v) {
			t.value(binding)
		}
	case *ssa.Const: // nil: calling it panics
	case *ssa.UnOp:
		t.load(v)
	default:
		t.known = false
	}
}

// closure notes a literal. A method value is followed only without its receiver.
func (t *functionTrace) closure(v *ssa.MakeClosure) {
	fn := v.Fn.(*ssa.Function)
	if fn.Synthetic != "" {
		t.known = false
		return
	}
	t.functions = append(t.functions, fn)
}

func (t *functionTrace) load(v *ssa.UnOp) {
	if v.Op != token.MUL {
		t.known = false
		return
	}
	if g, ok := v.X.(*ssa.Global); ok {
		stores := t.e.flow.globals[g]
		if len(stores) == 0 || g.Pkg.Pkg != t.e.flow.pass.Pkg || token.IsExported(g.Name()) {
			t.known = false // another package can set it, or does
		}
		for _, stored := range stores {
			t.value(stored)
		}
		return
	}
	stores, known := t.e.stored(v)
	t.known = t.known && known
	for _, stored := range stores {
		t.value(stored)
	}
}

// implemented returns what is known of a result of a method of an interface of
// the module: what the types do that implement it, as far as they are in sight.
func (e *evaluator) implemented(s callSite, index int) outcome {
	var all outcome
	found := false
	for _, m := range e.flow.implementations(s.call.Method) {
		if fn := e.flow.program.Package().Prog.FuncValue(m); fn != nil && fn.Signature.Recv() != nil {
			found = true
			all.add(e.resultOfFunction(fn, s, index))
		}
	}
	if !found {
		all.failures = unknown()
	}
	return all
}

// implementations returns the methods with which types of this package, and of
// packages of the module that it imports, implement a method of an interface.
func (f *Flow) implementations(method *types.Func) []*types.Func {
	if known, ok := f.methods[method]; ok {
		return known
	}
	var list []*types.Func
	for _, pkg := range append([]*types.Package{f.pass.Pkg}, f.pass.Pkg.Imports()...) {
		if module.Seems(f.pass, pkg) {
			list = append(list, handlers.Implementations(pkg, method)...)
		}
	}
	f.methods[method] = list
	return list
}
