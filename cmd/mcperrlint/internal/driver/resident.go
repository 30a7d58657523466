package driver

import (
	"context"
	"runtime/debug"
	"sync"
)

// A Resident analyses the same packages again and again, as their files are edited. Its
// results are those of [Run] on the same files.
type Resident struct {
	mu    sync.Mutex // one run at a time
	cfg   Config
	known *recall
}

// NewResident returns a Resident for what a configuration names. The overlay is given to
// every run instead.
func NewResident(cfg Config) *Resident { return &Resident{cfg: cfg, known: newRecall()} }

// Run loads and analyses the packages as they are now, with the content of some files, by
// absolute path, in place of what lies on disk. It waits for a run that is under way. After
// an error, or when the context was cancelled, the next run works as if that one had never
// been.
func (r *Resident) Run(ctx context.Context, overlay map[string][]byte) (*Result, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	cfg, first := r.cfg, r.known.isFirst()
	cfg.Overlay = overlay
	result, err := run(ctx, cfg, r.known)
	if first && cfg.LimitsMemory {
		debug.FreeOSMemory() // which no later run needs as much of
	}
	return result, err
}

// Close drops everything that is kept. Nothing runs any more.
func (r *Resident) Close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.known = newRecall()
}
