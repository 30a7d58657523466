package errflow

import (
	"go/token"
	"go/types"
	"slices"
)

// Imported returns the methods with which types of packages of the module that this one
// imports implement a method of an interface that is called at a place. [Flow.Elsewhere]
// knows all of them, also those whose types are not visible here.
func (f *Flow) Imported(method *types.Func, at token.Pos) []*types.Func {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	return slices.DeleteFunc(slices.Clone(f.Implementations(method, at)), func(m *types.Func) bool { return m.Pkg() == f.Pass.Pkg })
}
