package guard

import (
	"maps"

	"golang.org/x/tools/go/analysis"
)

// A Key names a value of type T that passes carry.
type Key[T any] struct{ analyzer *analysis.Analyzer }

// NewKey returns a key that is different from all others.
func NewKey[T any](name string) Key[T] { return Key[T]{&analysis.Analyzer{Name: name}} }

// With returns a copy of the pass that carries the value. The value lies among
// the results of other passes, which is the one place of a pass that is open.
func (k Key[T]) With(pass *analysis.Pass, value T) *analysis.Pass {
	laden := *pass
	laden.ResultOf = maps.Clone(pass.ResultOf)
	if laden.ResultOf == nil {
		laden.ResultOf = make(map[*analysis.Analyzer]any)
	}
	laden.ResultOf[k.analyzer] = value
	return &laden
}

// Of returns the value that the pass carries, and whether it carries one.
func (k Key[T]) Of(pass *analysis.Pass) (value T, ok bool) {
	value, ok = pass.ResultOf[k.analyzer].(T)
	return value, ok
}
