package silentdefault

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name            = "silentdefault"
	categoryParsed  = "parsed"
	categoryElement = "element"
	categoryUnused  = "unused"
	categoryType    = "type"
	categoryEmpty   = "empty"
	categoryServer  = "unchecked"
	categoryNever   = "never"
	categoryChoice  = "enumeration"
)

//go:embed doc.go
var source string

// Analyzer reports arguments that are replaced without a word.
var Analyzer = report.Strict(report.Analyzer(name, source, run, program.Analyzer, handlers.Analyzer, defaults.Replaced, inputs.Types, defaults.Choices, flow.Analyzer, scenario.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryParsed, Severity: rule.Warning, Summary: "an argument that cannot be parsed is replaced, and nobody is told"},
			{Name: categoryUnused, Tier: rule.Strict, Severity: rule.Warning, Summary: "an argument that a tool declares is read by nobody"},
			{Name: categoryType, Tier: rule.Strict, Severity: rule.Warning, Summary: "false, 0 or no list stands for an argument of another type, or for a required one that is missing, and nobody is told"},
			{Name: categoryEmpty, Tier: rule.Strict, Severity: rule.Warning, Summary: "an empty text, or an empty list that must be given, stands for such an argument, and nobody is told"},
			{Name: categoryServer, Severity: rule.Warning, Summary: "a server does not check arguments, and its handlers drop those of another type without a word"},
			{Name: categoryNever, Severity: rule.Warning, Summary: "an argument is read as a type of which none ever is"},
			{Name: categoryElement, Tier: rule.Strict, Severity: rule.Warning, Summary: "elements of an argument that have another type are left out, and nobody is told"},
			{Name: categoryChoice, Tier: rule.Strict, Severity: rule.Warning, Summary: "any text that an argument may not be is taken for a default, and nobody is told"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	known := pass.ResultOf[defaults.Replaced].(*defaults.ReplacedResult)
	c := checker{pass: pass, found: pass.ResultOf[handlers.Analyzer].(*handlers.Result)}
	args := pass.ResultOf[inputs.Types].(*inputs.TypesResult)
	p := pass.ResultOf[program.Analyzer].(*program.Program)
	if args.Server != nil || c.found.Looked() { // else nobody asks: packages without handlers are not built
		c.described = inputs.DescriptionsOf(p, c.found)
	}
	if args.Server != nil {
		report.Report(pass, c.unchecked(args.Server))
	}
	c.checks = args.Checks
	c.never, c.told = make(map[ssa.Instruction]bool), make(map[ssa.Value]bool)
	for _, n := range args.Nevers {
		c.never[n.Assert] = true
		report.Report(pass, c.neverHolds(n))
	}
	if !c.found.Looked() {
		return nil, nil
	}
	c.machine = scenario.Of(pass)
	for _, u := range inputs.UnreadOf(p, c.found) {
		report.Report(pass, c.unused(u))
	}
	for _, s := range inputs.Shares(pass, p, c.found) {
		c.shared(s)
	}
	c.undeclared()
	c.enumerations(pass.ResultOf[defaults.Choices].(*defaults.ChoicesResult), args.Checks)
	c.functions(p.Short(), known)
	return nil, nil
}

// functions reports what single functions do with arguments.
func (c *checker) functions(list []*ssa.Function, known *defaults.ReplacedResult) {
	for _, fn := range list {
		c.parsed(known.Of(fn))
		for _, h := range known.Handed(fn) {
			if !syntax.InTest(c.pass.Fset, h.Call.Pos()) {
				report.Report(c.pass, c.handed(h, known.Home))
			}
		}
		c.assertions(fn)
		c.typed(fn)
	}
}
