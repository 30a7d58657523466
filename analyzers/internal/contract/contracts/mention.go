package contracts

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// handlersIn returns the handlers of the package that stand in a node: by name,
// as a literal, through a variable or through the function that returns them.
func (f *finder) handlersIn(n ast.Node) []*ssa.Function {
	m := mentions{finder: f, seen: make(map[*types.Var]bool)}
	m.in(n)
	if call, ok := n.(*ast.CallExpr); ok {
		for _, h := range f.handlers.Handlers {
			for _, r := range h.Registered {
				if r.Pos == call.Lparen {
					m.functions = append(m.functions, h.Func)
				}
			}
		}
	}
	var found []*ssa.Function
	for _, fn := range m.functions {
		h, ok := f.handler[fn]
		if ok && (h == nil || !h.Wraps) && !slices.Contains(found, fn) {
			found = append(found, fn)
		}
	}
	return found
}

// foreignIn returns the functions of other packages that stand in a node and are
// registered by this package, without contracts.
func (f *finder) foreignIn(n ast.Node) []Foreign {
	m := mentions{finder: f, seen: make(map[*types.Var]bool)}
	m.in(n)
	return slices.DeleteFunc(m.foreign, func(m Foreign) bool {
		return !slices.ContainsFunc(f.handlers.Foreign, func(h handlers.Foreign) bool { return h.Func == m.Func })
	})
}

// mentions are the functions that an expression can be or hands over.
type mentions struct {
	*finder
	seen      map[*types.Var]bool
	functions []*ssa.Function
	foreign   []Foreign
}

// in looks through a node, but not into the bodies of literals.
func (m *mentions) in(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			m.functions = append(m.functions, m.syntax[n])
			return false
		case *ast.CallExpr:
			m.call(n)
			return false
		case *ast.Ident:
			switch obj := m.pass.TypesInfo.Uses[n].(type) {
			case *types.Func:
				m.named(obj, n)
			case *types.Var:
				m.held(obj)
			}
		}
		return true
	})
}

// call looks at what a call returns and at its arguments. The function that is
// called is none that is handed over.
func (m *mentions) call(call *ast.CallExpr) {
	m.made(call)
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident, *ast.IndexExpr, *ast.IndexListExpr:
	case *ast.SelectorExpr:
		m.in(fun.X)
	default:
		m.in(fun)
	}
	for _, arg := range call.Args {
		m.in(arg)
	}
}

func (m *mentions) named(obj *types.Func, at *ast.Ident) {
	if obj.Pkg() != m.pass.Pkg {
		m.foreign = append(m.foreign, Foreign{Func: obj.Origin(), Pos: at.Pos()})
	} else if fn := m.program.Package().Prog.FuncValue(obj.Origin()); fn != nil {
		m.functions = append(m.functions, fn)
	}
}

// held looks at what a variable for functions is defined as.
func (m *mentions) held(v *types.Var) {
	if !program.IsFunction(v.Type()) || m.seen[v] {
		return
	}
	m.seen[v] = true
	if value := m.definition(v); value != nil {
		m.in(value)
	}
}

// made notes what a function of the package returns, if that is functions.
func (m *mentions) made(call *ast.CallExpr) {
	obj := typeutil.StaticCallee(m.pass.TypesInfo, call)
	if obj == nil || obj.Pkg() != m.pass.Pkg || obj.Signature().Results().Len() == 0 {
		return
	}
	fn := m.program.Package().Prog.FuncValue(obj.Origin())
	if fn == nil {
		return
	}
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		for o := range m.tracer.origins(ret.Results[0]) {
			if fn := program.FunctionOf(o); fn != nil {
				m.functions = append(m.functions, fn)
			}
		}
	}
}

// definition returns the only value that a variable ever gets, or nil.
func (f *finder) definition(v *types.Var) ast.Expr {
	if f.reader.vars.Changed[v] {
		return nil
	}
	return f.reader.vars.Defined[v]
}
