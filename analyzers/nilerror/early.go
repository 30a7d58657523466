package nilerror

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// early looks for values that are judged before the error that came with them is:
//
//	user, err := find(ctx, name)
//	if user == nil {
//		return mcp.NewToolResultError("no such user"), nil
//	}
//	if err != nil {
func (c *checker) early(f failing) {
	for _, v := range f.given {
		for block, whenNil := range cond.OnNil(v) {
			first := block.Succs[whenNil]
			if cond.At(block, f.err) == cond.Untested && len(first.Preds) == 1 && returnsWithout(first, f.err) && c.isOutside(f) {
				c.report(program.Condition(block).(ssa.Instruction), true, report.Finding{
					Category: categoryEarly,
					Message:  "when " + f.source + " fails, its result is tested for nil before its error: the failure passes for \"not found\"",
					Help:     "test the error first",
					Sees:     "\"not found\" or the like, and no hint of the failure",
				})
			}
		}
	}
}

// used looks for objects of which a field is read before the error that came with them is tested:
//
//	resp, err := client.Do(req)
//	defer resp.Body.Close()
//	if err != nil {
func (c *checker) used(f failing) {
	for _, v := range f.given {
		for _, use := range *v.Referrers() {
			field, ok := use.(*ssa.FieldAddr)
			if ok && cond.At(field.Block(), f.err) == cond.Untested && isTestedAfter(field, f.err) && givesNil(f.call) && c.isOutside(f) {
				c.report(field, true, report.Finding{
					Category: categoryEarly,
					Message:  "when " + f.source + " fails, its result is nil and is used before the error is tested: the program panics",
					Help:     "test the error before the result is used",
					Sees:     panics,
				})
				break
			}
		}
	}
}

// givesNil reports whether a function returns nil somewhere, as far as the package knows it.
func givesNil(call *ssa.Call) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	return callee == nil || len(callee.Blocks) == 0 || slices.ContainsFunc(callee.Blocks, func(block *ssa.BasicBlock) bool {
		ret, ok := program.Last(block).(*ssa.Return)
		return ok && slices.ContainsFunc(ret.Results[:len(ret.Results)-1], program.IsNil)
	})
}

// isTestedAfter reports whether an error is compared with nil on the way from an instruction.
func isTestedAfter(instr ssa.Instruction, err ssa.Value) bool {
	return slices.ContainsFunc(*err.Referrers(), func(use ssa.Instruction) bool {
		test, ok := use.(*ssa.BinOp)
		return ok && program.AlwaysBefore(instr, test)
	})
}

// returnsWithout reports whether all that follows on a branch is a return, and nothing there
// has to do with an error.
func returnsWithout(first *ssa.BasicBlock, err ssa.Value) bool {
	for _, use := range *err.Referrers() {
		if first.Dominates(use.Block()) {
			return false
		}
	}
	_, returns := program.Last(first).(*ssa.Return)
	return returns
}

// created looks for things that are created because of any error of asking for them.
func (c *checker) created(f failing) {
	obj := program.Called(f.call.Common())
	if !slices.ContainsFunc([]string{"Get", "Find", "Lookup", "Read", "Describe", "Fetch", "Load"}, func(p string) bool { return strings.HasPrefix(obj.Name(), p) }) || !isOnlyTested(f.err) {
		return
	}
	for call := range program.Instructions[*ssa.Call](f.call.Parent().Blocks) {
		made := program.Called(call.Common())
		if made == nil || !strings.HasPrefix(made.Name(), "Create") && !strings.HasPrefix(made.Name(), "Insert") || !funcs.TakesContext(call) {
			continue
		}
		if cond.At(call.Block(), f.err) == cond.FoundSet && c.isOutside(f) {
			creates := report.Func(syntax.ShortName(made))
			c.report(call, true, report.Finding{
				Category: categoryCreated,
				Message:  "when " + f.source + " fails, " + creates + " is called: a timeout passes for \"not found\"",
				Help:     "create only if the error means \"not found\", and return all others",
				Sees:     "what " + creates + " gives, and no hint of the failure",
				Related:  []analysis.RelatedInformation{{Pos: f.call.Pos(), Message: "the error comes from here"}},
			})
			return
		}
	}
}

// isOnlyTested reports whether nobody asks more of an error than whether it is nil.
func isOnlyTested(err ssa.Value) bool {
	return !slices.ContainsFunc(*err.Referrers(), func(use ssa.Instruction) bool {
		phi, ok := use.(*ssa.Phi)
		if !ok {
			return !cond.IsNilTest(use)
		}
		for i, edge := range phi.Edges {
			if edge == err && cond.From(phi, i) != cond.FoundNil {
				return true
			}
		}
		return false
	})
}
