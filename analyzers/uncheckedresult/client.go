package uncheckedresult

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// clients knows which calls of a package call a tool of a server.
type clients struct {
	pass    *analysis.Pass
	set     *sdk.Set
	program *ssa.Program
	inside  []*ssa.Function // what is being looked at
}

// calls reports whether a call gives the result of a tool as it came, flag and all: one of
// a client, of an interface that a client has, or of a function of the package that
// passes such a result on and does not look at the flag itself.
func (c *clients) calls(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if _, row, ok := c.set.ClientCall(obj); ok {
		return !row.HidesToolError
	}
	if obj == nil || !c.isOfTool(obj) {
		return false
	}
	if !call.Call.IsInvoke() {
		return c.passesOn(program.Declaration(call.Call.StaticCallee()))
	}
	if c.set.ClientMethod(obj) {
		return true
	}
	methods := handlers.Implementations(c.pass.Pkg, obj)
	return len(methods) > 0 && !slices.ContainsFunc(methods, func(m *types.Func) bool { return !c.passesOn(c.program.FuncValue(m.Origin())) })
}

// isOfTool reports whether a function returns the result of a tool and an error.
func (c *clients) isOfTool(obj *types.Func) bool {
	results := obj.Signature().Results()
	if results.Len() != 2 {
		return false
	}
	_, row, ok := c.set.Result(results.At(0).Type())
	return ok && row.IsError != ""
}

// passesOn reports whether a function of the package returns the result of a call of a
// tool, and does not look at the flag of it.
func (c *clients) passesOn(fn *ssa.Function) bool {
	if fn == nil || len(fn.Blocks) == 0 || slices.Contains(c.inside, fn) {
		return false
	}
	c.inside = append(c.inside, fn)
	defer func() { c.inside = c.inside[:len(c.inside)-1] }()
	passes := false
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			switch instr := instr.(type) {
			case *ssa.FieldAddr:
				if c.set.ResultField(program.Field(instr.X.Type(), instr.Field)) == sdk.ErrorFlag {
					return false
				}
			case *ssa.Return:
				passes = passes || c.isResult(instr.Results[0])
			}
		}
	}
	return passes
}

// isResult reports whether a value is the result of a call of a tool.
func (c *clients) isResult(v ssa.Value) bool {
	extract, ok := v.(*ssa.Extract)
	if !ok || extract.Index != 0 {
		return false
	}
	call, ok := extract.Tuple.(*ssa.Call)
	return ok && c.calls(call)
}
