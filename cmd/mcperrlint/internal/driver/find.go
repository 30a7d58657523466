package driver

import "sync"

// findAll settles what is known from earlier runs, and returns how many packages
// are left to be analysed.
func (l *loader) findAll(order []*node) (missing int) {
	for _, n := range order {
		switch {
		case n.isSettled():
		case !n.analysed():
			close(n.settled)
		case n.ready() && (!n.whole || l.find(n)):
			n.settle()
		case n.whole:
			missing++
		}
	}
	return missing
}

// ready reports whether all that a package is built from is settled.
func (n *node) ready() bool {
	for _, dep := range n.deps {
		if !dep.isSettled() {
			return false
		}
	}
	return true
}

func (n *node) isSettled() bool {
	select {
	case <-n.settled:
		return true
	default:
		return false
	}
}

// find looks for what came of a package in an earlier run. What it is built from
// is settled.
func (l *loader) find(n *node) bool {
	if n.noFiles() {
		n.unit = new(unit)
		return true
	}
	key := n.unitKey(l.suiteSum)
	if n.unit != nil && (n.made == key || n.illTyped) {
		return true
	}
	n.made = key
	n.forget()
	if l.remembers(n) {
		return true
	}
	if !l.keeps || !l.reading || len(l.cfg.Keep) > 0 || !n.allKnown() {
		return false
	}
	data, found := l.cache.Get(key)
	if !found {
		return false
	}
	u, err := decodeUnit(data)
	if err != nil {
		l.cache.Remove(key)
		return false
	}
	n.unit, u.movable = u, true
	return true
}

// settle notes what a package shows to those that are built from it. What it is
// built from is settled. Of one that is built from an analysed package and is not
// analysed itself, which is rare, that is not worked out.
func (n *node) settle() {
	if n.whole {
		n.seen = n.shown(n.unit.sum(n.listed))
		n.setShows()
		n.known = !n.illTyped && n.unit.complete()
		for _, dep := range n.deps {
			n.known = n.known && dep.known
		}
	}
	close(n.settled)
}

// forget forgets what came of a package, before it is looked at again.
func (n *node) forget() {
	n.unit, n.outcome, n.toldAs, n.gaps, n.read, n.opening = nil, nil, nil, nil, nil, sync.Once{}
}
