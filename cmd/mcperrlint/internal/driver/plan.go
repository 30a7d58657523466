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

// plan decides how the types of the packages come about that are not analysed.
func (s *session) plan(order []*node) {
	for _, n := range slices.Backward(order) {
		if !n.whole && n.way != fromSource {
			s.sources.forget(n)
			continue
		}
		for _, dep := range n.deps {
			if dep.whole || dep.way != unneeded || dep.path == "unsafe" {
				continue
			}
			dep.way = fromSource
			if s.reading && dep.cacheable() && s.cache.Has(dep.seen) {
				dep.way = fromCache
			}
		}
	}
}
