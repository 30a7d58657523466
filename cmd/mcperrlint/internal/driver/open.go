package driver

import (
	"context"
	"go/parser"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
)

// open gives a package that is analysed, or built from one that is, the types
// and facts that other packages see. The types are always made from the
// declarations alone, and the facts read from what was written, also when the
// package was analysed in the same run: what a package sees that is analysed
// again must not depend on what else is, and what was type-checked with the
// bodies of its functions need not stay in memory.
//
// What is never seen is never made.
func (l *loader) open(ctx context.Context, n *node) {
	if !n.analysed() {
		return
	}
	n.opening.Do(func() {
		for _, dep := range n.deps {
			l.open(ctx, dep)
		}
		switch {
		case ctx.Err() != nil:
		case n.whole:
			l.work(func() { l.openUnit(n) })
		case n.way == fromSource:
			l.work(func() { l.load(n) })
		}
	})
}

// openUnit gives an analysed package its types, unless it has them already, and
// its facts.
func (l *loader) openUnit(n *node) {
	switch {
	case n.types.Complete() || n.unit.header == nil:
	case n.outcome != nil && !n.unit.movable:
		l.declareBroken(n)
	default:
		src := new(source)
		l.prepare(n)
		l.parse(n, src, parser.SkipObjectResolution|n.comments(), n.unit.insides...)
		l.declare(n, src)
	}
	if n.read == nil {
		n.read = n.knownFacts()
	}
	if n.read != nil {
		return
	}
	facts, err := l.suite.Decode(n.unit.facts, n.types)
	if err != nil {
		l.stale.Store(true)
		facts = new(passes.Facts)
	}
	n.read = facts
}

// declareBroken gives a package its types of which an earlier run knows what is wrong: those that
// it had when it was analysed.
func (l *loader) declareBroken(n *node) {
	known := n.errs
	src := new(source)
	l.prepare(n)
	l.parse(n, src, wholeMode)
	l.declare(n, src)
	n.errs = known
}
