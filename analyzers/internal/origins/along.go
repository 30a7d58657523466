package origins

import (
	"go/token"
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// maxAlong bounds how many branches in one another are told apart: each can double the work.
const maxAlong = 3

// along returns the evaluator for what a phi is where control comes from a block: one that
// knows what the branches say that lead there. In
//
//	if errors.As(err, &busy) {
//		failed = errors.New("try again")
//	} else {
//		failed = fmt.Errorf("failed: %w", err)
//	}
//
// the error that is wrapped is none of the type of busy. What a loop computes anew is another
// value than before, of which nothing is known.
func (e Storage) along(phi *ssa.Phi, from *ssa.BasicBlock) *evaluator {
	kept := without(e.verdicts, func(at *ssa.BasicBlock) bool { return phi.Block().Dominates(at) })
	return e.knowing(kept, slices.Concat(e.flow.verdictsAt(from), e.flow.verdictsAlong(from, phi.Block())))
}

// storing returns the evaluator for what is stored in a variable: one that knows what the
// branches say that lead to the store.
func (e Storage) storing(store *ssa.Store) *evaluator {
	block := store.Block()
	kept := without(e.verdicts, func(at *ssa.BasicBlock) bool {
		return at.Parent() == block.Parent() && slices.ContainsFunc(block.Succs, func(next *ssa.BasicBlock) bool { return program.LeadsTo(next, at) })
	})
	return e.knowing(kept, e.flow.verdictsAt(block))
}

// without returns the verdicts on errors other than those that are computed in certain blocks.
func without(verdicts []verdict, in func(*ssa.BasicBlock) bool) []verdict {
	return slices.DeleteFunc(slices.Clone(verdicts), func(v verdict) bool {
		instr, ok := v.err.(ssa.Instruction)
		return ok && in(instr.Block())
	})
}

// knowing returns an evaluator that knows some verdicts and more. It answers the same
// questions: what is asked already has no answer there either.
func (e Storage) knowing(kept, more []verdict) *evaluator {
	list := slices.Clip(kept)
	for _, v := range more {
		if !slices.ContainsFunc(list, v.equal) {
			list = append(list, v)
		}
	}
	if slices.EqualFunc(list, e.verdicts, verdict.equal) || e.nested >= maxAlong || len(e.marks) > 0 {
		return e.evaluator // Have: no verdict says anything of a mark, which stands for any error
	}
	inner := e.within(e.given)
	inner.tests, inner.verdicts = e.tests, list
	inner.active, inner.depth, inner.nested = e.active, e.depth, e.nested+1
	return inner
}

func (v verdict) equal(w verdict) bool {
	return v.err == w.err && v.is == w.is && v.own == w.own && v.itself == w.itself && slices.Equal(v.what, w.what)
}

// edges returns what a phi can be, each with the evaluator for it.
func (e Storage) edges(phi *ssa.Phi) iter.Seq2[*evaluator, ssa.Value] {
	return func(yield func(*evaluator, ssa.Value) bool) {
		values, from := e.flow.FromPhi(phi)
		for i, v := range values {
			inner := e.along(phi, from[i])
			goOn := yield(inner, v)
			if e.left(inner); !goOn {
				return
			}
		}
	}
}

// valuesOf returns what is stored in a variable, each with the evaluator for it.
func (e Storage) valuesOf(stores []*ssa.Store) iter.Seq2[*evaluator, ssa.Value] {
	return func(yield func(*evaluator, ssa.Value) bool) {
		for _, store := range stores {
			inner := e.storing(store)
			goOn := yield(inner, store.Val)
			if e.left(inner); !goOn {
				return
			}
		}
	}
}

// left notes what an inner evaluator has done.
func (e Storage) left(inner *evaluator) {
	e.work, e.cut = inner.work, min(e.cut, inner.cut)
}

func errorsIn(values iter.Seq2[*evaluator, ssa.Value]) []cause.Failure {
	var all []cause.Failure
	for e, v := range values {
		all = cause.Union(all, e.Errors(v))
	}
	return all
}

func shownIn(values iter.Seq2[*evaluator, ssa.Value]) cause.Readable {
	var s cause.Readable
	for e, v := range values {
		s.Add(e.Texts().shown(v))
	}
	return s
}

// BranchesTo returns the branches that lead to a block, of which one has been
// taken: there are several if the condition is an expression with ||.
func BranchesTo(block *ssa.BasicBlock) []Branching {
	var list []Branching
	for _, pred := range block.Preds {
		branch, ok := program.Last(pred).(*ssa.If)
		if !ok || pred.Succs[0] == pred.Succs[1] {
			return nil
		}
		list = append(list, Branching{branch.Cond, pred.Succs[0] == block})
	}
	return list
}

// A Branching is a condition with the outcome that leads to a block.
type Branching struct {
	Cond  ssa.Value
	Truth bool
}

// Finds reports whether the branch is that of a value which was found to be equal to another than nil,
// or which a call says something of.
func (b Branching) Finds() bool {
	switch cond := b.Cond.(type) {
	case *ssa.BinOp:
		isEqual := cond.Op == token.EQL && b.Truth || cond.Op == token.NEQ && !b.Truth
		return isEqual && !program.IsNil(cond.X) && !program.IsNil(cond.Y)
	case *ssa.Call:
		return b.Truth
	}
	return false
}
