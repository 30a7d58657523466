// Package golangci is the module plugin for golangci-lint. A golangci-lint that
// imports it has the linter mcperrlint:
//
//	linters:
//	  enable: [mcperrlint]
//	  settings:
//	    custom:
//	      mcperrlint:
//	        type: module
//	        settings:
//	          preset: default
//
// Its settings are those of the configuration file, except what golangci-lint
// decides itself; see docs/golangci.md.
package golangci

import (
	"fmt"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Name is the name of the linter.
const Name = "mcperrlint"

func init() { register.Plugin(Name, New) }

// A plugin is the linter with its settings.
type plugin struct{ settings *settings }

// New returns the linter with the settings that golangci-lint read from its
// configuration, or an error if they are invalid.
func New(conf any) (register.LinterPlugin, error) {
	s, err := decode(conf)
	if err != nil {
		return nil, printable.Error(err)
	}
	return plugin{s}, nil
}

// GetLoadMode says that rules need types.
func (p plugin) GetLoadMode() string { return register.LoadModeTypesInfo }

// BuildAnalyzers returns the rules that run, with flags that no other linter sees.
func (p plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	suite := analyzers.New()
	for _, o := range p.settings.own {
		if err := suite.Settings.Flags.Set(o.list, o.entry.String()); err != nil {
			return nil, printable.Error(fmt.Errorf("%s: %w", o.list, err))
		}
	}
	var run []*analysis.Analyzer
	for _, r := range suite.Rules {
		if err := p.settings.Apply(r); err != nil {
			return nil, printable.Error(err)
		}
		if p.settings.Enabled(r) {
			adapt(r, &p.settings.Selection)
			run = append(run, r.Analyzer)
		}
	}
	return run, nil
}

// adapt fits a rule to what golangci-lint shows. It writes the name of an analyzer
// before its messages unless that is the name of the linter, but ours end with the
// name of the rule. It makes an issue of its own of every related place. And it reads
// nolint itself.
func adapt(r analyzers.Rule, asked *selection.Selection) {
	run := r.Analyzer.Run
	described := r
	described.Analyzer = &analysis.Analyzer{Name: r.Analyzer.Name}
	r.Analyzer.Name = Name
	r.Analyzer.Run = func(pass *analysis.Pass) (any, error) {
		own := *report.LeaveNolint(pass)
		own.Report = func(d analysis.Diagnostic) {
			if asked.Shows(described, d.Category) {
				d.Related = nil
				pass.Report(d)
			}
		}
		return run(&own)
	}
}
