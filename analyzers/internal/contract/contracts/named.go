package contracts

import (
	"go/ast"
	"go/constant"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// byName finds the contracts that a registry has for the names under which handlers are
// registered:
//
//	contract.Registry{"search": searchFailures}
func (f *finder) byName(found claims) {
	for cur := range f.root.Preorder((*ast.CompositeLit)(nil)) {
		literal := cur.Node().(*ast.CompositeLit)
		if !syntax.IsNamed(f.pass.TypesInfo.TypeOf(literal), syntax.Contract, "Registry") {
			continue
		}
		for _, element := range literal.Elts {
			kv, ok := element.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			if key, c := f.pass.TypesInfo.Types[kv.Key].Value, f.expressed(kv.Value); key != nil && c != nil {
				f.tool(found, constant.StringVal(key), claim{c, ByRegistration, kv.Value.Pos()})
			}
		}
	}
}

// tool notes the contract of the handlers of the tool with a name.
func (f *finder) tool(found claims, name string, of claim) {
	for _, h := range f.handlers.Handlers {
		if !h.Wraps && h.Kind.IsTool() && slices.ContainsFunc(h.Registered, func(r servers.Registration) bool { return r.Name == name }) {
			found.add(h.Func, of)
		}
	}
	for _, h := range f.handlers.Foreign {
		if h.Kind.IsTool() && h.Registered.Name == name && !f.known.binds(h.Func, of.contract) {
			f.result.Foreign = append(f.result.Foreign, Foreign{Func: h.Func, Contract: of.contract, Pos: h.Registered.Pos})
		}
	}
}
