package driver

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"math/big"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// keepsResults reports whether results are kept.
func (s *session) keepsResults() bool { return s.cache != nil && s.cfg.Fingerprint != "" }

// usesKeys reports whether the keys of analysed packages are of use.
func (s *session) usesKeys() bool { return s.keepsResults() || s.recall != nil }

// suiteKey returns a key for the analyzers and their configuration, if results
// are kept and all that they depend on is part of it.
func (s *session) suiteKey() (key cache.Key, ok bool) {
	if !s.usesKeys() {
		return key, false
	}
	program, err := programSum() // which is always the same between runs of one process
	h := sha256.New()
	fmt.Fprintf(h, "result\n%q\n%x\n", s.cfg.Fingerprint, program)
	for _, a := range s.cfg.Analyzers {
		fmt.Fprintf(h, "%q\n", a.Name)
	}
	for _, a := range s.suite.Analyzers() {
		writeFlags(h, a)
	}
	h.Sum(key[:0])
	return key, s.keepsResults() && err == nil
}

// writeFlags adds an analyzer and its flags to a key.
func writeFlags(w io.Writer, a *analysis.Analyzer) {
	fmt.Fprintf(w, "%q\n", a.Name)
	a.Flags.VisitAll(func(f *flag.Flag) { fmt.Fprintf(w, "%q %q\n", f.Name, f.Value) })
}

// unitKey returns the key of what the analyzers make of a package. What it is
// built from is settled.
func (n *node) unitKey(suite cache.Key) (key cache.Key) {
	h := sha256.New()
	_, _ = h.Write(suite[:])
	for _, name := range n.names {
		fmt.Fprintf(h, "%q\n", name)
	}
	fmt.Fprintf(h, "%t %x\n", n.inServer, n.beyond.key)
	own := n.shown(n.own)
	_, _ = h.Write(own[:])
	h.Sum(key[:0])
	return key
}

// setNames tells every analysed package which of the packages of other modules
// that it is built from are known in full, because one that is analysed imports
// them. Of the others, passes see a part only, and may take that into account.
func setNames(order []*node) {
	var names []string // of all of them
	for _, n := range order {
		n.reached = new(big.Int)
		for _, dep := range n.deps {
			n.reached.Or(n.reached, dep.reached)
		}
		if n.whole {
			n.names = at(names, n.reached)
		} else if n.wanted && !n.Standard {
			n.reached.SetBit(n.reached, len(names), 1)
			names = append(names, n.ImportPath)
		}
	}
}

// at returns the strings whose bits are set, in order.
func at(all []string, set *big.Int) []string {
	var list []string
	for i, s := range all {
		if set.Bit(i) == 1 {
			list = append(list, s)
		}
	}
	slices.Sort(list)
	return list
}
