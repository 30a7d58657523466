package contractuse

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

const (
	name                    = "contractuse"
	categoryPreferFail      = "prefer-fail"
	categoryUnknownReason   = "unknown-reason"
	categoryUnproduced      = "unproduced"
	categoryWrongContract   = "wrong-contract"
	categoryUnknownContract = "unknown-contract"
)

//go:embed doc.go
var source string

// Analyzer reports where handlers and their contracts do not fit together.
var Analyzer = report.Analyzer(name, source, run, contracts.Analyzer, errflow.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryPreferFail, Severity: rule.Warning, Summary: "an error with a declared code is made without the contract that declares it"},
			{Name: categoryUnknownReason, Severity: rule.Error, Summary: "a contract is asked for a reason that it does not declare"},
			{Name: categoryUnproduced, Severity: rule.Warning, Summary: "nothing that the handlers of a contract reach produces a declared failure"},
			{Name: categoryWrongContract, Severity: rule.Warning, Summary: "a handler fails through the contract of another tool"},
			{Name: categoryUnknownContract, Severity: rule.Error, Summary: "a directive names no contract"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := checker{pass: pass, known: pass.ResultOf[contracts.Analyzer].(*contracts.Result)}
	c.unknownContracts()
	c.unknownReasons()
	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	for _, b := range c.known.Bindings {
		list, all := contracts.ProductionsOf(flow, c.known, b.Func)
		c.handlers = append(c.handlers, handler{b, list, all})
	}
	c.wrongContracts()
	c.direct()
	c.unproduced()
	return nil, nil
}

// A checker looks at the contracts of one package.
type checker struct {
	pass     *analysis.Pass
	known    *contracts.Result
	handlers []handler
}

// A handler is a handler with a contract and what it can fail with.
type handler struct {
	*contracts.Binding
	productions []contracts.Production
	all         bool // nothing else is possible
}

// called returns how messages call a contract, or what they say where no variable holds it.
func (c *checker) called(k *contracts.Contract, otherwise string) string {
	if name := k.Name(c.pass.Pkg); name != "" {
		return report.Code(name)
	}
	return otherwise
}
