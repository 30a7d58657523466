package driver

import (
	"runtime"
	"sync"
)

// places limits how much is in memory: no more packages are analysed at a time than
// there are processors, and a large one is alone. Often the same package comes
// twice, as itself and with its tests.
type places struct {
	taking  sync.Mutex // so that nobody waits with places in hand for others who do
	taken   chan struct{}
	crowded bool // many packages are analysed
}

// fewPackages are so few that nothing is left of others when a large one is analysed.
const fewPackages = 2

func newPlaces(n int) *places { return &places{taken: make(chan struct{}, n), crowded: true} }

// take waits for a place, or for all of them if the package is large, and returns a
// function that gives them back.
func (p *places) take(large bool) (leave func()) {
	n := 1
	if large {
		n = cap(p.taken)
	}
	p.taking.Lock()
	defer p.taking.Unlock()
	for range n {
		p.taken <- struct{}{}
	}
	if large && p.crowded {
		runtime.GC() // what is left of others would be in memory beside it
	}
	return func() {
		for range n {
			<-p.taken
		}
	}
}

// largeSize is the size of source text from which on a package is large: with
// syntax, types and SSA, it takes about two hundred times as much memory.
const largeSize = 1 << 20

// isLarge reports whether a package is large.
func (s *session) isLarge(n *node) bool {
	total := 0
	for _, path := range n.abs(n.GoFiles) {
		text, err := s.sources.read(path)
		if err == nil {
			total += len(text)
		}
	}
	return total >= largeSize
}
