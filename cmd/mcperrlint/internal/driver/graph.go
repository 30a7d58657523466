package driver

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// node is one package of the build. Several nodes have the same import path if
// tests need a package built in another way.
type node struct {
	*listed
	path       string           // import path
	imports    map[string]*node // by the path in the source
	importErrs map[string]error // imports that cannot be
	deps       []*node          // imports, each once

	root      bool // to report on
	whole     bool // type-checked with the bodies of functions, and analysed
	onWhole   bool // built from a package that is
	key       cache.Key
	keyed     bool // all that its types depend on is part of the key
	cacheable bool // its types can be kept
	way       way
	wanted    bool // an analysed package imports it

	done     chan struct{} // closed when the rest is known
	types    *types.Package
	compiled []string // Go files, those that cgo made included
	files    []*ast.File
	info     *types.Info
	errs     []LoadError
	typeErrs []types.Error
	illTyped bool // it or a package that it is built from is broken
	fakeC    bool // nothing is known of C, and its use is no error
	onC      bool // its types depend on what cgo found in C headers
}

// way is how the types of a package come about.
type way int

const (
	unneeded way = iota
	fromCache
	fromSource
)

// newGraph returns the packages of a listing, dependencies first.
func newGraph(listing []*listed) []*node {
	byID := make(map[string]*node, len(listing))
	for _, l := range listing {
		if l.isTestMain() {
			continue
		}
		path, _, _ := strings.Cut(l.ImportPath, " ")
		n := &node{listed: l, path: path, done: make(chan struct{}), types: types.NewPackage(path, l.Name)}
		if path == "unsafe" {
			n.types = types.Unsafe
		}
		n.root = !l.DepOnly && path != "unsafe"
		n.whole = n.root || l.Module != nil && l.Module.Main
		byID[l.ImportPath] = n
	}
	b := builder{byID: byID, begun: make(map[*node]bool)}
	for _, l := range listing {
		if n := byID[l.ImportPath]; n != nil {
			b.visit(n)
		}
	}
	return b.order
}

// builder makes a graph without cycles, whatever the go command lists.
type builder struct {
	byID  map[string]*node
	begun map[*node]bool
	stack []*node
	order []*node
}

func (b *builder) visit(n *node) {
	if b.begun[n] {
		return
	}
	b.begun[n] = true
	b.stack = append(b.stack, n)
	n.imports, n.importErrs = make(map[string]*node), make(map[string]error)
	ids := importedIDs(n.listed)
	b.addCgoImports(n.listed, ids)
	for _, path := range slices.Sorted(maps.Keys(ids)) {
		dep := b.byID[ids[path]]
		switch {
		case dep == nil:
			n.importErrs[path] = fmt.Errorf("no package %s", path)
		case slices.Contains(b.stack, dep):
			n.importErrs[path] = fmt.Errorf("import cycle: %s", cycle(b.stack, dep))
		default:
			b.visit(dep)
			n.imports[path] = dep
			if !slices.Contains(n.deps, dep) {
				n.deps = append(n.deps, dep)
			}
			n.onWhole = n.onWhole || dep.whole || dep.onWhole
		}
	}
	b.stack = b.stack[:len(b.stack)-1]
	b.order = append(b.order, n)
}

// cycle writes the packages that import each other.
func cycle(stack []*node, first *node) string {
	var ids []string
	for _, n := range stack[slices.Index(stack, first):] {
		ids = append(ids, n.ImportPath)
	}
	return strings.Join(append(ids, first.ImportPath), " -> ")
}

// importedIDs returns which package each import means.
func importedIDs(l *listed) map[string]string {
	ids := make(map[string]string, len(l.Imports))
	for _, id := range l.Imports {
		ids[id] = id
	}
	for path, id := range l.ImportMap {
		if path != id {
			delete(ids, id)
		}
	}
	// Have: what is left is imported under its own name.
	maps.Copy(ids, l.ImportMap)
	delete(ids, "C")
	return ids
}

// addCgoImports adds what the files that cgo makes import. The go command lists
// those packages as dependencies, and not as imports unless it runs cgo.
func (b *builder) addCgoImports(l *listed, ids map[string]string) {
	if len(l.CgoFiles) == 0 || strings.HasPrefix(l.ImportPath, "runtime/") {
		return
	}
	for _, path := range []string{"runtime/cgo", "syscall", "unsafe"} {
		if _, found := ids[path]; !found && b.byID[path] != nil {
			ids[path] = path
		}
	}
}

// wholeImports returns the packages whose facts reach a package: those of its
// imports that are analysed, and those behind imports that are not.
func (n *node) wholeImports() map[string]*node {
	found := make(map[string]*node)
	seen := make(map[*node]bool)
	var visit func(*node)
	visit = func(from *node) {
		for _, dep := range from.deps {
			if seen[dep] {
				continue
			}
			seen[dep] = true
			if dep.whole {
				found[dep.ImportPath] = dep
			} else if dep.onWhole {
				visit(dep)
			}
		}
	}
	visit(n)
	return found
}
