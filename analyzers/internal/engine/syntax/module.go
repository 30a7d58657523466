package syntax

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// HasPackage reports whether a package belongs to the module of the package under
// analysis, and whether the driver knows of modules at all.
func HasPackage(pass *analysis.Pass, pkg *types.Package) (has, known bool) {
	if pass.Module == nil || pass.Module.Path == "" {
		return false, false
	}
	return contains(pass.Module.Path, pkg.Path()), true
}

// InModule is [Has], but goes by the first elements of the import paths where the
// driver knows of no modules, as nogo. The bridges are modules of their own, and what they do
// is known. No package is in no module.
func InModule(pass *analysis.Pass, pkg *types.Package) bool {
	if pkg == nil {
		return false
	}
	if has, known := HasPackage(pass, pkg); known {
		return has
	}
	return contains(root(pass.Pkg.Path()), pkg.Path()) && (pkg == pass.Pkg || !IsBridge(pkg.Path()))
}

// root returns what the paths of the packages of a module begin with, as far as
// one of them tells: the host, and what a module of that host has besides. It is
// rather too short than too long: nothing is known of what other modules do.
func root(path string) string {
	parts := strings.Split(path, "/")
	n := 2
	switch {
	case !strings.Contains(parts[0], "."):
		n = 1
	case slices.Contains(hosts, parts[0]):
		n = 3
	}
	return strings.Join(parts[:min(n, len(parts))], "/")
}

// hosts are those where a module has an owner and a name.
var hosts = []string{"github.com", "gitlab.com", "bitbucket.org", "codeberg.org", "gitee.com", "git.sr.ht"}

// IsModuleAnalysed reports whether the package under analysis is part of what the user
// asked about, and not of a dependency or the standard library, which some
// drivers analyse as well. Dependencies have a version.
func IsModuleAnalysed(pass *analysis.Pass) bool {
	if pass.Module != nil && pass.Module.Version != "" {
		return false
	}
	if has, known := HasPackage(pass, pass.Pkg); known {
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

// IsForTests reports whether the package under analysis lies in a directory of the module that is
// named for tests or for what shows how something is used: nobody serves agents with it. In
//
//	example.test/server/examples/notes
//
// it does; a module of its own that is called examples has no such directory.
func IsForTests(pass *analysis.Pass) bool {
	path := pass.Pkg.Path()
	within := root(path)
	if has, _ := HasPackage(pass, pass.Pkg); has {
		within = pass.Module.Path
	}
	return slices.ContainsFunc(strings.Split(strings.TrimPrefix(path, within), "/"), func(dir string) bool {
		return slices.Contains(forTests, dir)
	})
}

// forTests are the names of such directories.
var forTests = []string{"examples", "example", "demo", "demos", "e2e", "test", "tests", "testing", "mocks", "fakes"}

func contains(module, path string) bool {
	return path == module || strings.HasPrefix(path, module+"/")
}
