// Package driver loads packages, runs analyzers and collects findings. It
// compiles nothing, cgo included.
//
// Drivers that load export data make the go command compile packages that they
// then type-check from source. This driver asks the go command only for the
// files of each package. Packages of the main module or workspace, and packages
// on the command line, are type-checked from source. Other packages need only
// types, from a cache of export data or from source without function bodies.
//
// C is parsed, not compiled: see packages cdecl and cgo. A function that depends on C that
// the module does not declare may be left out; the result says so.
//
// Facts flow among packages that are fully type-checked. Findings are those of
// the x/tools checker on packages that go/packages loads with all dependencies
// from source.
//
// The findings and facts of a package are cached, with a checksum of its
// declarations. A package is analysed again if its files change, or anything that
// it can see of its dependencies. What it sees does not depend on whether these
// were analysed in the same run, so a run with a full cache finds the same as one
// with an empty cache.
//
// What stands behind an interface can be in packages that neither import each other nor the one that calls a
// method. When all packages have been looked at, they have told what they put into which interface. Those that call
// methods in which something gets lost, and do not see them, are looked at again with that in hand, and so is what
// sees their facts: see looksAgain.
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
	// Apart has every package looked at by itself, with nothing but its imports, as go vet, golangci-lint
	// and nogo look at it: nothing is looked at again with what the whole program tells.
	Apart bool
	// Keep are those of Analyzers, and of what they require, whose results
	// [Result.Values] returns. Such values are in memory only, with all that they
	// refer to, and can tell of places in other packages. So nothing of an earlier
	// process is of use, and a [Resident] analyses a package again whenever
	// anything changes that it is built from.
	Keep []*analysis.Analyzer
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
func Run(ctx context.Context, cfg Config) (*Result, error) { return run(ctx, cfg, nil) }

// run does that with what a [Resident] knows.
func run(ctx context.Context, cfg Config, known *recall) (*Result, error) {
	s, err := newSession(ctx, cfg, known)
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
	if errors.Is(err, errStale) && s.recall != nil {
		s.recall.forgetTypes()
		result, err = s.process(ctx, newGraph(listing))
	}
	if errors.Is(err, errStale) {
		// An entry of the cache was there when the work was divided, and
		// was damaged or gone when its turn came.
		s.reading = false
		s.sources.reset()
		s.recall.forgetTypes()
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
	for {
		if err := l.settleAll(ctx, order); err != nil {
			return nil, err
		}
		if !l.looksAgain(order) {
			break
		}
	}
	l.remember(order)
	return s.result(order), nil
}

// settleAll settles the packages that are not.
func (l *loader) settleAll(ctx context.Context, order []*node) error {
	missing := l.findAll(order)
	if missing == 0 {
		return nil
	}
	l.places.crowded = l.recall == nil || missing > fewPackages
	l.plan(order)
	if err := l.loadOthers(ctx, order); err != nil {
		return err
	}
	return l.makeAll(ctx, order, missing)
}
