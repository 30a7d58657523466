package api_test

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

func TestIsNamed(t *testing.T) {
	pkg := types.NewPackage(api.Contract, "contract")
	named := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Contract", nil), types.Typ[types.Int], nil)
	alias := types.NewAlias(types.NewTypeName(token.NoPos, pkg, "Alias", nil), named)
	again := types.NewAlias(types.NewTypeName(token.NoPos, pkg, "Again", nil), alias)
	for _, same := range []types.Type{named, alias, again} {
		assert.True(t, api.IsNamed(same, api.Contract, "Contract"), same.String())
	}
	assert.False(t, api.IsNamed(named, api.Contract, "Failure"))
	assert.False(t, api.IsNamed(named, api.Taxonomy, "Contract"))
	assert.False(t, api.IsNamed(types.NewPointer(named), api.Contract, "Contract"))
	assert.False(t, api.IsNamed(types.Universe.Lookup("error").Type(), api.Contract, "error"), "a type without a package")
}

func TestIsFunc(t *testing.T) {
	pkg := types.NewPackage(api.Taxonomy, "taxonomy")
	plain := types.NewSignatureType(nil, nil, nil, nil, nil, false)
	method := types.NewSignatureType(types.NewVar(token.NoPos, pkg, "e", types.Typ[types.Int]), nil, nil, nil, nil, false)
	assert.True(t, api.IsFunc(types.NewFunc(token.NoPos, pkg, "New", plain), api.Taxonomy, "New"))
	assert.False(t, api.IsFunc(types.NewFunc(token.NoPos, pkg, "New", method), api.Taxonomy, "New"))
	assert.False(t, api.IsFunc(types.NewFunc(token.NoPos, pkg, "Old", plain), api.Taxonomy, "New"))
	assert.False(t, api.IsFunc(types.NewFunc(token.NoPos, nil, "New", plain), api.Taxonomy, "New"))
	assert.False(t, api.IsFunc(nil, api.Taxonomy, "New"))
}

func TestImports(t *testing.T) {
	pkg := types.NewPackage("example.test/a", "a")
	assert.False(t, api.Imports(pkg, api.Taxonomy))
	pkg.SetImports([]*types.Package{types.NewPackage(api.Taxonomy, "taxonomy")})
	assert.True(t, api.Imports(pkg, api.Taxonomy))
	assert.False(t, api.Imports(pkg, api.Contract))
}
