package cli

import (
	"context"
	"fmt"
	"go/token"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// listHandlers prints every handler of the packages, how it was found, what it
// is registered as and which seam stands before the wire. It returns the exit
// status.
func (p *program) listHandlers(ctx context.Context, o *options) (int, error) {
	l, err := newLinting(p, o)
	if err == nil {
		err = l.configure()
	}
	if err != nil {
		return 0, err
	}
	var found handlerPackages
	l.run.Analyzers = []*analysis.Analyzer{found.analyzer()}
	l.run.Tests, l.run.Fingerprint = false, "" // nothing of what is listed is kept between runs
	if err := l.analyse(ctx); err != nil {
		return 0, err
	}
	if err := l.tell(problems(l.result)); err != nil {
		return 0, err
	}
	asked := func(path string) bool { return slices.Contains(l.result.Packages, path) }
	lines := slices.DeleteFunc(listing.Lines(found.of(asked)), func(l listing.Line) bool { return !asked(l.Package) })
	if err := printLines(p.out, lines, func(p token.Position) string { return shortened(l.work, p) }); err != nil {
		return 0, err
	}
	if len(l.result.Broken)+len(l.result.Failed) > 0 {
		return exitBroken, nil
	}
	return exitClean, nil
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
			h.mu.Lock()
			defer h.mu.Unlock()
			to := &h.rest
			if pass.Module != nil && pass.Module.Main {
				to = &h.own
			}
			*to = append(*to, pass.ResultOf[listing.Analyzer].(*listing.Package))
			return nil, nil
		},
	}
}

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

// printLines prints lines in the order of files, and a summary.
func printLines(out io.Writer, lines []listing.Line, place func(token.Position) string) error {
	slices.SortFunc(lines, func(a, b listing.Line) int {
		if c := strings.Compare(a.At.Filename, b.At.Filename); c != 0 {
			return c
		}
		return a.At.Offset - b.At.Offset
	})
	var text strings.Builder
	var count [listing.GivenUp + 1]int
	for _, line := range lines {
		fmt.Fprintf(&text, "%s: %s\n", place(line.At), line.Text(place))
		count[line.Role]++
	}
	fmt.Fprintf(&text, "%d handlers, %d seams, %d installations of middleware, %d functions given up\n",
		count[listing.Handler], count[listing.Seam], count[listing.Middleware], count[listing.GivenUp])
	_, err := io.WriteString(out, text.String())
	return err
}

// shortened returns a position with a path that is relative to dir, if it is
// below it.
func shortened(dir string, p token.Position) string {
	if rel, err := filepath.Rel(dir, p.Filename); err == nil && !strings.HasPrefix(rel, "..") {
		p.Filename = rel
	}
	return p.String()
}
