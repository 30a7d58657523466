package cli

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// listTools prints every tool, prompt and resource of the packages, with the function that
// handles it and what a failure of that becomes on the wire.
func (p *program) listTools(ctx context.Context, args []string) (int, error) {
	l, err := p.aimAt(toolsCommand, args)
	if err != nil {
		return 0, err
	}
	lines, err := l.handlers(ctx)
	if err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	if err := l.printTools(lines); err != nil {
		return 0, err
	}
	return l.loaded(), nil
}

// handlers returns what is known of the handlers of the packages, in the order of files.
func (l *linting) handlers(ctx context.Context) ([]listing.Line, error) {
	var found handlerPackages
	l.run.Analyzers = []*analysis.Analyzer{found.analyzer()}
	l.run.Tests, l.run.Fingerprint = false, "" // nothing of what is listed is kept between runs
	if err := l.analyse(ctx); err != nil {
		return nil, err
	}
	return l.linesOf(&found), nil
}

// linesOf returns the lines of the packages that were asked for.
func (l *linting) linesOf(found *handlerPackages) []listing.Line {
	asked := func(path string) bool { return slices.Contains(l.result.Packages, path) }
	lines := slices.DeleteFunc(listing.Lines(found.of(asked)), func(l listing.Line) bool { return !asked(l.Package) })
	slices.SortFunc(lines, func(a, b listing.Line) int {
		return cmp.Or(cmp.Compare(a.At.Filename, b.At.Filename), cmp.Compare(a.At.Offset, b.At.Offset))
	})
	return lines
}

// handlerPackages collects what the listing knows of the packages that a driver
// analyses.
type handlerPackages struct {
	mu   sync.Mutex
	own  []*listing.Package // of the main module or workspace
	rest []*listing.Package
}

// analyzer returns the analyzer that collects. It has a type of facts, of which
// there are none, because drivers analyse packages that are not asked for only for
// facts: what the others of the module register and wrap decides what is listed.
func (h *handlerPackages) analyzer() *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "handlers", Doc: "handlers: collect what is listed",
		Requires: []*analysis.Analyzer{listing.Analyzer}, FactTypes: []analysis.Fact{new(noFact)},
		Run: func(pass *analysis.Pass) (any, error) {
			h.add(pass)
			return nil, nil
		},
	}
}

// add adds a package.
func (h *handlerPackages) add(pass *analysis.Pass) {
	h.addPackage(pass.ResultOf[listing.Analyzer].(*listing.Package), isOwn(pass))
}

// addPackage adds a package, of the main module or workspace or of another one.
func (h *handlerPackages) addPackage(p *listing.Package, own bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	to := &h.rest
	if own {
		to = &h.own
	}
	*to = append(*to, p)
}

// isOwn reports whether a pass is on a package of the main module or workspace.
func isOwn(pass *analysis.Pass) bool { return pass.Module != nil && pass.Module.Main }

// of returns the packages of the module, and those that were asked for, by path.
func (h *handlerPackages) of(asked func(path string) bool) []*listing.Package {
	others := slices.DeleteFunc(h.rest, func(p *listing.Package) bool { return !asked(p.Path()) })
	return slices.SortedFunc(slices.Values(slices.Concat(h.own, others)), func(a, b *listing.Package) int {
		return strings.Compare(a.Path(), b.Path())
	})
}

// noFact is a fact that is never told.
type noFact struct{}

// AFact marks it as a fact.
func (*noFact) AFact() {}

// String returns what it says.
func (*noFact) String() string { return "nothing" }
