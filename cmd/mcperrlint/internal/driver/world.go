package driver

import (
	"crypto/sha256"
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// beyond is what the whole program says about what stands behind the interfaces of which a package calls methods, and
// which it does not see. Packages for which there is something are looked at again.
type beyond struct {
	key      cache.Key // zero if there is nothing
	answers  []analyzers.Answer
	packages []told // of the types in the answers
}

// told is what a package has told in the last look at it. It can change while others use it.
type told struct {
	*listed
	facts [][]byte
}

// mostLooks is how often packages are looked at again. What is behind an interface can depend on another one: as often
// as services call each other through interfaces, something can be new.
const mostLooks = 4

// looksAgain reports whether there are packages to look at again, now that all have told what they know. Those, and what
// is built from them, are not settled then.
func (l *loader) looksAgain(order []*node) bool {
	if l.cfg.Apart || l.looks == mostLooks {
		return false
	}
	l.looks++
	program, byPath := joined(order)
	found := make(map[*node]beyond)
	again := make(map[*node]bool)
	for _, n := range order {
		if n.tells() {
			found[n] = beyondOf(program.Answers(&n.unit.wires), byPath)
			again[n] = found[n].key != n.beyond.key
		}
		again[n] = again[n] || n.analysed() && slices.ContainsFunc(n.deps, func(dep *node) bool { return again[dep] })
	}
	any := false
	for _, n := range order {
		if again[n] {
			any = true
			l.noteOutcome(n)
		}
	}
	for _, n := range order {
		if again[n] {
			n.beyond, n.settled = found[n], make(chan struct{})
			n.setExactBeyond()
		}
	}
	return any
}

// tells reports whether all that a package tells of itself is known.
func (n *node) tells() bool {
	return n.whole && !n.illTyped && n.unit != nil && n.unit.complete()
}

// joined returns the program that the packages make without tests, and the packages.
func joined(order []*node) (*analyzers.Program, map[string]*node) {
	byPath := make(map[string]*node)
	var all []*analyzers.Wires
	for _, n := range order {
		if n.tells() && n.ForTest == "" {
			byPath[n.path] = n
			all = append(all, &n.unit.wires)
		}
	}
	return analyzers.NewProgram(all), byPath
}

// beyondOf returns answers with what is known of the packages in them.
func beyondOf(answers []analyzers.Answer, byPath map[string]*node) (b beyond) {
	if len(answers) == 0 {
		return b
	}
	h := sha256.New()
	b.answers = answers
	for _, a := range answers {
		fmt.Fprintf(h, "%q %t\n", a.Interface, a.Open)
		for _, t := range a.Types {
			fmt.Fprintf(h, "%q\n", t)
			for _, m := range t.Methods {
				if n := byPath[m.Package]; n != nil && !slices.ContainsFunc(b.packages, func(known told) bool { return known.listed == n.listed }) {
					b.packages = append(b.packages, told{n.listed, n.unit.facts})
				}
			}
		}
	}
	for _, p := range b.packages {
		fmt.Fprintf(h, "%q %q %q\n", p.ImportPath, p.Name, p.Dir)
		_, _ = h.Write(join(p.facts))
	}
	h.Sum(b.key[:0])
	return b
}

// setExactBeyond sets the part of the exact key that says what the program has told the package, and those that it is
// built from.
func (n *node) setExactBeyond() {
	h := sha256.New()
	_, _ = h.Write(n.beyond.key[:])
	known := n.beyond.key != cache.Key{}
	for _, dep := range n.deps {
		_, _ = h.Write(dep.exactBeyond[:])
		known = known || dep.exactBeyond != cache.Key{}
	}
	n.exactBeyond = cache.Key{}
	if known {
		h.Sum(n.exactBeyond[:0])
	}
}

// exactNow returns the key for all that what came of a package is made from.
func (n *node) exactNow() (key cache.Key) {
	if n.exactBeyond == key {
		return n.exact
	}
	h := sha256.New()
	_, _ = h.Write(n.exact[:])
	_, _ = h.Write(n.exactBeyond[:])
	h.Sum(key[:0])
	return key
}

// lookAt returns what passes over a package are told of the program, and the facts that go with it. A package that is
// not built from one that stands behind an interface gets to see nothing of that but its facts, and where its files are.
func (l *loader) lookAt(n *node) (*analyzers.Look, map[*types.Package]*passes.Facts) {
	look := &analyzers.Look{Answers: n.beyond.answers, Packages: make(map[string]*types.Package)}
	facts := make(map[*types.Package]*passes.Facts)
	for _, dep := range n.below() {
		look.Packages[dep.path] = dep.types
	}
	for _, p := range n.beyond.packages {
		if look.Packages[p.ImportPath] != nil {
			continue
		}
		pkg := types.NewPackage(p.ImportPath, p.Name)
		at := position.Add(l.fset, token.Position{Filename: filepath.Join(p.Dir, "doc.go"), Line: 1, Column: 1})
		pkg.Scope().Insert(types.NewTypeName(at, pkg, "here", nil))
		known, err := l.suite.Decode(p.facts, pkg)
		if err != nil {
			l.stale.Store(true)
			continue
		}
		look.Packages[p.ImportPath], facts[pkg] = pkg, known
	}
	return look, facts
}
