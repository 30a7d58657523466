package contracts

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A tracer finds out where values of contracts and reasons come from. It takes
// no account of the order of statements, so it finds what can be there.
type tracer struct {
	calls    map[*ssa.Function][]ssa.CallInstruction // where a function is called by name
	values   map[*ssa.Function]bool                  // functions that are used otherwise than called by name
	fields   map[*types.Var][]ssa.Value              // what is stored in a field
	closures map[*ssa.Function][]*ssa.MakeClosure    // where a literal is evaluated
}

func newTracer(p *program.Program) *tracer {
	t := &tracer{
		calls:    make(map[*ssa.Function][]ssa.CallInstruction),
		values:   make(map[*ssa.Function]bool),
		fields:   make(map[*types.Var][]ssa.Value),
		closures: make(map[*ssa.Function][]*ssa.MakeClosure),
	}
	for instr := range program.InstructionsOf[ssa.Instruction](p.Functions()) {
		t.note(instr)
	}
	return t
}

func (t *tracer) note(instr ssa.Instruction) {
	var called *ssa.Value
	switch instr := instr.(type) {
	case *ssa.Store:
		if addr, ok := instr.Addr.(*ssa.FieldAddr); ok {
			if f := program.Field(addr.X.Type(), addr.Field); f != nil {
				t.fields[f] = append(t.fields[f], instr.Val)
			}
		}
	case *ssa.MakeClosure:
		literal := instr.Fn.(*ssa.Function)
		t.closures[literal] = append(t.closures[literal], instr)
	case ssa.CallInstruction:
		if common := instr.Common(); !common.IsInvoke() && common.StaticCallee() != nil {
			callee := program.Declaration(common.StaticCallee())
			t.calls[callee] = append(t.calls[callee], instr)
			called = &common.Value
		}
	}
	for _, operand := range instr.Operands(nil) {
		if f, ok := (*operand).(*ssa.Function); ok && operand != called {
			t.values[program.Declaration(f)] = true
		}
	}
}
