package driver

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// outcome is all that came of an analysed package, broken ones included.
type outcome struct {
	unit     *unit
	errs     []LoadError
	gaps     []string
	illTyped bool
	keys     []cache.Key
}

// mostOutcomes is how many outcomes of a package are kept: while somebody types, a package is
// broken and whole again, and then the packages that import it are what they were before.
const mostOutcomes = 8

// setExact gives every package a key for all that it is made from: unlike the key for what it
// shows, it tells of the places of declarations in other packages.
func (l *loader) setExact(order []*node) {
	for _, n := range order {
		n.nearC = n.usesC() && !n.Standard || slices.ContainsFunc(n.deps, func(dep *node) bool { return dep.nearC })
		if !n.analysed() {
			n.exact, n.exactly = n.seen, n.known
			continue
		}
		n.exactly = n.keyed && n.whole
		h := sha256.New()
		fmt.Fprintf(h, "exact\n%x %x %t\n%q\n", l.suiteSum, n.own, n.inServer, n.names)
		for _, dep := range n.deps {
			n.exactly = n.exactly && dep.exactly
			_, _ = h.Write(dep.exact[:])
		}
		h.Sum(n.exact[:0])
	}
}

// brokenKey returns the key of what comes of a package that is broken, or built from one that is:
// errors, which depend on what its imports declare. It reports whether there is such a key.
func (l *loader) brokenKey(n *node) (key cache.Key, ok bool) {
	h := sha256.New()
	fmt.Fprintf(h, "broken\n%x %x %t\n%q\n", l.suiteSum, n.own, n.inServer, n.names)
	for _, dep := range n.deps {
		if !dep.shows && (dep.analysed() || !dep.known) {
			return key, false
		}
		_, _ = h.Write(dep.seen[:])
		if dep.whole {
			lost := slices.Sorted(names(maps.Keys(dep.unit.lost)))
			fmt.Fprintf(h, "%t %t %q %t\n", dep.known, dep.illTyped, lost, dep.unit.complete())
		}
	}
	h.Sum(key[:0])
	return key, n.keyed
}

// setShows notes whether the key for what a package shows tells all that importers see, although
// it may be broken.
func (n *node) setShows() {
	n.shows = n.keyed && (n.noFiles() || n.unit.header != nil)
	for _, dep := range n.deps {
		n.shows = n.shows && (dep.shows || !dep.analysed() && dep.known)
	}
}

func names(list func(func(*analysis.Analyzer) bool)) func(func(string) bool) {
	return func(yield func(string) bool) {
		list(func(a *analysis.Analyzer) bool { return yield(a.Name) })
	}
}

// outcomeKeys returns the keys under which the outcome of a package can be kept. What it is
// built from is settled.
func (l *loader) outcomeKeys(n *node) (keys []cache.Key) {
	if n.exactly {
		keys = append(keys, n.exactNow())
	}
	if len(l.cfg.Keep) > 0 {
		return keys // values can tell of places in other packages
	}
	if n.allKnown() {
		keys = append(keys, n.unitKey(l.suiteSum))
	}
	if key, ok := l.brokenKey(n); ok {
		keys = append(keys, key)
	}
	return keys
}

// remembers looks for what came of a package in an earlier run of the Resident.
func (l *loader) remembers(n *node) bool {
	if l.recall == nil {
		return false
	}
	for _, key := range l.outcomeKeys(n) {
		o := l.recall.outcomes[key]
		if o == nil || !o.unit.movable && !n.opensLater() {
			continue
		}
		n.unit, n.errs, n.gaps, n.illTyped, n.outcome = o.unit, slices.Clone(o.errs), o.gaps, o.illTyped, o
		return true
	}
	return false
}

// opensLater reports whether the types of a package with errors can be made when somebody wants
// them. What depends on C is made from more than declarations then.
func (n *node) opensLater() bool { return n.types.Complete() || !n.wanted || !n.nearC }

// noted is an outcome with keys under which it can be kept.
type noted struct {
	*outcome
	keys []cache.Key
}

// noteOutcome notes what came of a package, for [loader.rememberOutcomes].
func (l *loader) noteOutcome(n *node) {
	if l.recall == nil || !n.keyed || n.unit == nil || n.unit.header == nil {
		return
	}
	if n.toldAs == nil {
		n.toldAs = cmp.Or(n.outcome, &outcome{unit: n.unit, errs: n.errs, gaps: n.gaps, illTyped: n.illTyped})
	}
	l.noted[n.ImportPath] = append(l.noted[n.ImportPath], noted{n.toldAs, l.lastingKeys(n)})
}

// rememberOutcomes keeps what came of a package in this run: in the last look at it, and in those before.
func (l *loader) rememberOutcomes(id string) {
	list := l.recall.latest[id]
	for _, o := range l.noted[id] {
		l.recall.forgetOutcome(o.outcome)
		list = slices.DeleteFunc(list, func(other *outcome) bool { return other == o.outcome })
	}
	own := 0
	for _, o := range l.noted[id] {
		o.outcome.keys = append(o.outcome.keys, o.keys...)
		for _, key := range o.keys {
			l.recall.outcomes[key] = o.outcome
		}
		if !slices.Contains(list, o.outcome) {
			list = slices.Insert(list, 0, o.outcome)
			own++
		}
	}
	most := mostOutcomes
	if len(l.cfg.Keep) > 0 {
		most = own // values may be large
	}
	for _, old := range list[min(len(list), most):] {
		l.recall.forgetOutcome(old)
	}
	l.recall.latest[id] = list[:min(len(list), most)]
}

// lastingKeys returns those keys of an outcome that tell all that it depends on.
func (l *loader) lastingKeys(n *node) (keys []cache.Key) {
	if n.exactly {
		keys = append(keys, n.exactNow())
	}
	if len(l.cfg.Keep) > 0 {
		return keys
	}
	if n.unit.movable {
		return append(keys, n.unitKey(l.suiteSum))
	}
	if key, ok := l.brokenKey(n); ok && n.illTyped && !n.unit.elsewhere {
		keys = append(keys, key)
	}
	return keys
}

func (r *recall) forgetOutcome(o *outcome) {
	for _, key := range o.keys {
		if r.outcomes[key] == o {
			delete(r.outcomes, key)
		}
	}
	o.keys = nil
}
