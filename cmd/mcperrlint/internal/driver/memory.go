package driver

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// usualMemory is how much memory a run takes before garbage is collected more often.
// That costs nothing that could be measured where it is enough.
const usualMemory = 272 << 20

// memory keeps a run from taking more memory than it needs: without a limit, the
// collector lets the heap double.
type memory struct {
	mu      sync.Mutex
	before  int64 // the limit of the process
	limit   int64
	percent int // how much the heap of the process grew between collections, if that was changed
}

// residentPercent is how much the heap of a [Resident] grows before garbage is collected, as far as the
// limit allows. What stays in memory is little beside what the analysis of a package takes, and
// would be looked through for every few edits otherwise.
const residentPercent = 400

// limitMemory sets a limit for the process, if it is asked to and the user did not.
func (s *session) limitMemory() {
	s.memory.before = -1
	if s.cfg.LimitsMemory && s.env("GOMEMLIMIT") == "" {
		s.memory.limit = usualMemory
		s.memory.before = debug.SetMemoryLimit(usualMemory)
		if s.recall != nil && s.env("GOGC") == "" {
			s.memory.percent = debug.SetGCPercent(residentPercent)
		}
		s.memory.watch()
	}
}

// watch adapts the limit whenever garbage was collected: one package alone can need more than is usual.
func (m *memory) watch() {
	runtime.AddCleanup(new([64]byte), func(m *memory) {
		if m.adapt() {
			m.watch()
		}
	}, m)
}

// release gives the process its own limit back.
func (m *memory) release() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.before >= 0 {
		debug.SetMemoryLimit(m.before)
		m.before = -1
		if m.percent > 0 {
			debug.SetGCPercent(m.percent)
		}
	}
}

// adapt raises the limit where what is in use comes close to it: the collector
// would do nothing else. It reports whether there is still a limit to adapt.
func (m *memory) adapt() bool {
	used := inUse()
	m.mu.Lock()
	defer m.mu.Unlock()
	if limit := limitFor(used); m.before >= 0 && limit > m.limit {
		m.limit = limit
		debug.SetMemoryLimit(limit)
	}
	return m.before >= 0
}

// inUse returns what no collection frees: the heap that is in use, and the stacks, which grow as deep as an
// expression that is parsed, checked and built.
func inUse() uint64 {
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64() + samples[1].Value.Uint64()
}

// limitFor returns the limit with so much in use. A quarter of it is left to
// garbage, and to what is no heap.
func limitFor(live uint64) int64 { return max(usualMemory, int64(live/3*4)) }
