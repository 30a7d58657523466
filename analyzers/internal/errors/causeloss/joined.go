package causeloss

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Joined returns the successes of a function whose text says on one way that a call has failed, and on the others
// that all went well, in the order of its returns:
//
//	message := "the database is created"
//	if err := wait(ctx); err != nil {
//		message = "Error: " + err.Error()
//	}
//	return nil, output{Message: message}, nil
func (f *Detector) Joined(fn *ssa.Function) []Masking {
	var list []Masking
	for _, ret := range f.LiveReturns(fn) {
		if ret.Block() != fn.Recover && f.succeeds(ret) {
			list = append(list, f.joined(ret)...)
		}
	}
	return list
}

// joined returns what the texts of which a return makes its results hide. Where a flag, a number or an error is
// joined in the same place, it may tell, too.
func (s *Detector) joined(ret *ssa.Return) (list []Masking) {
	given := program.AllGiven(ret)
	given = given[:len(given)-1]
	for _, v := range given {
		if s.mayBeFlagged(s.tracer().leavesOf(v, ret.Block())) {
			return nil
		}
	}
	parts := slices.Collect(s.Made().Back(given...))
	for _, v := range parts {
		phi, ok := v.(*ssa.Phi)
		if !ok || !program.IsString(phi.Type()) || phi.Parent() != ret.Parent() || cond.LoopAround(phi.Block()) != nil || !phi.Block().Dominates(ret.Block()) {
			continue
		}
		told := slices.ContainsFunc(parts, func(v ssa.Value) bool {
			other, ok := v.(*ssa.Phi)
			return ok && other.Block() == phi.Block() && !program.IsString(other.Type())
		})
		if m := s.saying(phi, ret); m != nil && !told {
			list = append(list, *m)
		}
	}
	return list
}

// saying returns what a text hides that says on one way that something has failed, and on all others that it has
// not, or nil.
func (s *Detector) saying(phi *ssa.Phi, ret *ssa.Return) (found *Masking) {
	for _, l := range s.tracer().leavesOf(phi, phi.Block()) {
		l.ret = ret
		texts := TextsIn(s.Tracer, l.value)
		fails := slices.ContainsFunc(texts, words.Failure.MatchString)
		switch live := s.live.lost(l); {
		case !fails && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, " ") }):
		case found != nil || !fails || len(live) == 0 || !isCurrent(live[0], l) || !live[0].is(l.value):
			return nil
		default:
			found = &Masking{
				Instr: ret, Pos: cmp.Or(l.value.Pos(), l.madeAt()), Test: live[0].test, Source: sourceOf(live[0].value), Origins: s.Evaluator.Errors(live[0].value),
				Errors: []ssa.Value{live[0].value}, Shown: true, Joined: true, Recorded: live[0].maybeRecorded(l.block), Texts: texts,
			}
		}
	}
	return found
}
