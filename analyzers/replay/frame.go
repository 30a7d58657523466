package replay

import (
	"go/token"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// How much of a run is told.
const (
	mostBlocks = 200 // of a function
	mostSteps  = 40  // of a function
	mostFrames = 12  // functions
)

// A frame is the run of one function, from a call on.
type frame struct {
	*teller

	trace *scenario.Trace
	fn    *ssa.Function
	via   *ssa.BasicBlock // where the run goes if it can, or nil
	steps []Step
}

// run follows the function from an instruction on, and returns the return with which it ends, nil if it does not.
func (f *frame) run(from ssa.Instruction) *ssa.Return {
	block, rest := from.Block(), after(from)
	seen := make(map[*ssa.BasicBlock]bool)
	for range mostBlocks {
		if len(f.steps) >= mostSteps {
			return nil
		}
		seen[block] = true
		for _, instr := range rest {
			switch instr := instr.(type) {
			case *ssa.Return:
				f.tell(instr, f.returning(instr))
				return instr
			case *ssa.Panic:
				f.tell(instr, "panics")
				return nil
			case *ssa.Call:
				if funcs.IsLog(&instr.Call) && f.isTold(instr) {
					f.tell(instr, calledWord(instr)+" tells it to the log")
				}
			}
		}
		next := f.next(block, seen)
		if next == nil {
			return nil
		}
		block, rest = next, next.Instrs
	}
	return nil
}

func (f *frame) tell(instr ssa.Instruction, what string) {
	f.steps = append(f.steps, f.step(f.fn, instr.Pos(), what))
}

// after returns the instructions of a block that come after one.
func after(instr ssa.Instruction) []ssa.Instruction {
	list := instr.Block().Instrs
	return list[slices.Index(list, instr)+1:]
}

// next returns the block that comes next, and tells why. A loop is left when it would come again: another round is like
// the first.
func (f *frame) next(block *ssa.BasicBlock, seen map[*ssa.BasicBlock]bool) *ssa.BasicBlock {
	can := f.trace.Next(block)
	if i := slices.IndexFunc(can, func(b *ssa.BasicBlock) bool { return b.Dominates(block) }); i >= 0 && len(can) == 1 {
		if pos, text := f.conditionAt(block); text != "" && program.Condition(block) != nil {
			f.steps = append(f.steps, f.step(f.fn, pos, text+f.decided(can[i] == block.Succs[0], false)))
		}
		return f.leaveLoop(can[i], block)
	}
	fresh := slices.DeleteFunc(slices.Clone(can), func(b *ssa.BasicBlock) bool { return seen[b] })
	if len(fresh) == 0 {
		return nil
	}
	condition := program.Condition(block)
	if condition == nil || len(block.Succs) < 2 {
		return fresh[0]
	}
	next := f.choose(fresh)
	if pos, text := f.conditionAt(block); text != "" && (len(can) == 1 || f.isAbout(block)) {
		f.steps = append(f.steps, f.step(f.fn, pos, text+f.decided(next == block.Succs[0], len(can) > 1)+f.leads(pos, next)))
	}
	return next
}

// decided says whether a condition holds.
func (f *frame) decided(holds, open bool) string {
	switch {
	case open:
		return " may hold or not"
	case holds:
		return " holds"
	}
	return " does not hold"
}

// leads says with which line the run goes on after a place, if that is another one.
func (f *frame) leads(from token.Pos, next *ssa.BasicBlock) string {
	pos := positionOf(next)
	if !pos.IsValid() || f.place(pos).Line == f.place(from).Line {
		return ""
	}
	return ": line " + strconv.Itoa(f.place(pos).Line) + " comes next"
}

// isAbout reports whether a condition that is open is worth a word: on one side the failure is dealt with.
func (f *frame) isAbout(block *ssa.BasicBlock) bool {
	return f.via != nil && block.Dominates(f.via) && block != f.via
}

// choose returns one of several blocks: the one from which the run gets to the place that was asked about, or else the
// one that ends first.
func (f *frame) choose(list []*ssa.BasicBlock) *ssa.BasicBlock {
	for _, block := range list {
		if f.via != nil && slices.Contains(program.Reached(block, f.trace.Next), f.via) {
			return block
		}
	}
	return list[len(list)-1]
}

// leaveLoop returns where the run goes on after a loop that begins with a block, at the end of a round.
func (f *frame) leaveLoop(header, end *ssa.BasicBlock) *ssa.BasicBlock {
	if pos := f.loopAround(positionOf(end)); pos.IsValid() {
		f.steps = append(f.steps, f.step(f.fn, pos, "the loop goes on with the next item"))
	}
	for _, block := range program.Reached(header, f.trace.Next) {
		if block != header && !program.LeadsTo(block, header) {
			return block
		}
	}
	return nil
}

// isTold reports whether a call gets the failure, in any form.
func (f *frame) isTold(call *ssa.Call) bool {
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return within.Reaches(func(v ssa.Value) bool { return f.trace.Of(v).Equal(scenario.Failure) }, arg)
	})
}
