package returns

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// An exitWalk goes back from a return on all ways on which what it gives is decided.
type exitWalk struct {
	flow  *Finder
	ret   *ssa.Return
	when  []cause.Condition
	exits []Exit
	work  *budget.Work // one unit for each block, for all returns of the function
}

// A passage is a way back to some block.
type passage struct {
	values []given
	known  []knowing         // what the branches since tell
	seen   []*ssa.BasicBlock // where ways have met
}

// A given is a value that is returned.
type given struct {
	value ssa.Value  // nil if it could not be followed
	box   types.Type // of the pointer or the struct, if that is put into an interface
}

// give returns what a value gives.
func give(v ssa.Value) given {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		switch boxed.X.Type().Underlying().(type) {
		case *types.Pointer:
			return given{boxed.X, boxed.X.Type()}
		case *types.Struct:
			if !program.CanBeError(boxed.X.Type()) {
				return given{unkept(boxed.X), boxed.X.Type()}
			}
		}
	}
	return given{value: unkept(v)}
}

// back follows the ways that lead to a block. Where ways meet it looks at each of them
// if that makes a difference, and else goes on before they parted.
func (w *exitWalk) back(block *ssa.BasicBlock, p passage) {
	for {
		if !w.work.More() || len(w.exits) > budget.Kept {
			return
		}
		switch {
		case len(block.Preds) == 0:
			w.exits = append(w.exits, w.Found(p)...)
			return
		case len(block.Preds) == 1:
			if !p.learn(w.flow, block.Preds[0], block) {
				return
			}
			block = block.Preds[0]
		case !w.parts(block, p):
			block = block.Idom()
		case slices.Contains(p.seen, block):
			p.values = withoutPhis(p.values, block) // a loop
			block = block.Idom()
		default:
			w.backOnAll(block, p)
			return
		}
	}
}

func (w *exitWalk) backOnAll(block *ssa.BasicBlock, p passage) {
	for i, pred := range block.Preds {
		if !w.flow.ComesFrom(pred, block) {
			continue
		}
		next, possible := p.through(w.flow, block, i)
		if possible && next.learn(w.flow, pred, block) {
			w.back(pred, next)
		}
	}
}

// parts reports whether it makes a difference on which way control has come to a block.
func (w *exitWalk) parts(block *ssa.BasicBlock, p passage) bool {
	return slices.ContainsFunc(p.values, func(g given) bool {
		v := g.value
		if phi, ok := v.(*ssa.Phi); ok && phi.Block() == block {
			return true
		}
		return slices.ContainsFunc(block.Preds, func(pred *ssa.BasicBlock) bool {
			return slices.ContainsFunc(toldAlong(pred, block), func(k knowing) bool { return isBeside(k.value, v) })
		})
	})
}

// isBeside reports whether two values are the same, or results of one call.
func isBeside(a, b ssa.Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(*ssa.Extract)
	y, both := b.(*ssa.Extract)
	return ok && both && x.Tuple == y.Tuple
}

func withoutPhis(values []given, block *ssa.BasicBlock) []given {
	values = slices.Clone(values)
	for i, v := range values {
		if phi, ok := v.value.(*ssa.Phi); ok && phi.Block() == block {
			values[i].value = nil
		}
	}
	return values
}

// through returns the passage by one of the ways that meet in a block, and whether it
// is one.
func (p passage) through(f *Finder, block *ssa.BasicBlock, index int) (next passage, possible bool) {
	edge := func(v ssa.Value) ssa.Value {
		if phi, ok := v.(*ssa.Phi); ok && phi.Block() == block {
			return phi.Edges[index]
		}
		return v
	}
	next = passage{seen: append(slices.Clip(p.seen), block)}
	for _, v := range p.values {
		if isBeforeLoop(v.value, block, index) {
			next.values = append(next.values, given{})
			continue
		}
		over := give(edge(v.value))
		if v.box != nil {
			over.box = v.box
		}
		next.values = append(next.values, over)
	}
	for _, k := range p.known {
		if !next.note(f, knowing{edge(k.value), k.presence, k.partly}) {
			return next, false
		}
	}
	return next, true
}

// isBeforeLoop reports whether a loop changes this operand of the phi: the value remains
// if the loop never runs. Nobody knows whether that can be; most lists are never empty.
func isBeforeLoop(v ssa.Value, header *ssa.BasicBlock, index int) bool {
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Block() != header || header.Dominates(header.Preds[index]) {
		return false
	}
	for i, pred := range header.Preds {
		if header.Dominates(pred) && phi.Edges[i] != phi {
			return true
		}
	}
	return false
}

// learn notes what the way from one block to another tells, and reports whether that
// can be.
func (p *passage) learn(f *Finder, from, to *ssa.BasicBlock) bool {
	return !slices.ContainsFunc(toldAlong(from, to), func(k knowing) bool {
		k.partly = len(p.seen) > 0
		return !p.note(f, k)
	})
}

func (p *passage) note(f *Finder, k knowing) bool {
	if f.presenceOf(k.value).contradicts(k.presence) || p.told(k.value).presence.contradicts(k.presence) {
		return false
	}
	p.known = append(slices.Clip(p.known), k)
	return true
}

// told returns what the branches tell of a value.
func (p *passage) told(v ssa.Value) knowing {
	for _, k := range p.known {
		if paths.SameError(k.value, v) {
			return k
		}
	}
	return knowing{}
}

// isApart reports whether a branch asks for a value that is returned beside others of the
// same call, and asks for its own sake: it does not decide about the return, so nobody has
// thought of the value and of the others at once.
func (p *passage) isApart(k knowing) bool {
	return k.partly && slices.ContainsFunc(p.values, func(g given) bool { return g.value != k.value && isBeside(g.value, k.value) })
}

// presence returns what is known of a value on the passage.
func (p *passage) presence(f *Finder, g given) Presence {
	if g.value == nil {
		return PresenceUnknown
	}
	known := f.presenceOf(g.value)
	if known == PresenceUnknown {
		told := p.told(g.value)
		known = told.presence
		if (known == Absent || p.isApart(told)) && !program.CanBeError(g.value.Type()) && !program.IsBool(g.value.Type()) {
			known = PresenceUnknown // whether another one has answered anything is asked by habit
		}
		if told.presence == PresenceUnknown {
			known = f.presenceLastSet(g.value)
		}
	}
	return g.boxed(known)
}

// boxed returns what is known of an interface that holds a pointer or a struct of which
// something is known. An interface that holds one of which nothing is known is not nil, and
// that is all that matters of an error.
func (g given) boxed(known Presence) Presence {
	switch {
	case g.box == nil || known == Blank:
		return known
	case known == Absent:
		return Hollow
	case known == PresenceUnknown && !program.CanBeError(g.box):
		return PresenceUnknown
	}
	return Present
}
