package argassert

import (
	"cmp"
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name             = "argassert"
	categoryArgument = "argument"
	categoryWhole    = "arguments"
)

//go:embed doc.go
var source string

// Analyzer reports type assertions on the arguments of calls that can panic.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer, handlers.Analyzer, inputs.Assertions, flow.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.UncaughtException,
		Categories: []rule.Category{
			{Name: categoryArgument, Severity: rule.Warning, Summary: "an argument, or a part of one, is asserted to be of a type"},
			{Name: categoryWhole, Severity: rule.Warning, Summary: "all arguments of a call are asserted to be an object"},
		},
	}
}

// byFunction returns assertions by the declared functions that they stand in, in the order of the source.
func byFunction(assertions []*ssa.TypeAssert) [][]*ssa.TypeAssert {
	var groups [][]*ssa.TypeAssert
	index := make(map[*ssa.Function]int)
	for _, assert := range assertions {
		fn := program.Outermost(assert.Parent())
		if _, known := index[fn]; !known {
			index[fn] = len(groups)
			groups = append(groups, nil)
		}
		groups[index[fn]] = append(groups[index[fn]], assert)
	}
	for _, group := range groups {
		slices.SortStableFunc(group, func(a, b *ssa.TypeAssert) int { return cmp.Compare(a.Pos(), b.Pos()) })
	}
	return groups
}

func run(pass *analysis.Pass) (any, error) {
	set, found := sdk.Of(pass.Pkg), pass.ResultOf[inputs.Assertions].(*inputs.AssertionsResult)
	for _, group := range byFunction(found.Assertions) {
		reportFunction(pass, set, group)
	}
	for _, e := range found.Elsewhere {
		reportElsewhere(pass, e)
	}
	return nil, nil
}
