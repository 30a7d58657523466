package driver

import "slices"

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
func (s *session) plan(order []*node) {
	for _, n := range slices.Backward(order) {
		n.near = n.near || n.whole && !n.isSettled()
		if !n.whole && (n.opened || n.near && n.wanted && !n.Standard) {
			s.choose(n)
		}
		if !n.whole && n.way != fromSource {
			s.sources.forget(n)
		}
		for _, dep := range n.deps {
			dep.near = dep.near || n.near
			dep.opened = dep.opened || n.near && n.whole
			if n.way == fromSource && !dep.whole {
				s.choose(dep)
			}
		}
	}
}

// choose decides how the types of a package come about.
func (s *session) choose(n *node) {
	switch {
	case n.way != unneeded || n.path == "unsafe":
	case s.reading && n.cacheable() && s.cache.Has(n.seen):
		n.way = fromCache
	default:
		n.way = fromSource
		s.ballast = nil // there is much to do
	}
}
