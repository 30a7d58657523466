package syntax_test

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

const contract, taxonomy = "example.test/contract", "example.test/taxonomy"

func TestIsNamed(t *testing.T) {
	pkg := types.NewPackage(contract, "contract")
	named := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Contract", nil), types.Typ[types.Int], nil)
	alias := types.NewAlias(types.NewTypeName(token.NoPos, pkg, "Alias", nil), named)
	again := types.NewAlias(types.NewTypeName(token.NoPos, pkg, "Again", nil), alias)
	for _, same := range []types.Type{named, alias, again} {
		assert.True(t, syntax.IsNamed(same, contract, "Contract"), same.String())
	}
	assert.False(t, syntax.IsNamed(named, contract, "Failure"))
	assert.False(t, syntax.IsNamed(named, taxonomy, "Contract"))
	assert.False(t, syntax.IsNamed(types.NewPointer(named), contract, "Contract"))
	assert.False(t, syntax.IsNamed(types.Universe.Lookup("error").Type(), contract, "error"), "a type without a package")
}

func TestIsFunc(t *testing.T) {
	pkg := types.NewPackage(taxonomy, "taxonomy")
	plain := types.NewSignatureType(nil, nil, nil, nil, nil, false)
	method := types.NewSignatureType(types.NewVar(token.NoPos, pkg, "e", types.Typ[types.Int]), nil, nil, nil, nil, false)
	assert.True(t, syntax.IsFunc(types.NewFunc(token.NoPos, pkg, "New", plain), taxonomy, "New"))
	assert.False(t, syntax.IsFunc(types.NewFunc(token.NoPos, pkg, "New", method), taxonomy, "New"))
	assert.False(t, syntax.IsFunc(types.NewFunc(token.NoPos, pkg, "Old", plain), taxonomy, "New"))
	assert.False(t, syntax.IsFunc(types.NewFunc(token.NoPos, nil, "New", plain), taxonomy, "New"))
	assert.False(t, syntax.IsFunc(nil, taxonomy, "New"))
}

// Nothing, and what the language declares, is of no package, which is in no module.
func TestPackageOf(t *testing.T) {
	pkg := types.NewPackage(taxonomy, "taxonomy")
	assert.Equal(t, pkg, syntax.PackageOf(types.NewVar(token.NoPos, pkg, "e", types.Typ[types.Int])))
	assert.Equal(t, taxonomy, syntax.PathOf(types.NewTypeName(token.NoPos, pkg, "Code", nil)))
	assert.Nil(t, syntax.PackageOf[types.Object](nil))
	assert.Empty(t, syntax.PathOf[*types.Func](nil))
	assert.Empty(t, syntax.PathOf(types.Universe.Lookup("len")))
	assert.False(t, syntax.InModule(&analysis.Pass{Pkg: pkg}, nil))
}

func TestHasImport(t *testing.T) {
	pkg := types.NewPackage("example.test/a", "a")
	assert.False(t, syntax.HasImport(pkg, taxonomy))
	pkg.SetImports([]*types.Package{types.NewPackage(taxonomy, "taxonomy")})
	assert.True(t, syntax.HasImport(pkg, taxonomy))
	assert.False(t, syntax.HasImport(pkg, contract))
}
