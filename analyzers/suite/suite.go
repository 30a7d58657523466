// Package suite has all rules as one analyzer, for drivers that take analyzers
// package by package, such as Bazel's nogo.
package suite

import (
	"errors"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// Name is the name of the analyzer.
const Name = "mcperrlint_suite"

// Analyzer reports the findings of all rules, with the same messages.
//
// It requires each rule and the settings analyzer under their own names, so drivers
// that set flags of an analyzer and its requirements reach all flags.
var Analyzer = withOff(&analysis.Analyzer{
	Name: Name,
	Doc: Name + ": report what all rules of mcperrlint find\n\n" +
		"The flags of the rules are those of the analyzers that this one requires.",
	URL:      "https://github.com/mcperrlint/mcperrlint/blob/main/docs/bazel.md",
	Requires: append([]*analysis.Analyzer{analyzers.Settings()}, keep(analyzers.All())...),
	Run:      run,
})

// keep returns rules whose results hold what they report. They share their flags, and
// the layers below, with the originals, which can run beside them.
func keep(rules []*analysis.Analyzer) []*analysis.Analyzer {
	copies := make(map[*analysis.Analyzer]*analysis.Analyzer)
	list := make([]*analysis.Analyzer, len(rules))
	for i, a := range rules {
		copied := *a
		copied.Run = report.Keep(a.Run)
		list[i], copies[a] = &copied, &copied
	}
	for _, a := range list {
		requires := make([]*analysis.Analyzer, len(a.Requires))
		for i, r := range a.Requires {
			requires[i] = r
			if copied := copies[r]; copied != nil {
				requires[i] = copied
			}
		}
		a.Requires = requires
	}
	return list
}

func run(pass *analysis.Pass) (any, error) {
	off := offOf(pass.Analyzer)
	var failures []error
	told := make(map[string]bool) // wrong settings are the failure of all rules
	for _, a := range pass.Analyzer.Requires {
		used, isRule := pass.ResultOf[a].(*report.Used)
		if !isRule || off.has(a.Name) {
			continue
		}
		if err := used.Failure(); err != nil && !told[err.Error()] {
			failures = append(failures, err)
			told[err.Error()] = true
		}
		for _, d := range used.Kept() {
			if !off.has(a.Name + "/" + d.Category) {
				pass.Report(d)
			}
		}
	}
	return nil, errors.Join(failures...)
}
