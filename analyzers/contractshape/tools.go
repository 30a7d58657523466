package contractshape

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// tools are the tools of the servers that the package makes, and the contracts
// of them.
type tools struct {
	known handlers.Tools
	of    map[ast.Expr]bool // the contracts of tools that the package registers
}

func toolsOf(pass *analysis.Pass, bound *contracts.Result) tools {
	t := tools{known: pass.ResultOf[handlers.Analyzer].(*handlers.Result).Tools, of: make(map[ast.Expr]bool)}
	for _, b := range bound.Bindings {
		if b.Contract.Node != nil && isTool(b) && len(b.Handler.Registered) > 0 {
			t.of[b.Contract.Node] = true
		}
	}
	return t
}

// isTool reports whether what is bound to a contract serves a tool, and not
// another handler that does.
func isTool(b *contracts.Binding) bool {
	return b.Handler != nil && b.Handler.Kind.IsTool() && !b.Handler.Wraps
}

// lookup returns a function that reports whether the server of a contract has a
// tool of a name. It returns nil if not all tools of the server are known.
func (t tools) lookup(contract ast.Expr) func(name string) bool {
	if !t.known.All || !t.of[contract] {
		return nil
	}
	return func(name string) bool { return slices.Contains(t.known.Names, name) }
}
