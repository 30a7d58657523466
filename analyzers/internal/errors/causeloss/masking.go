package causeloss

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// A Masking is a success that a function returns although an error is known to be
// non-nil.
type Masking struct {
	// Instr is the return.
	Instr *ssa.Return
	// Pos is where the result is made, or else returned: the parenthesis of a call,
	// the brace of a literal.
	Pos token.Pos
	// Test is the place of the condition that tells that the error is not nil.
	Test token.Pos
	// Source names the function that returned the error, such as "os.Open", or is
	// empty.
	Source string
	// Origins are the failures that the error can be.
	Origins []cause.Failure
	// Errors are the errors.
	Errors []ssa.Value
	// Shown reports that the result is made of the error.
	Shown bool
	// Beside reports that the result is made of a value that came with the error, which may
	// tell of it.
	Beside bool
	// Joined reports that only one way to the return makes the text that shows the error. Pos is
	// where it does.
	Joined bool
	// Recorded reports that the error is recorded, or may be, before the
	// return.
	Recorded bool
	// Argument reports that the error is only about the arguments of the call.
	Argument bool
	// Fallback reports that the result is made of what was tried because of the
	// error.
	Fallback bool
	// ShowsAll reports that the result shows everything that was to be decoded or encoded:
	// only its form is lost.
	ShowsAll bool
	// Zero reports that only the zero value of a struct is returned.
	Zero bool
	// Texts are the constant texts that the result is made of.
	Texts []string
}

// maskingAt returns what the first result of a return hides that hides anything, or nil.
func (s *Detector) maskingAt(ret *ssa.Return) *Masking {
	given := make([][]leaf, len(ret.Results)-1)
	for i := range given {
		given[i] = s.tracer().leavesAt(ret, i)
	}
	for _, leaves := range given {
		for _, l := range leaves {
			l.ret = ret
			if m := s.masking(l, given); m != nil {
				return m
			}
		}
	}
	return nil
}

// succeeds reports whether a return gives a result and a nil error: itself, or by a function
// that makes a result and has an error only if that cannot be made.
func (s *Detector) succeeds(ret *ssa.Return) bool {
	last := len(ret.Results) - 1
	if last < 1 || !program.CanBeError(ret.Results[last].Type()) {
		return false
	}
	r := paths.ResultOf(ret, last)
	if len(r.Changes) > 0 || r.Value == nil || program.IsNil(r.Value) {
		return len(r.Changes) == 0 && r.Value != nil
	}
	call, index := program.CallOf(r.Value)
	if call == nil {
		return false
	}
	if _, builds := s.Builder(program.Called(&call.Call)); builds {
		return true
	}
	callee := program.Declaration(call.Call.StaticCallee())
	exits, _ := s.Exits.Own(callee)
	return len(exits) > 0 && !slices.ContainsFunc(exits, func(e returns.Exit) bool { return e.Results[index] != returns.Absent })
}

// masking returns what a result hides that is one of those of a return, which are given as
// what each of them can be, or nil if it is none of a success, or hides nothing.
func (s *Detector) masking(l leaf, given [][]leaf) *Masking {
	shown := valuesOf(slices.Concat(given...))
	zero := isZeroStruct(l.value) && !slices.ContainsFunc(shown, func(v ssa.Value) bool { return !program.IsNil(v) && !isZeroStruct(v) })
	if program.IsNil(l.value) || !zero && !s.tracer().isReady(l.value) || slices.ContainsFunc(append(slices.Clone(given), []leaf{l}), s.mayBeFlagged) {
		return nil
	}
	live := s.live.lost(l)
	if len(live) == 0 {
		return nil
	}
	m := &Masking{
		Instr: l.ret, Pos: l.madeAt(), Test: live[0].test, Source: sourceOf(live[0].value), Origins: s.Evaluator.Errors(live[0].value),
		Recorded: live[0].maybeRecorded(l.block), Argument: s.tracer().aboutArguments(live[0].value), ShowsAll: true, Zero: zero,
	}
	for _, e := range live {
		if !isCurrent(e, l) {
			return nil
		}
		m.Errors = append(m.Errors, e.value)
		m.Shown, m.Beside = m.Shown || e.is(l.value), m.Beside || e.isToldBeside(l.value)
		m.Fallback = m.Fallback || e.fallback().isFor(l)
		m.ShowsAll = m.ShowsAll && e.showsAll(shown)
	}
	m.Texts = textsFor(s.Tracer, l)
	return m
}

// mayBeFlagged reports whether what a return gives for a result may have the error flag. In
// a function that defers calls that is a variable: nil in it has no flag.
func (s *Detector) mayBeFlagged(leaves []leaf) bool {
	var m cause.Marks
	found := false
	for _, v := range valuesOf(leaves) {
		if _, _, result := s.Set.Result(v.Type()); result && !program.IsNil(v) {
			m, found = m.Or(s.Evaluator.Texts().MarksOf(v)), true
		}
	}
	return found && m.Flag != cause.Cleared
}

// valuesOf returns the values of leaves.
func valuesOf(leaves []leaf) []ssa.Value {
	list := make([]ssa.Value, len(leaves))
	for i, l := range leaves {
		list[i] = l.value
	}
	return list
}

// isZeroStruct reports whether a value is the zero value of a struct. Alone it is an answer
// that says nothing; beside a result it is nothing that anybody has made.
func isZeroStruct(v ssa.Value) bool {
	c, ok := calls.PlainValue(v).(*ssa.Const)
	return ok && c.Value == nil && program.IsStruct(c.Type())
}

// isCurrent reports whether an error is one of the function, and not one that it was
// given: what it makes of that is what it is for.
func isCurrent(e liveError, l leaf) bool {
	return program.ParameterOf(e.value) == nil && e.since.Parent() == l.block.Parent()
}

// TextsIn returns the constant texts that a value is made of.
func TextsIn(f *origin.Tracer, v ssa.Value) []string { return textsOf(f.Made(), v) }

// textsFor returns the constant texts of a result at its return: not those that are put into it on other ways.
//
//	if err != nil {
//		out.Message = err.Error()
//		return result(out)
//	}
//	out.Message = "the project is active"
//	return result(out)
func textsFor(f *origin.Tracer, l leaf) []string {
	made := f.Made()
	forgets, before := made.Skip, program.Reached(l.block, func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Preds })
	made.Skip = func(e flow.Edge) bool {
		store, ok := e.At.(*ssa.Store)
		return forgets(e) || ok && store.Parent() == l.block.Parent() && !slices.Contains(before, store.Block())
	}
	return textsOf(made, l.value)
}

func textsOf(made flow.Query, v ssa.Value) []string {
	var list []string
	for part := range made.Back(v) {
		if text, ok := program.ConstantText(part); ok {
			list = append(list, text)
		}
	}
	return list
}
