package driver

import (
	"fmt"
	"go/types"
	"maps"
	"math/big"
	"slices"
	"strings"
	"sync"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
)

// node is one package of the build. Several nodes have the same import path if
// tests need a package built in another way.
type node struct {
	*listed
	path       string           // import path
	imports    map[string]*node // by the path in the source
	importErrs map[string]error // imports that cannot be
	deps       []*node          // imports, each once

	root    bool // to report on
	whole   bool // type-checked with the bodies of functions, and analysed
	onWhole bool // built from a package that is
	wanted  bool // an analysed package imports it
	near    bool // it is analysed now, or something is that is built from it
	opened  bool // a package imports it that is near and analysed, now or in an earlier run
	way     way

	insides [][]int        // where the bodies of functions are, in every file, if that is known before parsing
	leaves  map[*node]bool // imports that only bodies of functions use

	own     cache.Key // what its files are, and how it is built
	keyed   bool      // own tells all that there is to tell
	reached *big.Int  // the wanted packages of other modules that it is, or is built from
	names   []string  // of those, for an analysed package

	loaded bool // its types are there, if it is not analysed

	inServer bool   // its module is a server
	beyond   beyond // what the whole program tells it

	exact       cache.Key   // all that an analysed package is made from: see [loader.setExact]
	exactly     bool        // exact tells all that there is to tell
	exactBeyond cache.Key   // of beyond, and that of all packages that it is built from; zero if there is nothing
	nearC       bool        // it or a package that it is built from uses C, other than those of Go
	recalled    *knownTypes // from an earlier run
	outcome     *outcome    // from an earlier run
	toldAs      *outcome    // as which what came of it in this run is kept
	lasting     bool        // its types are of use in the next run

	settled chan struct{} // closed when the rest is known of an analysed package, and of what is built from one
	seen    cache.Key     // what it shows to packages that are built from it
	made    cache.Key     // what unit was made from, as far as that can change during a run
	known   bool          // seen tells all that there is to tell
	shows   bool          // seen tells all, or what is told beside it is errors
	unit    *unit         // of an analysed package

	opening  sync.Once      // sets the types of an analysed package, and of what is built from one
	types    *types.Package // what packages see that import it
	read     *passes.Facts  // the facts of an analysed package, for those
	compiled []string       // Go files
	errs     []LoadError
	illTyped bool     // it or a package that it is built from is broken
	onC      bool     // it or a package that it is built from shows types of C that are not known
	gaps     []string // what of it is not looked at, because of that
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
		n := &node{listed: l, path: path, settled: make(chan struct{}), types: types.NewPackage(path, l.Name)}
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
	// What is left is imported under its own name.
	maps.Copy(ids, l.ImportMap)
	delete(ids, "C")
	return ids
}

// analysed reports whether a package is analysed or built from one that is: what
// it shows is known only when those are done.
func (n *node) analysed() bool { return n.whole || n.onWhole }

// below returns the packages that a package is built from, as far as they are
// analysed or built from such packages, dependencies first.
func (n *node) below() []*node {
	var list []*node
	seen := make(map[*node]bool)
	var visit func(*node)
	visit = func(from *node) {
		for _, dep := range from.deps {
			if !seen[dep] && dep.analysed() {
				seen[dep] = true
				visit(dep)
				list = append(list, dep)
			}
		}
	}
	visit(n)
	return list
}

// noFiles reports whether there is nothing to read, and nothing wrong with that:
// a directory has only tests.
func (n *node) noFiles() bool {
	return len(n.GoFiles)+len(n.CgoFiles) == 0 && n.Error == nil && len(n.importErrs) == 0
}
