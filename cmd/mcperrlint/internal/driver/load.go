package driver

import (
	"bytes"
	"context"
	"errors"
	"go/token"
	"go/types"
	"sync"
	"sync/atomic"

	"golang.org/x/tools/go/gcexportdata"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// errStale means that the cache lost an entry on which the plan relies.
var errStale = errors.New("the cache has changed")

// loader gives every package of a graph its types.
type loader struct {
	*session
	fset  *token.FileSet
	sizes types.Sizes
	slots chan struct{} // one for each processor

	keeps    bool      // whether what comes of packages is kept
	suiteSum cache.Key // of the analyzers
	places   *places   // for packages that are analysed

	// Export data is read in one at a time, because reading adds to packages
	// that it mentions.
	readLock sync.Mutex
	byPath   map[string]*types.Package // those that export data may mention

	stale atomic.Bool

	looks int                // how often packages were looked at again
	noted map[string][]noted // what came of packages, by their IDs

	parsedLock sync.Mutex
	parsed     map[string]*knownSyntax // files of analysed packages, for the next run of a [Resident]
}

func (s *session) newLoader(order []*node) *loader {
	l := &loader{
		session: s, fset: token.NewFileSet(), sizes: s.sizes(), slots: make(chan struct{}, s.jobs), places: newPlaces(s.jobs),
		byPath: map[string]*types.Package{"unsafe": types.Unsafe}, parsed: make(map[string]*knownSyntax), noted: make(map[string][]noted),
	}
	l.suiteSum, l.keeps = s.suiteKey()
	l.findServers(order)
	l.recallTypes(order)
	for _, n := range order {
		if n.cacheable() {
			l.byPath[n.path] = n.types
		}
	}
	return l
}

// sizes returns the sizes of types on the platform that is built for.
func (s *session) sizes() types.Sizes {
	if sizes := types.SizesFor("gc", s.settings.GOARCH); sizes != nil {
		return sizes
	}
	return types.SizesFor("gc", "amd64") // a platform that go/types does not know
}

// work does something that keeps a processor busy, as soon as one is free.
func (l *loader) work(do func()) {
	l.slots <- struct{}{}
	defer func() { <-l.slots }()
	l.memory.adapt()
	do()
}

// loadOthers loads the packages that are not analysed and not built from such
// packages, each after those that it imports.
func (l *loader) loadOthers(ctx context.Context, order []*node) error {
	var needed []*node
	done := make(map[*node]chan struct{})
	for _, n := range order {
		if n.isToLoad() {
			needed = append(needed, n)
		}
		done[n] = make(chan struct{})
	}
	l.progress.begin(PhaseLoad, len(needed))
	var all sync.WaitGroup
	for _, n := range order {
		if n.analysed() {
			continue
		}
		all.Go(func() {
			defer close(done[n])
			for _, dep := range n.deps {
				<-done[dep]
			}
			if n.isToLoad() && ctx.Err() == nil && !l.stale.Load() {
				l.work(func() { l.load(n) })
				l.progress.step()
			}
		})
	}
	all.Wait()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case l.stale.Load():
		return errStale
	}
	return nil
}

// isToLoad reports whether the types of a package that is not analysed are needed and not there.
func (n *node) isToLoad() bool { return n.way != unneeded && !n.analysed() && !n.loaded }

// load gives a package that is not analysed its types.
func (l *loader) load(n *node) {
	n.loaded = true
	if n.way == fromCache {
		if err := l.read(n); err != nil {
			l.stale.Store(true)
		}
		return
	}
	l.checkTypes(n)
	for _, dep := range n.deps {
		n.illTyped = n.illTyped || dep.illTyped
	}
	n.illTyped = n.illTyped || len(n.errs) > 0
	if n.illTyped || n.onC {
		n.known = false
	} else if n.cacheable() && n.wanted {
		l.write(n)
	}
}

// read takes the types of a package from the cache.
func (l *loader) read(n *node) error {
	data, found := l.cache.Get(n.seen)
	if !found {
		return errStale
	}
	l.readLock.Lock()
	defer l.readLock.Unlock()
	if err := l.importInto(n, data); err != nil {
		l.cache.Remove(n.seen)
		return errStale
	}
	return nil
}

// importInto gives a package the types that export data holds. The lock is held.
func (l *loader) importInto(n *node, data []byte) error {
	known := len(l.byPath)
	if _, err := gcexportdata.Read(bytes.NewReader(data), l.fset, l.byPath, n.path); err != nil {
		return err
	}
	if len(l.byPath) != known {
		return errors.New("it mentions packages that the build does not have")
	}
	n.setImports() // export data only knows what it mentions
	return nil
}

// setImports tells the types of a package which packages it imports.
func (n *node) setImports() {
	imports := make([]*types.Package, len(n.deps))
	for i, dep := range n.deps {
		imports[i] = dep.types
	}
	n.types.SetImports(imports)
}

// write puts the types of a package into the cache.
func (l *loader) write(n *node) {
	if l.cache == nil {
		return
	}
	data, err := export(l.fset, n.types)
	if err != nil {
		return // such a package is type-checked every time
	}
	l.store(n.seen, data)
}

// export returns export data. The writer panics where types are of no use for
// it.
func export(fset *token.FileSet, pkg *types.Package) (data []byte, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("no export data")
		}
	}()
	var out bytes.Buffer
	err = gcexportdata.Write(&out, fset, pkg)
	return out.Bytes(), err
}
