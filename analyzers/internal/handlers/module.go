package handlers

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// sameModule reports whether a package belongs to the module of the package
// under analysis. Drivers that do not know of modules leave that to the first
// elements of the import path.
func sameModule(pkg *types.Package, pass *analysis.Pass) bool {
	module := ""
	if pass.Module != nil {
		module = pass.Module.Path
	} else if parts := strings.SplitN(pass.Pkg.Path(), "/", 4); len(parts) > 3 {
		module = strings.Join(parts[:3], "/")
	} else {
		module = pass.Pkg.Path()
	}
	return pkg.Path() == module || strings.HasPrefix(pkg.Path(), module+"/")
}

// isLibrary reports whether a package is one of an MCP library. What libraries
// do is known from tables; drivers that analyse them from source must not come
// to know more than those that do not.
func isLibrary(pkg *types.Package) bool {
	for _, library := range sdk.All() {
		for _, path := range library.Packages {
			if pkg.Path() == path {
				return true
			}
		}
	}
	return false
}
