package driver

import (
	"context"
	"runtime/debug"
)

// A Resident analyses the same packages again and again, as their files are edited. Its
// results are those of [Run] on the same files.
//
// Between runs, it keeps in memory what the go command said, the files of the modules, the types
// that packages show to importers, and what came of every package. After an edit in the body of
// a function, it type-checks and analyses one package. What can have changed on the disk is looked
// at in every run; nothing has to be told.
//
// Results of packages are written to the cache only after the first run.
type Resident struct {
	turn  chan struct{} // holds one token: one run at a time
	cfg   Config
	known *recall
}

// NewResident returns a Resident for what a configuration names. The overlay is given to
// every run instead. The flags of the analyzers may change between runs, and not during one.
//
// With [Config.Keep], an edit concerns all packages that import the edited one. Findings that are
// wanted after every edit come from a Resident without.
func NewResident(cfg Config) *Resident {
	return &Resident{turn: make(chan struct{}, 1), cfg: cfg, known: newRecall()}
}

// Run loads and analyses the packages as they are now, with the content of some files, by
// absolute path, in place of what lies on disk. It waits for a run that is under way. After
// an error, or when the context was cancelled, the next run works as if that one had never
// been.
//
// The result is not changed by later runs. Only values of [Result.Values] that refer to types
// are to be used before the next run, which can add to these.
func (r *Resident) Run(ctx context.Context, overlay map[string][]byte) (*Result, error) {
	select {
	case r.turn <- struct{}{}:
		defer func() { <-r.turn }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	cfg, first := r.cfg, r.known.isFirst()
	cfg.Overlay = overlay
	result, err := run(ctx, cfg, r.known)
	if first && cfg.LimitsMemory {
		debug.FreeOSMemory() // which no later run needs as much of
	}
	return result, err
}

// Close waits for a run that is under way, and drops everything that is kept.
func (r *Resident) Close() {
	r.turn <- struct{}{}
	defer func() { <-r.turn }()
	r.known = newRecall()
}
