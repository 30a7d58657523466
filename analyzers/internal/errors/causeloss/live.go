package causeloss

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A heldError is an error in a function, as the value that holds it.
type heldError struct {
	flow  tracer
	value ssa.Value
}

// A liveError is an error that is known not to be nil.
type liveError struct {
	heldError
	test  token.Pos       // of the condition that tells it
	since *ssa.BasicBlock // the first block in which it is known
}

// A liveErrors finds the errors that are known not to be nil in a block, such as err in the one that
// if err != nil leads to.
type liveErrors struct {
	tracer
	asked *asked
}

// An asked keeps what the branches prove of the function that was asked about last.
type asked struct {
	fn    *ssa.Function
	start int // of the evaluation, when it was asked
	proof *cond.Proof
}

// proof returns what the branches of a function prove.
func (x liveErrors) proof(fn *ssa.Function) *cond.Proof {
	if a := x.asked; a.fn != fn || a.start != x.Evaluator.Starts {
		*a = asked{fn, x.Evaluator.Starts, cond.NewProof(func(condition, err ssa.Value) bool { return heldError{x.tracer, err}.isIn(condition) })}
	}
	return x.asked.proof
}

// at returns the errors that are known not to be nil in a block, the one that
// was tested last first. Some are left out, as what happens in the block is not
// about them any more: errors that were found to be a certain one, as by errors.Is,
// and those of a context, have nothing to add to that; a variable that was found
// to be nil since holds another error by now; and what depends on something that
// was tried because of an error is about that.
func (x liveErrors) at(block *ssa.BasicBlock) []liveError {
	var live []liveError
	var settled []ssa.Value
	var passed []cond.Branch
	proof := x.proof(block.Parent())
	for b := range program.Dominators(block) {
		lessons := proof.At(b)
		for _, l := range lessons {
			if l.Kind != cond.IsSet {
				settled = append(settled, l.Err)
			}
		}
		for _, l := range lessons {
			same := func(v ssa.Value) bool { return paths.SameError(v, l.Err) }
			if l.Kind != cond.IsSet || cond.IsOfContext(l.Err) || slices.ContainsFunc(settled, same) || slices.ContainsFunc(live, func(e liveError) bool { return same(e.value) }) {
				continue
			}
			e := liveError{heldError{x.tracer, l.Err}, l.Test, b}
			if !slices.ContainsFunc(passed, e.isPastAfter) {
				live = append(live, e)
			}
		}
		passed = append(passed, cond.BranchesTo(b)...)
	}
	return live
}

// isPastAfter reports whether a branch that was taken after the error was tested
// is about something that was tried because of the error: a call or a lookup
// that was not given the error. If that fails, too, it does not replace the
// error, unless it tells which one it is.
func (e liveError) isPastAfter(b cond.Branch) bool {
	lessons := b.Lessons()
	for _, l := range lessons {
		switch {
		case paths.SameError(l.Err, e.value):
			return false
		case cond.IsOfContext(l.Err):
			return l.Kind != cond.IsUnset // cancellation explains the error
		case l.Kind == cond.IsSet:
			return false
		}
	}
	if len(lessons) == 0 && len(cond.Branch{Cond: b.Cond, Truth: !b.Truth}.Lessons()) > 0 {
		return false // an error that is there and is not the one that was asked for
	}
	return e.fallback().gives(b.Cond) && !e.isIn(b.Cond)
}

// isIn reports whether a value is made of the error, or of what came with it, even where that
// says nothing.
func (e heldError) isIn(v ssa.Value) bool {
	if e.flow.IsMadeOf(v, e.value) {
		return true
	}
	x, ok := e.value.(*ssa.Extract)
	return ok && e.flow.IsMadeOf(v, x.Tuple)
}

// lost returns the errors that are lost if something that is made does not keep
// them: those that are known where it is made. What is never set, as what the call passes
// excludes all errors of the function, cannot be lost.
func (x liveErrors) lost(l leaf) []liveError {
	return slices.DeleteFunc(x.at(l.block), func(e liveError) bool { return len(x.Evaluator.Errors(e.value)) == 0 })
}

// missing returns the errors that are lost, and for which nothing stands that came with them.
func (x liveErrors) missing(l leaf) []liveError {
	return slices.DeleteFunc(x.lost(l), func(e liveError) bool { return e.isReplaced(l) })
}

// is reports whether a value is made of the error.
func (e heldError) is(v ssa.Value) bool { return e.flow.IsMadeOf(v, e.value) }
