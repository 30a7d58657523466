package driver

import (
	"slices"
	"sync"
)

// want notes which packages are imported by analysed ones. Those are needed in
// full: of others, export data has with it what it mentions.
func want(order []*node) {
	for _, n := range order {
		for _, dep := range n.deps {
			dep.wanted = dep.wanted || n.whole || n.onWhole && dep.whole
		}
	}
}

// plan decides how the types of the packages come about that are not analysed. Only
// those are needed that a package is built from which is analysed now. Of other
// modules, those are all that any analysed package imports, because passes get to
// see them: see [setNames].
func (l *loader) plan(order []*node) {
	c := &chooser{loader: l}
	for _, n := range slices.Backward(order) {
		n.near = n.near || n.whole && !n.isSettled()
		for _, dep := range n.deps {
			dep.near = dep.near || n.near
			dep.opened = dep.opened || n.near && n.whole
		}
		if !n.whole && (n.opened || n.near && n.wanted && !n.Standard) {
			c.choose(n)
		}
	}
	c.all.Wait()
	for _, n := range order {
		if !n.whole && n.way != fromSource {
			l.sources.forget(n)
		}
	}
}

// chooser decides how types come about, for many packages at a time.
type chooser struct {
	*loader
	mu  sync.Mutex // guards the way of every package
	all sync.WaitGroup
}

// choose decides how the types of a package come about, and of those that it needs
// for that.
func (c *chooser) choose(n *node) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case n.way != unneeded || n.path == "unsafe" || n.types.Complete():
	case c.reading && n.cacheable() && c.cache.Has(n.seen):
		n.way = fromCache
	case n.types.Scope().Len() > 0:
		c.stale.Store(true) // an earlier run has read of it what others mention
	default:
		n.way = fromSource
		c.ballast = nil // there is much to do
		c.all.Go(func() {
			c.work(func() { c.sketch(n) })
			for _, dep := range n.deps {
				if !dep.whole && !n.leaves[dep] {
					c.choose(dep)
				}
			}
		})
	}
}
