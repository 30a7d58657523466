package errflow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// needs returns the functions of the package on which what is known of fn
// depends: those that it mentions, those with which the variables are made that it reads, those
// behind the methods that it calls, those that set what it reads in its receiver and, for a
// literal, the function around it.
func (f learner) needs(fn *ssa.Function) []*ssa.Function {
	n := needed{flow: f, seen: make(map[*ssa.Global]bool)}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		n.instruction(instr)
	}
	n.functions = append(n.functions, f.Setters(fn)...)
	if parent := fn.Parent(); parent != nil && sharesErrors(fn) {
		n.functions = append(n.functions, parent)
	}
	return n.functions
}

// needed are functions that are needed to know another one.
type needed struct {
	flow      learner
	seen      map[*ssa.Global]bool
	functions []*ssa.Function
}

func (n *needed) add(fn *ssa.Function) {
	if fn = program.Declaration(fn); n.flow.Own[fn] {
		n.functions = append(n.functions, fn)
	}
}

func (n *needed) instruction(instr ssa.Instruction) {
	n.operands(instr)
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		if instr.Common().IsInvoke() {
			n.functions = append(n.functions, calls.Own(n.flow.Calls.Of(instr))...)
		}
	case *ssa.MakeInterface:
		for _, name := range [...]string{"Error", "Unwrap"} {
			n.add(n.flow.Method(instr.X.Type(), name))
		}
	}
}

// operands adds the functions that an instruction mentions, or reads out of variables of the
// package.
func (n *needed) operands(instr ssa.Instruction) {
	var buffer [8]*ssa.Value
	for _, operand := range instr.Operands(buffer[:0]) {
		switch v := (*operand).(type) {
		case *ssa.Function:
			n.add(v)
		case *ssa.Global:
			n.variable(v)
		}
	}
}

// variable adds the functions with which a variable of the package is made, as in
//
//	var load = func(name string) error { return os.Remove(name) }
//	var errBusy = wrap(errTemporary)
func (n *needed) variable(g *ssa.Global) {
	if n.seen[g] {
		return
	}
	n.seen[g] = true
	q := flow.Query{Kinds: flow.Box | flow.Convert | flow.Extract | flow.Argument}
	for v := range q.Back(n.flow.Index.Globals[g]...) {
		switch v := v.(type) {
		case *ssa.Function:
			n.add(v)
		case *ssa.MakeInterface, *ssa.MakeClosure, *ssa.Call:
			n.operands(v.(ssa.Instruction))
		}
	}
}

// sharesErrors reports whether a literal can read an error, a function or text
// of the function around it.
func sharesErrors(literal *ssa.Function) bool {
	for _, v := range literal.FreeVars {
		t := v.Type()
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		switch u := t.Underlying().(type) {
		case *types.Signature, *types.Chan, *types.Slice:
			return true
		case *types.Interface:
			if program.CanBeError(t) || u.Empty() {
				return true
			}
		case *types.Basic:
			if u.Info()&types.IsString != 0 {
				return true
			}
		}
	}
	return false
}
