package sdk_test

import (
	"go/ast"
	"go/types"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// The modules of testdata.
const (
	newest = "real"   // the versions that the tables are made after
	middle = "middle" // go-sdk v1.6.0, mcp-go v0.58.0
	older  = "older"  // go-sdk v1.4.1, mcp-go v0.43.2, go-zero v1.9.4
	first  = "first"  // go-sdk v0.2.0, mcp-go v0.20.1
	stubs  = "stubs"  // the SDKs that are stubs
)

var modules = []string{newest, middle, older, first, stubs}

var loaded = struct {
	sync.Mutex
	modules map[string]map[string]*packages.Package
}{modules: make(map[string]map[string]*packages.Package)}

// load returns a package of a module of testdata.
func load(t testing.TB, module, name string) *packages.Package {
	t.Helper()
	loaded.Lock()
	defer loaded.Unlock()
	if loaded.modules[module] == nil {
		loaded.modules[module] = byPath(fixture.Whole(t, "../internal/models/sdk/testdata/"+module))
	}
	pkg := loaded.modules[module]["example.test/"+module+"/"+name]
	require.NotNil(t, pkg, "package %s of %s", name, module)
	return pkg
}

// byPath returns packages by their paths.
func byPath(list []*packages.Package) map[string]*packages.Package {
	packagesOf := make(map[string]*packages.Package)
	for _, pkg := range list {
		packagesOf[pkg.PkgPath] = pkg
	}
	return packagesOf
}

// setOf returns the SDKs that a package of a module sees.
func setOf(t testing.TB, module, name string) *sdk.Set {
	t.Helper()
	return sdk.Of(load(t, module, name).Types)
}

// named returns the table with the given name.
func named(t testing.TB, name string) *sdk.SDK {
	t.Helper()
	for _, s := range sdk.All() {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("no table %s", name)
	return nil
}

// object returns an object of a package by its name, or a method by the names of
// its type and its own.
func object(t testing.TB, pkg *packages.Package, typeName, name string) types.Object {
	t.Helper()
	if typeName == "" {
		obj := pkg.Types.Scope().Lookup(name)
		require.NotNil(t, obj, name)
		return obj
	}
	owner := pkg.Types.Scope().Lookup(typeName)
	require.NotNil(t, owner, typeName)
	obj, _, _ := types.LookupFieldOrMethod(owner.Type(), true, pkg.Types, name)
	require.NotNil(t, obj, typeName+"."+name)
	return obj
}

// used returns the object to which the function Use, or a variable, of the
// package refers by the name. There must be one only.
func used(t testing.TB, pkg *packages.Package, name string) types.Object {
	t.Helper()
	found := make(map[types.Object]bool)
	for _, file := range pkg.Syntax {
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name == name {
				if obj := pkg.TypesInfo.Uses[id]; obj != nil {
					found[obj] = true
				}
			}
			return true
		})
	}
	require.Len(t, found, 1, name)
	for obj := range found {
		return obj
	}
	return nil
}
