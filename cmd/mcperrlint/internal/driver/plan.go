package driver

import "slices"

// plan decides how the types of every package come about. Only the packages that
// analysed ones import are needed in full: export data has with it what it
// mentions of others.
func (s *session) plan(order []*node) {
	for _, n := range slices.Backward(order) {
		if n.whole {
			n.way = fromSource
		}
		if n.way != fromSource {
			s.sources.forget(n)
			continue
		}
		for _, dep := range n.deps {
			dep.wanted = dep.wanted || n.whole
			if dep.way != unneeded || dep.path == "unsafe" {
				continue
			}
			dep.way = fromSource
			if s.reading && dep.cacheable && s.cache.Has(dep.key) {
				dep.way = fromCache
			}
		}
	}
}
