package undeclaredcode

import (
	_ "embed"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name           = "undeclaredcode"
	categoryCode   = "code"
	categoryReason = "reason"
)

//go:embed doc.go
var source string

// Analyzer reports codes and reasons that contracts lack.
var Analyzer = report.Analyzer(name, source, run, contracts.Analyzer, errflow.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryCode, Severity: rule.Warning, Summary: "a handler can fail with a code that its contract does not declare"},
			{Name: categoryReason, Severity: rule.Warning, Summary: "a handler can fail with a reason that its contract does not declare"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	known := pass.ResultOf[contracts.Analyzer].(*contracts.Result)
	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	for _, b := range known.Bindings {
		if isTold(known, b) {
			continue
		}
		list, _ := contracts.ProductionsOf(flow, known, b.Func)
		check(pass, known, handler{b.Who(), b.Func.Pos(), b.Contract, list})
	}
	for _, f := range known.Foreign {
		list := contracts.ProductionsElsewhere(flow, known, f.Func, f.Pos)
		check(pass, known, handler{report.Subject{Names: []string{report.Func(f.Func.Pkg().Name() + "." + f.Func.Name())}}, f.Pos, f.Contract, list})
	}
	return nil, nil
}

// isTold reports whether a handler is one only because others hand their calls on to it, whose
// contracts are known: what is told of them is told of it.
func isTold(known *contracts.Result, b *contracts.Binding) bool {
	if b.Handler == nil || b.Handler.Found != handlers.ByDelegation || b.By == contracts.ByDirective {
		return false
	}
	return !slices.ContainsFunc(b.Handler.Heads(), func(h *handlers.Handler) bool {
		return h == b.Handler || known.Of(h.Func) == nil
	})
}

// A handler is a handler with a contract.
type handler struct {
	who         report.Subject
	pos         token.Pos
	contract    *contracts.Contract
	productions []contracts.Production
}

func check(pass *analysis.Pass, known *contracts.Result, h handler) {
	if len(h.contract.Entries) == 0 || !h.contract.Complete() {
		return
	}
	for _, l := range missing(known, h) {
		report.Report(pass, l.finding(pass, h))
	}
}

// A lack is a code or a reason that a contract does not declare, with the
// productions of it.
type lack struct {
	category string
	places   []contracts.Production
}

// missing returns what the contract of a handler lacks, in the order of the
// first productions.
func missing(known *contracts.Result, h handler) []*lack {
	var found []*lack
	for _, p := range h.productions {
		category := lacks(h.contract, known, p)
		if category == "" {
			continue
		}
		var same *lack
		for _, l := range found {
			if l.category == category && l.is(p) {
				same = l
			}
		}
		if same == nil {
			same = &lack{category: category}
			found = append(found, same)
		}
		same.places = append(same.places, p)
	}
	return found
}

func (l *lack) is(p contracts.Production) bool {
	if l.category == categoryReason {
		return l.places[0].Reason == p.Reason
	}
	return l.places[0].Code == p.Code
}

// lacks returns the category of what a contract lacks of a production, or "".
func lacks(c *contracts.Contract, known *contracts.Result, p contracts.Production) string {
	switch {
	case p.ByContract && (p.Contract == c || p.Own && p.Contract == nil):
		return "" // contractuse looks at the reasons that are passed to it
	case p.ByContract && p.Contract != nil && p.Own && known.InUse(p.Contract):
		return "" // contractuse reports that it is the contract of another tool
	}
	switch contracts.LackOf(c.Value(), p.Reason, p.Code) {
	case contracts.TheReason:
		return categoryReason
	case contracts.TheCode:
		return categoryCode
	}
	return ""
}
