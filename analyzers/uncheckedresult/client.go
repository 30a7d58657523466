package uncheckedresult

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// clients knows which calls of a package call a tool of a server.
type clients struct {
	pass    *analysis.Pass
	set     *sdk.Set
	program *program.Program
	passing *summary.Table[bool] // whether a function passes on the result of a call, and does not look at the flag itself
}

// clientsIn returns what is known of a package. Functions can pass on what others pass on,
// also in circles.
func clientsIn(pass *analysis.Pass, set *sdk.Set, p *program.Program) *clients {
	c := &clients{pass: pass, set: set, program: p}
	candidates := slices.DeleteFunc(slices.Clone(p.Functions()), func(fn *ssa.Function) bool {
		return !c.isOfTool(fn.Signature) || c.looks(fn)
	})
	c.passing = summary.NewTable(pass, summary.Domain[bool]{Transfer: c.passesOn, Equal: summary.Same[bool]})
	c.passing.Settle(summary.Components(candidates, c.callees))
	return c
}

// calls reports whether a call gives the result of a tool as it came, flag and all: one of
// a client, of an interface that a client has, or of a function of the package that
// passes such a result on and does not look at the flag itself.
func (c *clients) calls(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if _, row, ok := c.set.ClientCall(obj); ok {
		return !row.HidesToolError
	}
	if obj == nil || !c.isOfTool(obj.Signature()) {
		return false
	}
	if !call.Call.IsInvoke() {
		return c.passes(program.Declaration(call.Call.StaticCallee()))
	}
	if c.set.ClientMethod(obj) {
		return true
	}
	methods := calls.Own(calls.Of(c.pass).Of(call))
	return len(methods) > 0 && !slices.ContainsFunc(methods, func(fn *ssa.Function) bool { return !c.passes(fn) })
}

func (c *clients) passes(fn *ssa.Function) bool {
	known, _ := c.passing.Own(fn)
	return known
}

// callees returns the functions of the package that a function calls to get the result of a tool.
func (c *clients) callees(fn *ssa.Function) (list []*ssa.Function) {
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if c.isOfTool(call.Call.Signature()) {
			list = append(list, calls.Own(calls.Of(c.pass).Of(call))...)
		}
	}
	return list
}

// isOfTool reports whether a function returns the result of a tool and an error.
func (c *clients) isOfTool(signature *types.Signature) bool {
	results := signature.Results()
	if results.Len() != 2 {
		return false
	}
	_, row, ok := c.set.Result(results.At(0).Type())
	return ok && row.IsError != ""
}

// looks reports whether a function looks at the flag of a result.
func (c *clients) looks(fn *ssa.Function) bool {
	for at := range program.Instructions[*ssa.FieldAddr](fn.Blocks) {
		if c.set.ResultField(paths.FieldOf(at)) == sdk.ErrorFlag {
			return true
		}
	}
	return false
}

// passesOn reports whether a function returns the result of a call of a tool.
func (c *clients) passesOn(fn *ssa.Function) bool {
	return slices.ContainsFunc(fn.Blocks, func(block *ssa.BasicBlock) bool {
		ret, ok := block.Instrs[len(block.Instrs)-1].(*ssa.Return)
		return ok && len(ret.Results) > 0 && c.isResult(program.Given(ret, 0))
	})
}

// isResult reports whether a value is the result of a call of a tool.
func (c *clients) isResult(v ssa.Value) bool {
	call, ok := paths.PartOf[*ssa.Call](v, 0)
	return ok && c.calls(call)
}
