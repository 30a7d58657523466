package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
)

// shared notes what a literal leaves out of a variable that it shares with the function around
// it, where something has failed and it returns nothing:
//
//	group.Go(func() error {
//		job, err := c.get(ctx, id)
//		if err != nil {
//			log.Print(err)
//			return nil
//		}
//		jobs[i] = job
//		return nil
//	})
func (d drop) shared(fate Fate) {
	if d.fn.Parent() == nil || len(d.b.Good.Preds) != 1 || !endsQuietly(d.b) && !d.isLeftOut() {
		return
	}
	fate.Kind, fate.Results = Skipped, 0
	fate.free = d.sharedIn(neededFor(d.f.Given), d.b.Good)
	d.note(fate)
}

// unfilled notes what a function does not put into what it is given to fill, where something has failed and it returns
// without a word:
//
//	func (s *store) add(ctx context.Context, into map[string]int) {
//		rows, err := s.rows(ctx)
//		if err != nil {
//			return
//		}
//		for _, row := range rows {
//			into[row.key] = row.value
//		}
//	}
func (d drop) unfilled(fate Fate) {
	if d.fn.Parent() != nil || !endsQuietly(d.b) {
		return
	}
	needed := neededFor(d.f.Given)
	for instr := range program.Instructions[ssa.Instruction](d.fn.Blocks) {
		p, ok := paths.Root(putBy(instr, needed)).(*ssa.Parameter)
		if !ok || !paths.IsFilled(p) || !program.LeadsTo(d.b.Good, instr.Block()) {
			continue
		}
		fate.Results |= filling(slices.Index(d.fn.Params, p))
	}
	d.note(fate)
}

// walked notes what a literal leaves out that a walk over files calls, where it is told that one cannot be read:
// also all, if that is the first.
//
//	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
//		if err != nil {
//			return nil
//		}
//		files = append(files, path)
//		return nil
//	})
func (l *look) walked() {
	params := l.fn.Params
	if l.fn.Parent() == nil || len(params) != 3 || !program.IsString(params[0].Type()) || !program.IsError(params[2].Type()) || !flow.OnlyLogged(params[2], nil) {
		return
	}
	needed := neededFor([]ssa.Value{params[0], params[1]})
	f := fallible.Call{Errs: []ssa.Value{params[2]}, Source: "filepath.WalkDir"}
	for _, d := range l.dropsOf(f) {
		if isQuiet(d.b) && endsQuietly(d.b) {
			fate := d.fateOf(Lacking)
			fate.free = l.sharedIn(needed, d.b.Good)
			l.note(fate)
		}
	}
}

// neededFor returns what cannot be made without some values, also by asking others with them, or by
// decoding them.
func neededFor(values []ssa.Value) map[ssa.Value]bool {
	return following{asking: true, decoded: true}.from(values)
}

// isLeftOut reports whether a literal goes on with the next item without a word.
func (d drop) isLeftOut() bool {
	m := d.making()
	return m.repeats() && !m.told()
}

// sharedIn returns the variables and the channels of the function around a literal into which it puts, from a block on,
// what was made of some values.
func (l *look) sharedIn(derived map[ssa.Value]bool, from *ssa.BasicBlock) (free results) {
	after := program.Reached(from, func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Succs })
	for instr := range program.Instructions[ssa.Instruction](after) {
		free |= result(sharedBy(instr, derived))
	}
	return free
}

// sharedOf returns the variables and the channels of the function around into which what was made of some
// values is put. Only literals share any.
func (l *look) sharedOf(values []ssa.Value) results {
	if l.fn.Parent() == nil {
		return 0
	}
	return l.sharedIn(derivedFrom(values), l.fn.Blocks[0])
}

// endsQuietly reports whether a branch ends in returns that give at most a nil error.
func endsQuietly(b scenario.Branch) bool {
	some := false
	for ret := range program.Instructions[*ssa.Return](b.Inside) {
		if some = true; slices.ContainsFunc(program.AllGiven(ret), func(v ssa.Value) bool { return !program.IsError(v.Type()) || !program.IsNil(v) }) {
			return false
		}
	}
	return some && len(b.Exits) == 0
}

// sharedBy returns the index of the variable of the function around a literal into which an
// instruction puts what was made of some values, or -1.
func sharedBy(instr ssa.Instruction, derived map[ssa.Value]bool) int {
	base, _ := paths.Base(putBy(instr, derived))
	free, _ := base.(*ssa.FreeVar)
	return slices.Index(instr.Parent().FreeVars, free)
}

// putBy returns the address, the map or the channel into which an instruction puts what was made of some values, or
// nil.
func putBy(instr ssa.Instruction, derived map[ssa.Value]bool) ssa.Value {
	for into, v := range paths.Puts(instr) {
		if derived[v] {
			return into
		}
	}
	return nil
}

// made notes the fates of a literal that the function makes, as far as what it shares with the
// literal is part of what it returns.
func (l *look) made(closure *ssa.MakeClosure) {
	for _, f := range l.Of(closure.Fn.(*ssa.Function)) {
		var starts []ssa.Value
		var outer results
		for i, binding := range closure.Bindings {
			if !f.free.has(i) {
				continue
			}
			starts = append(append(starts, binding), parametersIn(binding)...)
			if variable, ok := binding.(*ssa.FreeVar); ok {
				outer |= result(slices.Index(l.fn.FreeVars, variable))
			}
		}
		if len(starts) > 0 {
			f.free, f.Results = outer|l.sharedOf(starts), l.leaving(startsOf(starts))
			l.note(f)
		}
	}
}

// parametersIn returns the lists and maps which a function is given to fill that a variable holds, because a
// literal uses it.
func parametersIn(variable ssa.Value) (list []ssa.Value) {
	made, ok := variable.(*ssa.Alloc)
	if !ok || !program.IsList(made.Type().Underlying().(*types.Pointer).Elem()) {
		return nil
	}
	for _, v := range paths.Stored(made) {
		if p, ok := v.(*ssa.Parameter); ok {
			list = append(list, p)
		}
	}
	return list
}
