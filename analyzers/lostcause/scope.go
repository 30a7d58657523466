package lostcause

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// A scope knows the functions of a package in which every new error counts:
// handlers, functions that build the results of tools, and the literals in
// them. Elsewhere only those with a code do.
type scope struct {
	set      *sdk.Set
	handlers map[*ssa.Function]bool
}

func scopeOf(pass *analysis.Pass) scope {
	s := scope{set: sdk.Of(pass.Pkg), handlers: make(map[*ssa.Function]bool)}
	for _, h := range pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers {
		s.handlers[h.Func] = true
	}
	return s
}

func (s scope) has(fn *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if s.handlers[fn] || s.builds(fn) {
			return true
		}
	}
	return false
}

// builds reports whether a function returns the result of a tool.
func (s scope) builds(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	for i := range results.Len() {
		if _, _, ok := s.set.Result(results.At(i).Type()); ok {
			return true
		}
	}
	return false
}
