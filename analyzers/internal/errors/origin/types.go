package origin

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// resultType returns the type of a result, or an invalid type.
func resultType(sig *types.Signature, index int) types.Type {
	results := sig.Results()
	if index >= results.Len() {
		return types.Typ[types.Invalid]
	}
	return results.At(index).Type()
}

// methodOf returns the declared method of a type, or of pointers to it, and the
// index of the embedded field that promotes it, or -1.
func methodOf(t types.Type, name string) (m *types.Func, field int) {
	named := program.NamedOf(t)
	if named == nil {
		return nil, -1
	}
	found, path, _ := types.LookupFieldOrMethod(types.NewPointer(named), true, named.Obj().Pkg(), name)
	m, ok := found.(*types.Func)
	switch {
	case !ok:
		return nil, -1
	case len(path) > 1:
		return nil, path[0]
	case m.Pkg() == nil:
		return nil, -1
	}
	return m.Origin(), -1
}
