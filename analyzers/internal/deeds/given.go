package deeds

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// calls says how the functions of a package are called outside of its tests: what those
// pass to provoke a failure, handlers do not.
type calls struct {
	of   map[*ssa.Function][]ssa.CallInstruction // by name
	open map[*ssa.Function]bool                  // by whoever gets them as values, too
	// invoked are the names of the methods of interfaces that are called.
	invoked map[string]bool
}

func (r *Result) findCalls() calls {
	c := calls{of: make(map[*ssa.Function][]ssa.CallInstruction), open: make(map[*ssa.Function]bool), invoked: make(map[string]bool)}
	for _, fn := range r.program.Functions() {
		if r.inTest(fn) {
			continue
		}
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				c.note(instr)
			}
		}
	}
	return c
}

func (c calls) note(instr ssa.Instruction) {
	var buffer [8]*ssa.Value
	operands := instr.Operands(buffer[:0])
	if call, ok := instr.(ssa.CallInstruction); ok {
		if common := call.Common(); common.IsInvoke() {
			c.invoked[common.Method.Name()] = true
		} else if callee, ok := common.Value.(*ssa.Function); ok {
			callee = program.Declaration(callee)
			c.of[callee] = append(c.of[callee], call)
			operands = slices.DeleteFunc(operands, func(operand *ssa.Value) bool { return operand == &common.Value })
		}
	}
	for _, operand := range operands {
		if fn, ok := (*operand).(*ssa.Function); ok {
			c.open[program.Declaration(fn)] = true
		}
	}
}

// known returns the calls of a function if there are no others: only the package can
// name it, and it always does so to call it.
func (c calls) known(fn *ssa.Function) []ssa.CallInstruction {
	if fn.Object() == nil || fn.Object().Exported() || c.open[fn] || fn.Signature.Recv() != nil && c.invoked[fn.Name()] {
		return nil
	}
	return c.of[fn]
}

// neverNil reports whether a value is a parameter for which every call of the function
// passes something.
func (r *Result) neverNil(v ssa.Value) bool {
	p := program.ParameterOf(v)
	return p != nil && (&given{Result: r, asked: make(map[*ssa.Parameter]bool)}).parameter(p)
}

// A given looks for what functions are given.
type given struct {
	*Result
	asked map[*ssa.Parameter]bool
}

// parameter reports whether a parameter is never nil.
func (g *given) parameter(p *ssa.Parameter) bool {
	if g.asked[p] {
		return true // a function that calls itself with what it was given adds nothing
	}
	g.asked[p] = true
	index, known := slices.Index(p.Parent().Params, p), g.calls().known(p.Parent())
	return len(known) > 0 && !slices.ContainsFunc(known, func(call ssa.CallInstruction) bool {
		return !g.isSet(call.Common().Args[index], call.Block())
	})
}

// isSet reports whether a value is not nil where it is used in a block.
func (g *given) isSet(v ssa.Value, block *ssa.BasicBlock) bool {
	if program.IsFresh(v) || program.At(block, v) == program.FoundSet {
		return true
	}
	if p := program.ParameterOf(v); p != nil {
		return g.parameter(p)
	}
	switch v := v.(type) {
	case *ssa.ChangeInterface:
		return g.isSet(v.X, block)
	case *ssa.Call:
		return program.MakesError(program.Called(&v.Call))
	case *ssa.UnOp:
		return isSentinel(v)
	case *ssa.Phi:
		return g.edges(v)
	}
	return false
}

// edges reports whether a phi is not nil, whichever way control has come.
func (g *given) edges(phi *ssa.Phi) bool {
	for i, edge := range phi.Edges {
		if _, again := edge.(*ssa.Phi); again || program.From(phi, i) != program.FoundSet && !g.isSet(edge, phi.Block().Preds[i]) {
			return false
		}
	}
	return true
}

// isSentinel reports whether a value is read from a variable of a package that holds an
// error.
func isSentinel(load *ssa.UnOp) bool {
	_, global := load.X.(*ssa.Global)
	return global && load.Op == token.MUL && program.IsError(load.Type())
}
