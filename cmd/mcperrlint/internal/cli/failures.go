package cli

import (
	"context"
	"errors"
	"path/filepath"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// listFailures writes what every tool, prompt and resource of the packages answers when something fails.
func (p *program) listFailures(ctx context.Context, args []string) (int, error) {
	switch first(args) {
	case "schema":
		return exitClean, p.printFailuresSchema(args[1:])
	case "lock":
		return p.lockFailures(ctx, args[1:])
	case "diff":
		return p.diffFailures(ctx, args[1:])
	}
	l, err := p.aimAt(failuresCommand, args)
	if err != nil {
		return 0, err
	}
	tools, err := l.failures(ctx)
	if err != nil {
		return 0, err
	}
	if err := l.writeFailures(tools); err != nil {
		return 0, err
	}
	return l.loaded(), nil
}

// aimAt reads the command line of a command that says something of packages without findings.
func (p *program) aimAt(command string, args []string) (*linting, error) {
	l, err := p.commandLine(command, args)
	if err == nil {
		err = l.look()
	}
	return l, err
}

// commandLine reads the command line of such a command, and looks at nothing.
func (p *program) commandLine(command string, args []string) (*linting, error) {
	o, err := parse(p, command, args)
	if err != nil {
		return nil, err
	}
	writes := command != toolsCommand && command != lockCommand
	if o.fix || o.diff || o.baseline != "" || o.newFrom != "" || o.newSince != "" || len(o.outputs) > 0 && !writes {
		return nil, errors.New(command + ": takes packages, and flags that say what is looked at, not what is done with findings")
	}
	return newLinting(p, o)
}

// look finds out what was named, and which settings count for it.
func (l *linting) look() error {
	if err := l.aim(); err != nil {
		return err
	}
	if err := l.noFiles(); err != nil {
		return err
	}
	return l.configure()
}

// failures returns the tools of the packages with their failures, in the order of files. Paths are relative to where the
// program was started.
func (l *linting) failures(ctx context.Context) ([]failures.Tool, error) {
	var found failingPackages
	found.collectIn(&l.run)
	if err := l.analyse(ctx); err != nil {
		return nil, err
	}
	return l.toolsOf(&found), nil
}

// toolsOf returns the tools of the packages of the run.
func (l *linting) toolsOf(found *failingPackages) []failures.Tool {
	known := failures.Of(found.list)
	var tools []failures.Tool
	for _, s := range servedBy(l.linesOf(&found.handlers)) {
		tools = append(tools, l.failing(known, s))
	}
	return tools
}

// failing returns one tool with its failures.
func (l *linting) failing(known *failures.Catalogue, s served) failures.Tool {
	line := s.line
	tool := failures.Tool{
		Name: s.name, Kind: line.Kind, Library: line.Library, Package: line.Package, Function: failures.Called(line.Package + "." + line.Function),
		At:         failures.Place{File: line.At.Filename, Line: line.At.Line, Column: line.At.Column},
		Registered: []failures.Place{}, Failures: []failures.Failure{}, Unknown: []string{},
	}
	for _, at := range line.Registered {
		if listing.ShortName(at.What) == s.name {
			tool.Registered = append(tool.Registered, failures.Place{File: at.At.Filename, Line: at.At.Line, Column: at.At.Column})
		}
	}
	known.Fill(&tool, s.ways)
	tool.Shorten(func(file string) string { return filepath.ToSlash(l.short(file)) })
	return tool
}

// failingPackages collects what packages say of their failures.
type failingPackages struct {
	handlers handlerPackages

	mu   sync.Mutex
	list []*failures.Package
}

// collectIn has a run collect.
func (f *failingPackages) collectIn(run *driver.Config) {
	run.Analyzers = []*analysis.Analyzer{f.analyzer()}
	run.Tests, run.Fingerprint = false, "" // nothing of what is listed is kept between runs
}

// analyzer returns the analyzer that collects. It has a type of facts for the reason that that of handlers has one.
func (f *failingPackages) analyzer() *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "failing", Doc: "failing: collect how functions fail",
		Requires: []*analysis.Analyzer{listing.Analyzer, failures.Analyzer}, FactTypes: []analysis.Fact{new(noFact)},
		Run: func(pass *analysis.Pass) (any, error) {
			f.handlers.add(pass)
			f.mu.Lock()
			defer f.mu.Unlock()
			f.list = append(f.list, pass.ResultOf[failures.Analyzer].(*failures.Package))
			return nil, nil
		},
	}
}
