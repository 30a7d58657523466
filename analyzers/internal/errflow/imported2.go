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
	if f.eval == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(f.implementations(method, at)), func(m *types.Func) bool { return m.Pkg() == f.Pass.Pkg })
}
