package contracts_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// bindings reports what was found, so that fixtures can say what they want.
var bindings = &analysis.Analyzer{
	Name:     "bindings",
	Doc:      "bindings: report the contracts of handlers",
	Requires: []*analysis.Analyzer{contracts.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		found := pass.ResultOf[contracts.Analyzer].(*contracts.Result)
		for _, b := range found.Bindings {
			pass.Reportf(b.Func.Pos(), "bound to %s by %s", nameOf(pass, b.Contract), b.By)
		}
		for _, f := range found.Foreign {
			pass.Reportf(f.Pos, "foreign %s bound to %s", f.Func.Name(), nameOf(pass, f.Contract))
		}
		for _, d := range found.Unknown {
			pass.Reportf(d.Comment.Pos(), "%s: %s", d.Name, d.Wrong)
		}
		return nil, nil
	},
}

// calls reports the calls of methods of contracts.
var calls = &analysis.Analyzer{
	Name:     "calls",
	Doc:      "calls: report the calls of methods of contracts",
	Requires: []*analysis.Analyzer{contracts.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, c := range pass.ResultOf[contracts.Analyzer].(*contracts.Result).Calls {
			reasons := "?"
			if c.Known {
				reasons = fmt.Sprint(c.Reasons)
			}
			pass.Reportf(c.Pos, "%s of %s with %s", c.Method, nameOf(pass, c.Contract), reasons)
		}
		return nil, nil
	},
}

func nameOf(pass *analysis.Pass, c *contracts.Contract) string {
	if c == nil {
		return "?"
	}
	if name := c.Name(pass.Pkg); name != "" {
		return name
	}
	return "a literal"
}

func TestFacts(t *testing.T) {
	fixture.RunAt(t, contracts.Analyzer, "current/contracts", "./orders", "./other", "./owner")
}

func TestBindings(t *testing.T) {
	fixture.RunAt(t, bindings, "current/contracts", "./registered", "./used", "./directive", "./mcpgo", "./held", "./odd")
}

func TestCalls(t *testing.T) {
	fixture.RunAt(t, calls, "current/contracts", "./values")
}

func TestHow(t *testing.T) {
	assert.Equal(t, "use", contracts.ByUse.String())
	assert.Less(t, contracts.ByUse, contracts.ByRegistration)
	assert.Less(t, contracts.ByRegistration, contracts.ByDirective)
}
