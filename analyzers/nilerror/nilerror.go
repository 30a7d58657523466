package nilerror

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name            = "nilerror"
	categoryTold    = "told"
	categoryEarly   = "early"
	categoryCreated = "created"
	categoryTyped   = "typed"
)

//go:embed doc.go
var source string

// Analyzer reports errors that are nil where they are told, or are not asked where they
// decide.
var Analyzer = report.Strict(report.Analyzer(name, source, run, program.Analyzer, flow.Analyzer, handlers.Analyzer, errflow.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryTold, Severity: rule.Warning, Tier: rule.Strict, Summary: "an error is told that is nil there, not strict where it always is, or the status of a response has led there"},
			{Name: categoryEarly, Severity: rule.Warning, Tier: rule.Strict, Summary: "a value is judged before the error that came with it"},
			{Name: categoryCreated, Severity: rule.Warning, Tier: rule.Strict, Summary: "something is created because of any error of asking for it"},
			{Name: categoryTyped, Severity: rule.Warning, Summary: "a pointer that can be nil is returned as an error"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	serves := len(pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers) > 0
	if !flow.Known() || !syntax.IsModuleAnalysed(pass) || pass.Pkg.Name() == "main" && !serves {
		return nil, nil // not part of a server
	}
	c := checker{pass: pass, flow: flow, set: sdk.Of(pass.Pkg), serves: serves}
	for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Short() {
		for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
			switch instr := instr.(type) {
			case *ssa.Call:
				c.call(instr)
			case *ssa.Return:
				c.typed(instr)
			}
		}
	}
	return nil, nil
}

// A checker looks at one package.
type checker struct {
	pass   *analysis.Pass
	flow   *errflow.Flow
	set    *sdk.Set
	serves bool // the package has handlers
}

// A failing is a call that returns an error beside other things.
type failing struct {
	call   *ssa.Call
	err    ssa.Value
	given  []ssa.Value
	source string // its name, as a message shows it
}

// call looks at what is done with the error of one call.
func (c *checker) call(call *ssa.Call) {
	results := call.Call.Signature().Results()
	last := results.Len() - 1
	obj := program.Called(call.Common())
	if last < 0 || obj == nil || !program.IsError(results.At(last).Type()) {
		return
	}
	f := failing{call: call, source: report.Func(syntax.ShortName(obj))}
	for x := range program.UsesAs[*ssa.Extract](call) {
		if x.Index != last {
			f.given = append(f.given, x)
		}
	}
	if errs := calls.ResultsOf(call, last); len(errs) > 0 {
		f.err = errs[0]
	}
	if f.err == nil || f.err.Referrers() == nil {
		return
	}
	c.told(f)
	c.early(f)
	c.used(f)
	c.created(f)
}

// isOutside reports whether the error of a call can be one of what lies outside of the
// process.
func (c *checker) isOutside(f failing) bool {
	failures := c.flow.Failures(f.call, f.call.Call.Signature().Results().Len()-1)
	return slices.ContainsFunc(failures, cause.Failure.IsOutside)
}

// report reports what is wrong at an instruction. Nothing but the preset strict asks for it if few would mend it, or if
// no handler in the package can lead there.
func (c *checker) report(instr ssa.Instruction, strict bool, f report.Finding) {
	f.Pos, f.Strict = instr.Pos(), strict || !c.serves
	report.Report(c.pass, f)
}
