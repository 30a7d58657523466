package contracts

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A tracer finds out where values of contracts and reasons come from. It takes
// no account of the order of statements, so it finds what can be there.
type tracer struct {
	*flow.Index
	values map[*ssa.Function]bool // functions that are used otherwise than called by name
}

func newTracer(index *flow.Index, p *program.Program) *tracer {
	t := &tracer{index, make(map[*ssa.Function]bool)}
	for instr := range program.InstructionsOf[ssa.Instruction](p.Functions()) {
		t.note(instr)
	}
	return t
}

func (t *tracer) note(instr ssa.Instruction) {
	var called *ssa.Value
	if call, ok := instr.(ssa.CallInstruction); ok && call.Common().StaticCallee() != nil {
		called = &call.Common().Value
	}
	for _, operand := range instr.Operands(nil) {
		if f, ok := (*operand).(*ssa.Function); ok && operand != called {
			t.values[program.Declaration(f)] = true
		}
	}
}
