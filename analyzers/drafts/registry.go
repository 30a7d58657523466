package drafts

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// registered adds what gives a tool its contract where a call registers it, and reports whether it can:
//
//	gosdk.AddTool(server, tool, nil, read)      the contract takes the place of nil
//	s.AddTool(tool, read)                       mcpgo.AddTool(s, tool, readFailures, read)
func (w *writer) registered(edits *changes, call *ast.CallExpr, name string) bool {
	if arg := w.lacking(call); arg != nil {
		edits.replace(arg.Pos(), arg.End(), name)
		return true
	}
	return w.added(edits, call, name)
}

// lacking returns the nil that a call has in the place of a contract, or nil.
func (w *writer) lacking(call *ast.CallExpr) ast.Expr {
	sig, ok := types.Unalias(w.pass.TypesInfo.TypeOf(call.Fun)).Underlying().(*types.Signature)
	if !ok {
		return nil
	}
	for i, arg := range call.Args {
		if i < sig.Params().Len() && syntax.IsNamed(sig.Params().At(i).Type(), syntax.Contract, "Contract") && w.pass.TypesInfo.Types[arg].IsNil() {
			return arg
		}
	}
	return nil
}

// added makes the call of a method that adds a tool one of the function of the bridge, and reports whether it can.
func (w *writer) added(edits *changes, call *ast.CallExpr, name string) bool {
	callee := typeutil.StaticCallee(w.pass.TypesInfo, call)
	if callee == nil || callee.Signature().Recv() == nil || len(call.Args) != 2 || call.Ellipsis.IsValid() {
		return false
	}
	library, registrar, known := sdk.Of(w.pass.Pkg).Registrar(callee)
	method, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || !known || registrar.Func != library.Remedy.Adding || !w.bridged(library.Remedy.Bridge) {
		return false
	}
	server, ok := syntax.Source(w.pass, method.X)
	if !ok || !types.Identical(w.pass.TypesInfo.TypeOf(method.X), callee.Signature().Recv().Type()) || syntax.HasComments(syntax.FileOf(w.pass, call.Pos()), method) {
		return false
	}
	add, ok := w.reference(edits, call.Lparen, library.Remedy.Bridge, callee.Name())
	if !ok {
		return false
	}
	edits.replace(call.Pos(), call.Lparen+1, add+"("+server+", ")
	edits.insert(call.Args[0].End(), ", "+name)
	return true
}

// A registry is where middleware of a package gets contracts by the names of tools.
type registry struct {
	call    *ast.CallExpr     // makes the middleware, or nil if there is a literal
	literal *ast.CompositeLit // of contract.Registry, or nil
}

// registry returns the only place of the package where middleware gets contracts, or can get them, if there is one.
func (w *writer) registry() (r registry, found bool) {
	var literals []*ast.CompositeLit
	var makers []*ast.CallExpr
	for cur := range w.root.Preorder((*ast.CompositeLit)(nil), (*ast.CallExpr)(nil)) {
		if w.fileOf(cur.Node().Pos()) == nil {
			continue
		}
		switch n := cur.Node().(type) {
		case *ast.CompositeLit:
			if t := w.pass.TypesInfo.TypeOf(n); t != nil && syntax.IsNamed(t, syntax.Contract, "Registry") {
				literals = append(literals, n)
			}
		case *ast.CallExpr:
			if syntax.IsMiddleware(typeutil.StaticCallee(w.pass.TypesInfo, n)) {
				makers = append(makers, n)
			}
		}
	}
	switch {
	case len(literals) == 1:
		return registry{literal: literals[0]}, true
	case len(literals) == 0 && len(makers) == 1 && !makers[0].Ellipsis.IsValid() && !w.hasContracts(makers[0]):
		return registry{call: makers[0]}, true
	}
	return registry{}, false
}

// hasContracts reports whether one of the options says where contracts are.
func (w *writer) hasContracts(maker *ast.CallExpr) bool {
	for _, arg := range maker.Args {
		call, ok := ast.Unparen(arg).(*ast.CallExpr)
		if ok && syntax.IsFunc(typeutil.StaticCallee(w.pass.TypesInfo, call), syntax.Bridge, "Contracts") {
			return true
		}
	}
	return false
}

// A named contract is one in a registry.
type named struct{ tool, variable string }

// enter adds contracts to a registry, and reports whether it can.
func (w *writer) enter(edits *changes, r registry, list []named) bool {
	if r.literal != nil {
		w.extend(edits, r.literal, list)
		return true
	}
	option, ok := w.reference(edits, r.call.Rparen, syntax.Bridge, "Contracts")
	if !ok {
		return false
	}
	kind, ok := w.reference(edits, r.call.Rparen, syntax.Contract, "Registry")
	if !ok {
		return false
	}
	text := option + "(" + kind + "{\n"
	for _, n := range list {
		text += n.element() + ",\n"
	}
	text += "})"
	at := r.call.Rparen
	if n := len(r.call.Args); n > 0 && w.line(r.call.Args[n-1].End()) == w.line(r.call.Rparen) {
		at, text = r.call.Args[n-1].End(), ", "+text
	} else if n > 0 {
		text += ",\n"
	}
	edits.insert(at, text)
	return true
}

// extend adds contracts to a literal: in lines of their own, if its closing brace has one.
func (w *writer) extend(edits *changes, literal *ast.CompositeLit, list []named) {
	var elements []string
	for _, n := range list {
		elements = append(elements, n.element())
	}
	n, last := len(literal.Elts), literal.Lbrace
	if n > 0 {
		last = literal.Elts[n-1].End()
	}
	switch {
	case w.line(last) < w.line(literal.Rbrace):
		edits.insert(literal.Rbrace, strings.Join(elements, ",\n")+",\n")
	case n > 0:
		edits.insert(last, ", "+strings.Join(elements, ", "))
	default:
		edits.insert(literal.Rbrace, strings.Join(elements, ", "))
	}
}

// element returns the source of an element of a registry.
func (n named) element() string { return strconv.Quote(n.tool) + ": " + n.variable }

func (w *writer) line(pos token.Pos) int { return w.pass.Fset.PositionFor(pos, false).Line }
