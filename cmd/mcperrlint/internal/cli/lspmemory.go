package cli

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// memory is what is kept of a module between runs. The first findings come from the cache on the disk, where the values are not
// that code lenses need. Once these are computed, a run after an edit has both, and repeats only what the edit changes.
type memory struct {
	resident *driver.Resident
	asked    string         // what the resident was made for
	warm     bool           // it has seen all packages
	last     *driver.Result // of the last run, if it has the values
}

// run looks at the module as fast as it can.
func (m *memory) run(ctx context.Context, cfg driver.Config) (*driver.Result, error) {
	m.last = nil
	if !m.warm || m.asked != askedBy(cfg) {
		return driver.Run(ctx, cfg)
	}
	result, err := m.resident.Run(ctx, cfg.Overlay)
	m.last = result
	return result, err
}

// askedBy returns what a configuration asks for, beside the texts of files: another answer needs another resident. The
// flags of rules belong to it.
func askedBy(cfg driver.Config) string {
	text := fmt.Sprintf("%q %q %t", cfg.Patterns, cfg.BuildFlags, cfg.Tests)
	for _, a := range cfg.Analyzers {
		text += " " + a.Name
	}
	flags, _ := heldFlags() // which have been set before
	for _, f := range flags {
		text += fmt.Sprintf(" %q", f.text)
	}
	return text
}

// values returns a result with the values that code lenses need: the last one, or that of a run.
func (m *memory) values(ctx context.Context, cfg driver.Config) (*driver.Result, error) {
	if m.last != nil {
		return m.last, nil
	}
	if asked := askedBy(cfg); m.resident == nil || m.asked != asked {
		kept := cfg
		kept.Analyzers, kept.Keep = append(slices.Clone(cfg.Analyzers), serving), []*analysis.Analyzer{serving}
		kept.Overlay, kept.Progress = nil, nil
		m.resident, m.asked, m.warm = driver.NewResident(kept), asked, false
	}
	result, err := m.resident.Run(ctx, cfg.Overlay)
	m.warm = m.warm || err == nil
	return result, err
}

// Close forgets what was kept.
func (m *memory) Close() {
	if m.resident != nil {
		m.resident.Close()
	}
	*m = memory{}
}

// A servingPackage is what one package says of handlers, and of how its functions fail.
type servingPackage struct {
	own      bool // it is of the main module or workspace
	handlers *listing.Package
	failures *failures.Package
}

// serving provides a *servingPackage. It has a type of facts for the reason that the analyzer of handlers has one.
var serving = &analysis.Analyzer{
	Name: "serving", Doc: "serving: keep what is known of handlers and failures",
	Requires: []*analysis.Analyzer{listing.Analyzer, failures.Analyzer}, FactTypes: []analysis.Fact{new(noFact)},
	ResultType: reflect.TypeFor[*servingPackage](),
	Run: func(pass *analysis.Pass) (any, error) {
		return &servingPackage{isOwn(pass), pass.ResultOf[listing.Analyzer].(*listing.Package), pass.ResultOf[failures.Analyzer].(*failures.Package)}, nil
	},
}

// tools returns the tools of the module with their failures. Tests are packages of their own, whose handlers nobody serves: with
// them, nothing can be kept.
func (m *memory) tools(ctx context.Context, l *linting) ([]failures.Tool, error) {
	if l.run.Tests {
		return l.failures(ctx)
	}
	result, err := m.values(ctx, l.run)
	if err != nil {
		return nil, err
	}
	l.result = result
	var found failingPackages
	for _, value := range result.Values(serving) {
		p := value.(*servingPackage)
		found.handlers.addPackage(p.handlers, p.own)
		found.list = append(found.list, p.failures)
	}
	return l.toolsOf(&found), nil
}
