package inputs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A reach is what a handler, and the functions of the package that it calls, read of its input.
type reach struct {
	handler *handlers.Handler
	named   *types.Named
	own     map[*ssa.Function]bool
	read    map[*types.Var]bool
	seen    map[*ssa.Function]bool
	lost    bool // the input leaves their sight
}

func (r *reach) look(fn *ssa.Function) {
	if r.seen[fn] {
		return
	}
	r.seen[fn] = true
	for _, literal := range fn.AnonFuncs {
		r.look(literal)
	}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		r.note(instr)
	}
}

func (r *reach) isInput(v ssa.Value) bool { return structOf(v.Type()) == r.named }

func (r *reach) note(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.FieldAddr:
		if r.isInput(instr.X) && isRead(instr) {
			r.read[program.Field(instr.X.Type(), instr.Field)] = true
		}
	case *ssa.Field:
		if r.isInput(instr.X) && len(*instr.Referrers()) > 0 {
			r.read[program.Field(instr.X.Type(), instr.Field)] = true
		}
	case *ssa.MakeInterface, *ssa.ChangeType, *ssa.Convert, *ssa.BinOp:
		r.leaves(*instr.Operands(nil)[0])
	case *ssa.MapUpdate:
		r.leaves(instr.Value)
	case *ssa.Send:
		r.leaves(instr.X)
	case *ssa.Store:
		if _, local := instr.Addr.(*ssa.Alloc); !local {
			r.leaves(instr.Val)
		}
	case ssa.CallInstruction:
		callee := program.Declaration(instr.Common().StaticCallee())
		if callee != nil && r.own[callee] {
			r.look(callee)
			return
		}
		r.lost = r.lost || slices.ContainsFunc(instr.Common().Args, r.isInput)
	}
}

func (r *reach) leaves(v ssa.Value) { r.lost = r.lost || r.isInput(v) }
