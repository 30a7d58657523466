package cli

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// listHandlers prints every handler of the packages, how it was found, what it
// is registered as and which seam stands before the wire. It returns the exit
// status.
func (p *program) listHandlers(ctx context.Context, o *options) (int, error) {
	patterns := o.patterns
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	asked, module, err := modulePackages(ctx, o.build, patterns)
	if err != nil {
		return 0, err
	}
	program, failed, err := p.findHandlers(ctx, o.build, module)
	if err != nil {
		return 0, err
	}
	lines := slices.DeleteFunc(listing.Lines(program), func(l listing.Line) bool { return !asked[l.Package] })
	dir, _ := os.Getwd() // without it, paths stay absolute
	err = printLines(p.out, lines, func(p token.Position) string { return shortened(dir, p) })
	if failed {
		return exitBroken, err
	}
	return exitClean, err
}

// modulePackages returns the import paths of the packages that patterns name,
// and of those and all packages of the same modules that they are built from:
// what is known about these decides what is found in those.
func modulePackages(ctx context.Context, build, patterns []string) (asked map[string]bool, module []string, err error) {
	mode := packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedModule
	named, err := packages.Load(&packages.Config{Context: ctx, Mode: mode, BuildFlags: build}, patterns...)
	if err != nil {
		return nil, nil, explainRun(err)
	}
	asked = make(map[string]bool, len(named))
	for _, pkg := range named {
		if err := wrongPattern(pkg); err != nil {
			return nil, nil, err
		}
		asked[pkg.PkgPath] = true
	}
	if len(asked) == 0 {
		return nil, nil, errors.New("no packages match " + strings.Join(patterns, " "))
	}
	packages.Visit(named, nil, func(pkg *packages.Package) {
		if asked[pkg.PkgPath] || pkg.Module != nil && pkg.Module.Main {
			module = append(module, pkg.PkgPath)
		}
	})
	return asked, module, nil
}

// wrongPattern returns an error if a package stands for a pattern that cannot mean
// any.
func wrongPattern(pkg *packages.Package) error {
	for _, e := range pkg.Errors {
		if isOutside(e.Msg) {
			return noModule(e.Msg)
		}
	}
	if len(pkg.Errors) > 0 {
		return noDirectory(pkg.PkgPath)
	}
	return nil
}

// findHandlers runs the listing over packages. It prints what is wrong with
// those that do not load, and reports whether there are any.
func (p *program) findHandlers(ctx context.Context, build, paths []string) (program []*listing.Package, failed bool, err error) {
	loaded, err := packages.Load(&packages.Config{
		Context: ctx, Mode: packages.LoadSyntax | packages.NeedModule, BuildFlags: build,
	}, paths...)
	if err != nil {
		return nil, false, err
	}
	for _, pkg := range loaded {
		for _, e := range pkg.Errors {
			fmt.Fprintln(p.err, e)
			failed = true
		}
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{listing.Analyzer}, loaded, nil)
	if err != nil {
		return nil, failed, err
	}
	for _, action := range graph.Roots {
		if pkg, ok := action.Result.(*listing.Package); ok {
			program = append(program, pkg)
		} else if action.Err != nil && !action.Package.IllTyped {
			p.warn("%s: %v", action.Package.PkgPath, action.Err)
			failed = true
		}
	}
	return program, failed, nil
}

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
