package driver

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// recall is what a [Resident] knows from its last run. Everything in it has a key that tells all
// that it was made from, so that a run that finds nothing known differs from one that does only
// in the time that it takes. A run adds to it when it has ended: one that was cancelled leaves
// nothing behind.
type recall struct {
	settings knownSettings
	listing  knownListing
	files    knownFiles
	own      map[*listed]ownKey // of packages that never change

	fset     *token.FileSet
	types    map[cache.Key]*knownTypes
	outcomes map[cache.Key]*outcome
	latest   map[string][]*outcome // by the ID of the package, the newest first

	syntax map[string]*knownSyntax // of files of packages that are edited
	edited map[string]cache.Key    // the own keys of packages in the last run, by their IDs
	runs   int                     // that have ended

	mostParsed int // how far the file set may grow
}

func newRecall() *recall {
	r := &recall{
		files:    knownFiles{byPath: make(map[string]*knownFile), prologues: make(map[finding.Sum]prologueSum)},
		outcomes: make(map[cache.Key]*outcome), latest: make(map[string][]*outcome), edited: make(map[string]cache.Key),
		mostParsed: mostParsed,
	}
	r.forgetTypes()
	return r
}

// isFirst reports whether no run has ended yet. Later ones write no results to the disk, which
// takes longer than to find them out again.
func (r *recall) isFirst() bool { return r == nil || r.runs == 0 }

// ownKey is the own key of a package, and whether it tells all.
type ownKey struct {
	key   cache.Key
	keyed bool
}

// knownTypes are the types that importers of a package see. They refer to those of the packages
// that it imports, which are known as well.
type knownTypes struct {
	types  *types.Package
	wanted bool // a package of another module that an analysed one imports
	onC    bool
	unit   *unit         // of an analysed package, if read is known
	read   *passes.Facts // of unit
}

// knownSyntax is a file as it was parsed.
type knownSyntax struct {
	sum  finding.Sum
	file *ast.File
	err  error
	size int
	run  int // the last one in which the package was edited
}

const (
	// mostParsed is how many bytes may be parsed before types are made anew: a file set
	// remembers the lines of every file that it ever had.
	mostParsed = 64 << 20
	// mostSyntax is how many bytes of source text are kept as syntax, which takes
	// ten to twenty times as much memory.
	mostSyntax = 4 << 20
)

// forgetTypes drops all that refers to types or to the file set.
func (r *recall) forgetTypes() {
	if r != nil {
		r.fset, r.types, r.syntax = token.NewFileSet(), make(map[cache.Key]*knownTypes), make(map[string]*knownSyntax)
	}
}

// recallTypes gives the packages the types that they had in the last run, if nothing has changed
// in what these are made from.
func (l *loader) recallTypes(order []*node) {
	if l.recall == nil {
		return
	}
	l.setExact(order)
	if l.recall.fset.Base() > l.recall.mostParsed || l.recall.knowsTooMuch(order) {
		l.recall.forgetTypes()
	}
	l.fset = l.recall.fset
	for _, n := range order {
		if k := l.recall.typesOf(n); k != nil {
			n.types, n.onC, n.recalled = k.types, k.onC, k
		}
	}
}

func (r *recall) typesOf(n *node) *knownTypes {
	if !n.exactly || n.path == "unsafe" {
		return nil
	}
	return r.types[n.exact]
}

// knowsTooMuch reports whether a package of another module is known in full that no analysed
// package imports any more. Passes would see more of it than in a first run: see [setNames].
func (r *recall) knowsTooMuch(order []*node) bool {
	for _, n := range order {
		if k := r.typesOf(n); k != nil && k.wanted && !n.wanted {
			return true
		}
	}
	return false
}

// remember notes what came of a run.
func (l *loader) remember(order []*node) {
	r := l.recall
	if r == nil {
		return
	}
	r.runs++
	r.rememberTypes(order)
	l.rememberSyntax(order)
	edited, latest := make(map[string]cache.Key), make(map[string][]*outcome)
	for _, n := range order {
		if n.whole {
			edited[n.ImportPath] = n.own
			l.noteOutcome(n)
			l.rememberOutcomes(n.ImportPath)
			latest[n.ImportPath] = r.latest[n.ImportPath]
			delete(r.latest, n.ImportPath)
		}
	}
	for _, list := range r.latest {
		for _, o := range list {
			r.forgetOutcome(o)
		}
	}
	r.edited, r.latest = edited, latest
	r.files.prune()
}

// rememberTypes notes the types of the packages of this run, and drops all others.
func (r *recall) rememberTypes(order []*node) {
	known := make(map[cache.Key]*knownTypes, len(order))
	for _, n := range order {
		n.lasting = n.exactly && n.path != "unsafe" && (n.cacheable() || n.whole && n.types.Complete())
		for _, dep := range n.deps {
			n.lasting = n.lasting && (dep.lasting || dep.path == "unsafe")
		}
		switch {
		case !n.lasting:
		case n.whole:
			known[n.exact] = &knownTypes{types: n.types, onC: n.onC, unit: n.unit, read: cmp.Or(n.read, n.knownFacts())}
		default:
			known[n.exact] = &knownTypes{types: n.types, wanted: n.wanted && !n.Standard}
		}
	}
	r.types = known
}

// knownFacts returns the facts of a package for its types, if they were read in an earlier run.
func (n *node) knownFacts() *passes.Facts {
	if n.recalled == nil || n.recalled.unit != n.unit {
		return nil
	}
	return n.recalled.read
}

// rememberSyntax notes the files of the packages that were edited, and drops those that were not
// for the longest time when there are too many.
func (l *loader) rememberSyntax(order []*node) {
	r := l.recall
	for _, n := range order {
		before, found := r.edited[n.ImportPath]
		if !n.whole || !found || before == n.own {
			continue
		}
		for _, path := range n.abs(n.GoFiles) {
			if k := l.parsed[path]; k != nil {
				k.run = r.runs
				r.syntax[path] = k
			}
		}
	}
	for {
		total, oldest := 0, r.runs
		for _, k := range r.syntax {
			total, oldest = total+k.size, min(oldest, k.run)
		}
		if total <= mostSyntax {
			return
		}
		for path, k := range r.syntax {
			if k.run == oldest {
				delete(r.syntax, path)
			}
		}
	}
}

// noteSyntax notes that a file was parsed, or known to be.
func (l *loader) noteSyntax(path string, k *knownSyntax) {
	l.parsedLock.Lock()
	defer l.parsedLock.Unlock()
	l.parsed[path] = k
}
