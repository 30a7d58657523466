package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// Unheard reports whether a function of the package goes on silently when a parsing call in it fails: with
// the zero value, a default, or without it. Ignored reports that the error is discarded.
func (r *Result) Unheard(call *ssa.Call) (ignored, ok bool) {
	f, ok := fallible.Of(call)
	if !ok {
		return false, false
	}
	if !f.IsLookedAt() {
		return true, hasUse(f.Given)
	}
	l := r.lookAt(call.Parent())
	if slices.ContainsFunc(f.Errs, func(err ssa.Value) bool { return !flow.OnlyLogged(err, nil) }) {
		return false, false
	}
	return false, slices.ContainsFunc(l.dropsOf(f), func(d drop) bool {
		return isQuiet(d.b) && !isReadOtherwise(call, d.b) && (len(d.b.Exits) > 0 && !l.isMinded(d.b) && !d.making().saysSo() || d.returnsNumber())
	})
}

// isReadOtherwise reports whether a function that cannot parse a text takes it for something else:
//
//	if n, err := strconv.Atoi(target); err == nil {
//		return byNumber[n], nil
//	}
//	return byName[target], nil
func isReadOtherwise(call *ssa.Call, b scenario.Branch) bool {
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return slices.ContainsFunc(program.UsesOf(arg), func(use ssa.Instruction) bool {
			if use == call || !slices.Contains(b.After, use.Block()) {
				return false
			}
			switch use := use.(type) {
			case *ssa.Lookup:
				return use.Index == arg
			case *ssa.Call:
				return !funcs.IsLog(use.Common()) && !funcs.IsFormat(use.Common())
			}
			return false
		})
	})
}

// returnsNumber reports whether a function that gives nothing but a number returns one of its own where a call has
// failed, and what the call gave where not, and nobody who calls the function compares what came.
func (d drop) returnsNumber() bool {
	results := d.fn.Signature.Results()
	if results.Len() != 1 || len(d.b.Inside) != 1 {
		return false
	}
	t, ok := results.At(0).Type().Underlying().(*types.Basic)
	ret, returns := program.Last(d.b.Inside[0]).(*ssa.Return)
	if !ok || t.Info()&types.IsNumeric == 0 || !returns || !program.IsConst(ret.Results[0]) {
		return false
	}
	if slices.ContainsFunc(d.flow.Scope().Calls.Waiting(d.fn), func(call *ssa.Call) bool { return slices.ContainsFunc(*call.Referrers(), IsComparison) }) {
		return false
	}
	derived := derivedFrom(d.f.Given)
	return slices.ContainsFunc(d.fn.Blocks, func(block *ssa.BasicBlock) bool {
		ret, ok := program.Last(block).(*ssa.Return)
		return ok && derived[ret.Results[0]]
	})
}

// IsComparison reports whether an instruction is a comparison.
func IsComparison(instr ssa.Instruction) bool {
	test, ok := instr.(*ssa.BinOp)
	return ok && program.IsBool(test.Type())
}

// saysSo is like told, but for what takes the place of what the call should have given: that is
// the default itself.
func (m *making) saysSo() bool {
	m.signs = slices.DeleteFunc(m.signs, func(v ssa.Value) bool {
		phi, ok := v.(*ssa.Phi)
		return ok && slices.ContainsFunc(phi.Edges, func(edge ssa.Value) bool { return m.derived[edge] })
	})
	return m.told()
}
