package cli

import (
	"context"
	"fmt"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// memory is what is kept of a module between runs: a run after an edit repeats only what the edit changes. The values that code
// lenses need are not kept. They hold all packages, and each depends on all that a package is built from, so that an edit of a
// leaf would take as long as a first run.
type memory struct {
	resident *driver.Resident
	asked    string                // what the resident was made for
	tell     func(driver.Progress) // is told of the run that is under way
}

// run looks at the module as fast as it can.
func (m *memory) run(ctx context.Context, cfg driver.Config) (*driver.Result, error) {
	m.tell = cfg.Progress
	if asked := askedBy(cfg); m.resident == nil || m.asked != asked {
		m.Close()
		cfg := cfg
		cfg.Progress = func(p driver.Progress) {
			if m.tell != nil {
				m.tell(p)
			}
		}
		m.resident, m.asked = driver.NewResident(cfg), asked
	}
	return m.resident.Run(ctx, cfg.Overlay)
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

// Close forgets what was kept.
func (m *memory) Close() {
	if m.resident != nil {
		m.resident.Close()
	}
	m.resident, m.asked = nil, ""
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

// toolsOfModule returns the tools of a module with their failures. Tests are packages of their own, whose handlers nobody
// serves: they are left out.
func toolsOfModule(ctx context.Context, l *linting) ([]failures.Tool, error) {
	cfg := l.run
	cfg.Analyzers, cfg.Keep = []*analysis.Analyzer{serving}, []*analysis.Analyzer{serving}
	cfg.Tests, cfg.Fingerprint, cfg.Progress = false, "", nil
	result, err := driver.Run(ctx, cfg)
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
