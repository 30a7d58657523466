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
)

// errStale means that the cache lost an entry on which the plan relies.
var errStale = errors.New("the cache has changed")

// loader gives every package of a graph its types.
type loader struct {
	*session
	fset   *token.FileSet
	sizes  types.Sizes
	parsed sync.Map // of *parsedFile by path; variants of a package share files

	// Export data is read in one at a time, because reading adds to packages
	// that it mentions.
	readLock sync.Mutex
	byPath   map[string]*types.Package // those that export data may mention

	stale atomic.Bool
}

// loadGraph type-checks packages.
func (s *session) loadGraph(ctx context.Context, order []*node) (*program, error) {
	s.plan(order)
	l := &loader{session: s, fset: token.NewFileSet(), sizes: s.sizes(), byPath: map[string]*types.Package{"unsafe": types.Unsafe}}
	total := 0
	for _, n := range order {
		if n.cacheable {
			l.byPath[n.path] = n.types
		}
		if n.way != unneeded {
			total++
		}
	}
	s.progress.begin(PhaseLoad, total)
	l.runCgo(ctx, order)
	l.loadAll(ctx, order)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case l.stale.Load():
		return nil, errStale
	}
	return l.program(order), nil
}

// sizes returns the sizes of types on the platform that is built for.
func (s *session) sizes() types.Sizes {
	if sizes := types.SizesFor("gc", s.settings.GOARCH); sizes != nil {
		return sizes
	}
	return types.SizesFor("gc", "amd64") // a platform that go/types does not know
}

// loadAll loads every package after those that it imports.
func (l *loader) loadAll(ctx context.Context, order []*node) {
	slots := make(chan struct{}, l.jobs)
	var all sync.WaitGroup
	for _, n := range order {
		all.Go(func() {
			defer close(n.done)
			for _, dep := range n.deps {
				<-dep.done
			}
			if n.way == unneeded {
				return
			}
			slots <- struct{}{}
			defer func() { <-slots }()
			if ctx.Err() == nil && !l.stale.Load() {
				l.load(ctx, n)
				l.progress.step()
			}
		})
	}
	all.Wait()
}

func (l *loader) load(ctx context.Context, n *node) {
	if n.way == fromCache {
		if err := l.read(n); err != nil {
			l.stale.Store(true)
		}
		return
	}
	l.check(ctx, n)
	for _, dep := range n.deps {
		n.illTyped = n.illTyped || dep.illTyped
		n.onC = n.onC || dep.onC
	}
	n.illTyped = n.illTyped || len(n.errs) > 0
	if n.cacheable && !n.illTyped && !n.onC {
		l.write(n)
	}
}

// read takes the types of a package from the cache.
func (l *loader) read(n *node) error {
	data, found := l.cache.Get(n.key)
	if !found {
		return errStale
	}
	l.readLock.Lock()
	defer l.readLock.Unlock()
	known := len(l.byPath)
	if _, err := gcexportdata.Read(bytes.NewReader(data), l.fset, l.byPath, n.path); err != nil || len(l.byPath) != known {
		l.cache.Remove(n.key)
		return errStale
	}
	// Export data knows what it mentions. What is imported, we know.
	imports := make([]*types.Package, len(n.deps))
	for i, dep := range n.deps {
		imports[i] = dep.types
	}
	n.types.SetImports(imports)
	return nil
}

// write puts the types of a package into the cache. That of a package that only
// packages of no interest import is left out: their export data has with it
// what they need.
func (l *loader) write(n *node) {
	if l.cache == nil || !n.wanted {
		return
	}
	data, err := export(l.fset, n.types)
	if err != nil {
		return // such a package is type-checked every time
	}
	l.store(n.key, data)
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
