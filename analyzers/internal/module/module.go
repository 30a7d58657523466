// Package module tells packages of the module under analysis from others.
package module

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Has reports whether a package belongs to the module of the package under
// analysis, and whether the driver knows of modules at all.
func Has(pass *analysis.Pass, pkg *types.Package) (has, known bool) {
	if pass.Module == nil || pass.Module.Path == "" {
		return false, false
	}
	return contains(pass.Module.Path, pkg.Path()), true
}

// Seems is [Has], but goes by the first elements of the import paths where the
// driver knows of no modules: as many as a module of a code host has.
func Seems(pass *analysis.Pass, pkg *types.Package) bool {
	if has, known := Has(pass, pkg); known {
		return has
	}
	prefix := pass.Pkg.Path()
	if parts := strings.SplitN(prefix, "/", 4); len(parts) > 3 {
		prefix = strings.Join(parts[:3], "/")
	}
	return contains(prefix, pkg.Path())
}

// Analysed reports whether the package under analysis is part of what the user
// asked about, and not of a dependency or the standard library, which some
// drivers analyse as well. Dependencies have a version.
func Analysed(pass *analysis.Pass) bool {
	if pass.Module != nil && pass.Module.Version != "" {
		return false
	}
	if has, known := Has(pass, pass.Pkg); known {
		return has
	}
	first, _, _ := strings.Cut(pass.Pkg.Path(), "/")
	return !slices.Contains(standard, first)
}

// standard are the first elements of the import paths of the standard library.
var standard = []string{
	"archive", "bufio", "bytes", "cmp", "compress", "container", "context", "crypto", "database", "debug", "embed",
	"encoding", "errors", "expvar", "flag", "fmt", "go", "hash", "html", "image", "index", "internal", "io", "iter", "log",
	"maps", "math", "mime", "net", "os", "path", "plugin", "reflect", "regexp", "runtime", "slices", "sort", "strconv",
	"strings", "structs", "sync", "syscall", "testing", "text", "time", "unicode", "unique", "unsafe", "vendor", "weak",
}

func contains(module, path string) bool {
	return path == module || strings.HasPrefix(path, module+"/")
}
