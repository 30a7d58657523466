package syntax

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// ModuleImports returns the packages of the module that the package under analysis imports:
// all of them, or those that its program imports, without its tests. Some drivers look
// at packages with their tests, others do not.
func ModuleImports(pass *analysis.Pass, tests bool) []*types.Package {
	list := pass.Pkg.Imports()
	if !tests {
		list = Imports(pass)
	}
	return slices.DeleteFunc(slices.Clone(list), func(pkg *types.Package) bool { return !InModule(pass, pkg) })
}

// Imports returns the packages, of whatever module, that the program of the package
// under analysis imports, without its tests.
func Imports(pass *analysis.Pass) []*types.Package {
	program := make(map[*types.Package]bool)
	for _, file := range pass.Files {
		if InTest(pass.Fset, file.Package) {
			continue
		}
		for _, spec := range file.Imports {
			if name := pass.TypesInfo.PkgNameOf(spec); name != nil {
				program[name.Imported()] = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(pass.Pkg.Imports()), func(pkg *types.Package) bool { return !program[pkg] })
}
