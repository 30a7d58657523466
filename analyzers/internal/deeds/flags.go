package deeds

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// flags are what is known of conditions where a function serves. Programs that can do other
// things as well ask again and again for the flag that leads to serving: what they do if it
// is not set, they do not do before they serve. A flag is a variable of the package, a
// pointer that leads to one, or a value.
type flags map[ssa.Value]bool

// flagsAt returns what the branches on all ways to an instruction tell of flags.
func (r *Result) flagsAt(instr ssa.Instruction) flags {
	known := make(flags)
	for from, side := range program.PassedTo(instr.Block()) {
		if flag, whenTrue := r.flagOf(program.Condition(from), true); flag != nil {
			known[flag] = whenTrue == (side == 0)
		}
	}
	return known
}

// ofPackage returns what is known of variables of the package: that holds in other functions,
// too.
func (f flags) ofPackage() flags {
	known := make(flags)
	for flag, is := range f {
		if _, ok := flag.(*ssa.Global); ok {
			known[flag] = is
		}
	}
	return known
}

// excluded tells which blocks of a function control does not get to where flags are as they
// are known to be.
func (r *Result) excluded(fn *ssa.Function, known flags) func(*ssa.BasicBlock) bool {
	if len(known) == 0 || len(fn.Blocks) == 0 {
		return func(*ssa.BasicBlock) bool { return false }
	}
	taken := program.Reached(fn.Blocks[0], func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		flag, whenTrue := r.flagOf(program.Condition(block), true)
		is, ok := known[flag]
		switch {
		case flag == nil || !ok:
			return block.Succs
		case is == whenTrue:
			return block.Succs[:1]
		}
		return block.Succs[1:]
	})
	return func(block *ssa.BasicBlock) bool {
		return block != block.Parent().Recover && !slices.Contains(taken, block)
	}
}

// flagOf returns the flag for which a condition asks, and what that is if the condition has
// an outcome. It returns nil if the condition asks for something else, or for what may have
// changed when it is asked for again.
func (r *Result) flagOf(cond ssa.Value, outcome bool) (flag ssa.Value, is bool) {
	op, ok := cond.(*ssa.UnOp)
	switch {
	case cond == nil:
		return nil, false
	case ok && op.Op == token.NOT:
		return r.flagOf(op.X, !outcome)
	case ok && op.Op == token.MUL:
		if r.isSetOnce(op.X) {
			return op.X, outcome
		}
	case isMadeOnce(cond):
		return cond, outcome
	}
	return nil, false
}

// isSetOnce reports whether the function does not set what stands at an address, and for a
// variable of the package, whether no function does. Libraries that read flags set them
// before anybody asks.
func (r *Result) isSetOnce(addr ssa.Value) bool {
	if variable, ok := addr.(*ssa.Global); ok {
		return variable.Pkg == r.program.Package() && !r.stored()[variable]
	}
	if !isMadeOnce(addr) {
		return false
	}
	return !slices.ContainsFunc(*addr.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.UnOp, *ssa.DebugRef:
			return false
		case *ssa.Call:
			return r.own[program.Declaration(use.Call.StaticCallee())]
		}
		return true
	})
}

// isMadeOnce reports whether a value is the same wherever a function uses it: loops can make
// another one.
func isMadeOnce(v ssa.Value) bool {
	if _, ok := v.(*ssa.Parameter); ok {
		return true
	}
	instr, ok := v.(ssa.Instruction)
	return ok && !slices.ContainsFunc(instr.Block().Succs, func(next *ssa.BasicBlock) bool { return program.LeadsTo(next, instr.Block()) })
}

// findStored finds the variables of the package that functions set: not those that only
// have a value from the beginning.
func (r *Result) findStored() map[*ssa.Global]bool {
	stored := make(map[*ssa.Global]bool)
	for _, fn := range r.program.Functions() {
		if fn.Name() == "init" && fn.Synthetic != "" {
			continue
		}
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				if store, ok := instr.(*ssa.Store); ok {
					if variable, ok := store.Addr.(*ssa.Global); ok {
						stored[variable] = true
					}
				}
			}
		}
	}
	return stored
}
