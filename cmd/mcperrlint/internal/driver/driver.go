// Package driver loads packages, runs analyzers over them and collects what
// they find. It never has anything compiled, C included.
//
// Drivers that load with export data make the go command compile the packages
// that they are about to type-check from source. This one asks the go command
// only which files make up which package. The packages of the main module or
// workspace, and those that were asked for, are type-checked from source. Of all
// others only the types are wanted: they come from a cache of export data, or
// are type-checked from source without the bodies of functions.
//
// The C that a package uses is read and not compiled: see packages cdecl and cgo. A function
// that depends on C which nothing in the module declares may be left out, which the result
// says.
//
// Facts flow among the packages that are type-checked whole. What is found is
// what the checker of x/tools finds in packages that go/packages loads with all
// their dependencies from source.
//
// What came of a package can be kept: what was found in it, its facts, and a
// checksum of what it declares. A package is analysed again when its files, or
// what it sees of the packages that it is built from, have changed, and not when
// something changed there that it cannot see. What it sees is made in the same way
// whether those were analysed in the same run or not, so that a run that knows much
// finds the same as one that knows nothing.
package driver

import (
	"context"
	"errors"

	"golang.org/x/tools/go/analysis"
)

// Config says what is loaded and what runs.
type Config struct {
	// Dir is the directory in which the go command runs. Empty means the
	// current one.
	Dir string
	// Patterns name the packages to report on, as for the go command. None
	// means ./...
	Patterns []string
	// Tests asks for the tests of the packages as well.
	Tests bool
	// Jobs is how many packages are worked on at a time. Zero means as many as
	// there are processors.
	Jobs int
	// Env is the environment of the go command. Nil means that of the process.
	Env []string
	// BuildFlags are flags for the go command, such as -tags or -mod. GOFLAGS
	// is respected without.
	BuildFlags []string
	// Overlay holds the content of files, by absolute path, in place of what
	// lies on disk.
	Overlay map[string][]byte
	// Analyzers are what runs.
	Analyzers []*analysis.Analyzer
	// CacheDir is where results, and types of dependencies, are kept between runs.
	// Empty means what the function CacheDir returns; CacheOff means nowhere.
	CacheDir string
	// Fingerprint names what the analyzers were made from, beside their flags and
	// the program itself: a hash of the configuration. With it, what came of every
	// package is kept, and holds until something has changed that the package sees.
	// Empty means that every run analyses everything.
	Fingerprint string
	// LimitsMemory lets the run set the memory limit of the process while it lasts,
	// unless GOMEMLIMIT is set, and say when garbage is collected first. There should be
	// no other run in the process.
	LimitsMemory bool
	// Progress is called, never twice at a time, when something was done. Nil
	// means that nobody wants to know.
	Progress func(Progress)
}

// Run loads the packages and runs the analyzers. Packages that do not load and
// analyzers that fail are part of the result; an error means that there is no
// result at all.
func Run(ctx context.Context, cfg Config) (*Result, error) {
	s, err := newSession(ctx, cfg)
	if err != nil {
		return nil, err
	}
	defer s.close()
	if why := s.foreign(); why != "" {
		s.notes.add("%s", why)
		prog, err := s.loadForeign(ctx)
		if err != nil {
			return nil, err
		}
		return s.analyse(ctx, prog)
	}
	return s.run(ctx)
}

// run loads and analyses the packages as the go command lists them.
func (s *session) run(ctx context.Context) (*Result, error) {
	listing, err := s.list(ctx)
	if err != nil {
		return nil, err
	}
	result, err := s.process(ctx, newGraph(listing))
	if errors.Is(err, errStale) {
		// Have: an entry of the cache was there when the work was divided, and
		// was damaged or gone when its turn came.
		s.reading = false
		s.sources.reset()
		result, err = s.process(ctx, newGraph(listing))
	}
	return result, err
}

// process does what is not known from earlier runs.
func (s *session) process(ctx context.Context, order []*node) (*Result, error) {
	want(order)
	setNames(order)
	s.setKeys(order)
	l := s.newLoader(order)
	if missing := l.findAll(order); missing > 0 {
		l.plan(order)
		if err := l.loadOthers(ctx, order); err != nil {
			return nil, err
		}
		if err := l.makeAll(ctx, order, missing); err != nil {
			return nil, err
		}
	}
	return s.result(order), nil
}
