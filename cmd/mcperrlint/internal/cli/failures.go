package cli

import (
	"context"
	"errors"
	"path/filepath"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// listFailures writes what every tool, prompt and resource of the packages answers when something fails.
func (p *program) listFailures(ctx context.Context, args []string) (int, error) {
	if len(args) > 0 && args[0] == "schema" {
		return exitClean, p.printFailuresSchema(args[1:])
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
	if len(l.result.Broken)+len(l.result.Failed) > 0 {
		return exitBroken, nil
	}
	return exitClean, nil
}

// aimAt reads the command line of a command that says something of packages without findings.
func (p *program) aimAt(command string, args []string) (*linting, error) {
	o, err := parse(p, command, args)
	if err != nil {
		return nil, err
	}
	if o.fix || o.diff || o.baseline != "" || o.newFrom != "" || o.newSince != "" || len(o.outputs) > 0 && command == toolsCommand {
		return nil, errors.New(command + ": takes packages, and flags that say what is looked at, not what is done with findings")
	}
	l, err := newLinting(p, o)
	if err == nil {
		err = l.aim()
	}
	if err == nil {
		err = l.noFiles()
	}
	if err == nil {
		err = l.configure()
	}
	return l, err
}

// failures returns the tools of the packages with their failures, in the order of files. Paths are relative to where the
// program was started.
func (l *linting) failures(ctx context.Context) ([]failures.Tool, error) {
	var found failingPackages
	l.run.Analyzers = []*analysis.Analyzer{found.analyzer()}
	l.run.Tests, l.run.Fingerprint = false, "" // nothing of what is listed is kept between runs
	if err := l.analyse(ctx); err != nil {
		return nil, err
	}
	known := failures.Of(found.list)
	var tools []failures.Tool
	for _, s := range servedBy(l.linesOf(&found.handlers)) {
		tools = append(tools, l.failing(known, s))
	}
	return tools, nil
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
