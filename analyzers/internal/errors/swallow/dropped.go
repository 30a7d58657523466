package swallow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// branchOf notes what becomes of a failure of a kind on a branch on which it is known: an error that is found, or a
// status that is none of a success.
func (l *look) branchOf(kind Kind, f failing, b scenario.Branch) {
	if isOptional(f, b) {
		return
	}
	if !isQuiet(b) {
		if kind == Dropped {
			l.noted(f, b)
		}
		return
	}
	fate := l.fateOn(kind, f, b)
	for ret := range program.Instructions[*ssa.Return](b.Inside) {
		l.returned(fate, f, b, ret)
	}
	if len(b.Exits) > 0 {
		l.goesOn(fate, f, b)
	}
	if kind == Dropped {
		l.shared(fate, f, b)
	}
	l.unfilled(fate, f, b)
}

// isOptional reports whether a method of an interface is asked for something that need not be there: that there
// is none is asked together with the error.
//
//	if examples, err := provider.Examples(ctx, table); err == nil && examples != nil {
//		answer["examples"] = examples
//	}
func isOptional(f failing, b scenario.Branch) bool {
	v, _ := cond.NilTest(b.Good)
	return f.call.Call.IsInvoke() && v != nil && slices.Contains(f.given, v)
}

// returned notes what a return gives on a branch on which a failure is known.
func (l *look) returned(fate Fate, f failing, b scenario.Branch, ret *ssa.Return) {
	given := program.AllGiven(ret)
	what := ""
	for i, v := range given {
		if program.IsError(ret.Parent().Signature.Results().At(i).Type()) {
			if !program.IsNil(v) {
				return
			}
			continue
		}
		if i >= maxResults || program.IsBool(v.Type()) && !isProbe(l.fn, f) {
			return // the caller can tell by this result
		}
		if l.saysNothing(b, i, v) {
			what = nothingThere
			fate.Results |= 1 << i
			continue
		}
		if !paths.IsEmpty(v) {
			l.partly(fate, f, b, ret)
			return // a non-empty default is a fallback, not a loss
		}
		if what == "" {
			what = wordFor(v)
		}
		fate.Results |= 1 << i
	}
	if fate.Results == 0 || what == `""` && !funcs.Waits(f.call) {
		return // an unknown name: callers make something else of it
	}
	fate.What, fate.Instr = what, ret
	if ret.Pos().IsValid() {
		fate.at = ret.Pos()
	}
	l.note(fate)
}

// nothingThere is what is answered for a failure in the words for an empty value.
const nothingThere = "an answer that nothing is there"

// saysNothing reports whether a result is a text that says that there is nothing, in the very words that the function
// uses where the call has not failed:
//
//	entries, err := os.ReadDir(dir)
//	if err != nil {
//		return "There are no notes."
//	}
//	if len(entries) == 0 {
//		return "There are no notes."
//	}
func (l *look) saysNothing(b scenario.Branch, index int, v ssa.Value) bool {
	text, ok := program.ConstantText(v)
	if !ok || !words.Nothing.MatchString(text) || !strings.Contains(text, " ") {
		return false
	}
	for ret := range program.Instructions[*ssa.Return](program.Dominated(b.Good)) {
		if same, ok := program.ConstantText(program.Given(ret, index)); ok && same == text {
			return true
		}
	}
	return false
}

// isProbe reports whether a function says by a bool, and nothing else, whether there is anything in what a call gives: if
// the call fails, it says the same as if there were nothing.
func isProbe(fn *ssa.Function, f failing) bool {
	if fn.Signature.Results().Len() != 1 {
		return false
	}
	needed := neededFor(f.given)
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if test, ok := program.Given(ret, 0).(*ssa.BinOp); ok && cond.WithEmpty(test) && (needed[test.X] || needed[test.Y]) {
			return true
		}
	}
	return false
}

// goesOn notes what is made after a branch that leads back to the other ways.
func (l *look) goesOn(fate Fate, f failing, b scenario.Branch) {
	m := makingOf(f, b)
	l.lacks(fate, m)
	if m.told(l) || !m.inLoop && l.isAttempt(f) {
		return // decoding is tried in one form after the other
	}
	if m.inLoop && fate.Kind == Dropped {
		fate.Kind = Skipped
	}
	if len(m.starts) == 0 && f.call != nil {
		m.starts = startsOf(filledWhole(f.call))
	}
	if len(m.starts) == 0 {
		l.unfound(fate, m)
		l.requested(fate, m)
		return
	}
	if fate.Kind == Skipped && (f.source == "os.Stat" || f.source == "os.Lstat") || l.isAsked(valuesOf(m.starts)) {
		return // a file of which that is asked has just disappeared
	}
	fate.Results, fate.What = l.leaving(m.starts), m.what
	fate.Basic = fate.Basic || !m.inLoop && areBasic(valuesOf(m.starts))
	fate.Aside = areAside(valuesOf(m.starts)) || l.keepsAside(m) || l.areSpare(f.given) || fate.Kind == Dropped && f.call != nil && l.isBeside(f.call)
	l.note(fate)
	if l.fn.Parent() != nil && fate.Results == 0 && !m.inLoop {
		l.lacksIn(fate, m.starts)
	}
}

// unfound notes where a function looks for something in several places, and answers as if it were in none because one of
// them could not be asked:
//
//	for _, board := range boards {
//		sprints, err := c.Sprints(ctx, board)
//		if err != nil {
//			continue
//		}
//		if len(sprints) > 0 {
//			return sprints[0], nil
//		}
//	}
//	return nil, nil
//
// So does if s, err := c.Sprint(ctx, id); err == nil && s.Open { return s } with nothing but an empty return after it.
func (l *look) unfound(fate Fate, m *making) {
	if m.f.call == nil || !funcs.TakesContext(m.f.call) && !funcs.AsksService(m.f.call) {
		return
	}
	found := results(0)
	for ret := range program.Instructions[*ssa.Return](program.Dominated(m.b.Good)) {
		for i, v := range program.AllGiven(ret) {
			if i < maxResults && m.derived[v] {
				found |= 1 << i
			}
		}
	}
	for ret := range program.Instructions[*ssa.Return](l.fn.Blocks) {
		given := program.AllGiven(ret)
		if found == 0 || !slices.Contains(m.b.After, ret.Block()) || m.b.Good.Dominates(ret.Block()) || !m.repeats() && slices.ContainsFunc(given, isGiven) {
			continue
		}
		if l.tells(ret) || slices.ContainsFunc(given, func(v ssa.Value) bool {
			return program.IsBool(v.Type()) || program.IsError(v.Type()) && !program.IsNil(v)
		}) {
			return
		}
		fate.Results, fate.What = found, ""
		if m.repeats() {
			fate.Kind = Skipped
		} else {
			fate.at, fate.Instr, fate.What = ret.Pos(), ret, wordFor(given[0])
		}
	}
	l.note(fate)
}

func isGiven(v ssa.Value) bool { return !paths.IsEmpty(v) }

// requested notes where a function does not do what an argument asks for, and answers as if it had:
//
//	if in.SetDefault {
//		if err := config.Set("service", id); err != nil {
//			log.Print(err)
//		}
//	}
func (l *look) requested(fate Fate, m *making) {
	if m.f.call == nil || len(m.f.given) > 0 || funcs.IsCleanup(m.f.call.Common()) {
		return
	}
	for instr := range program.Instructions[ssa.Instruction](program.Dominated(m.b.Good)) {
		if len(m.b.Good.Preds) == 1 && !isQuietly(instr) {
			return // this can tell that it is done
		}
	}
	for asked := range cond.Dominating(m.f.block) {
		if asked.Truth && l.found.IsArgument(asked.Cond) {
			fate.Results, fate.What = l.answered(), "the rest"
			l.note(fate)
			return
		}
	}
}

// either notes where a handler answers a failure as if there were nothing:
//
//	records, err := store.Find(ctx, path)
//	if err != nil || len(records) == 0 {
//		return mcp.NewToolResultText("no records"), nil
//	}
//
// What is answered for the second part of the condition is true, and for the first one it is not. An answer in other
// words can be true for both: "note 5 is saved", where only its new version cannot be read.
func (l *look) either(f failing, b scenario.Branch) {
	first := b.Test.Succs[0]
	if first == b.Good || len(first.Preds) < 2 || !scenario.IsBody(first) || !l.isHandler() || !isQuietAnswer(b) {
		return
	}
	for _, from := range first.Preds {
		if from != b.Test && !slices.ContainsFunc(f.given, func(v ssa.Value) bool {
			return flow.IsMadeOf(program.Condition(from), v)
		}) {
			return
		}
	}
	for ret := range program.Instructions[*ssa.Return](b.Inside) {
		if l.tells(ret) || !isAnswer(ret) || saysOtherwise(l.flow.Texts(program.Given(ret, 0))) {
			continue
		}
		l.note(Fate{Kind: Dropped, Source: f.source, What: nothingThere, local: local{Instr: ret, at: ret.Pos()}, Logged: isLogged(b), Meant: l.isMeant(f, b.Cond.Pos(), true), Results: 1})
	}
}

// saysOtherwise reports whether texts say something in words, and not that there is nothing.
func saysOtherwise(texts []string) bool {
	return !slices.ContainsFunc(texts, words.Nothing.MatchString) && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, " ") })
}

// isAnswer reports whether a return gives a result and no error.
func isAnswer(ret *ssa.Return) bool {
	given := program.AllGiven(ret)
	last := len(given) - 1
	return last > 0 && program.IsNil(given[last]) && !program.IsNil(given[0]) && ret.Pos().IsValid()
}

// isQuietAnswer reports whether a branch does nothing but to log and to answer.
func isQuietAnswer(b scenario.Branch) bool {
	for instr := range program.Instructions[ssa.Instruction](b.Inside) {
		call, ok := instr.(*ssa.Call)
		if ok && program.EndsInError(call.Call.Signature().Results()) || program.Acts(instr) {
			return false
		}
	}
	return true
}

// noted notes where a function tells its caller that something has failed, and not why:
//
//	body, err := fetch(ctx, url)
//	if err != nil {
//		notes = append(notes, "fetch failed: "+url)
//		continue
//	}
func (l *look) noted(f failing, b scenario.Branch) {
	if l.isHandler() && len(b.Exits) == 0 || slices.ContainsFunc(f.given, funcs.IsWhole) || !b.IsWritten() || isLogged(b) {
		return // a note is enough where it is the answer, or a log or the output of a command says why
	}
	var starts []ssa.Value
	for instr := range program.Instructions[ssa.Instruction](b.Inside) {
		if v := noteIn(instr); v != nil {
			starts = append(starts, v)
		}
	}
	l.note(Fate{Kind: Noted, Source: f.source, local: local{Instr: program.Last(b.Test), at: b.Cond.Pos(), free: l.sharedOf(starts)}, Results: l.leaving(startsOf(starts))})
}

// noteIn returns what an instruction makes of a constant text that speaks of a failure, or puts it
// into, or nil.
func noteIn(instr ssa.Instruction) ssa.Value {
	if !slices.ContainsFunc(instr.Operands(nil), func(v *ssa.Value) bool { return v != nil && speaksOfFailure(*v) }) {
		return nil
	}
	switch instr := instr.(type) {
	case *ssa.Store:
		return paths.Root(instr.Addr)
	case *ssa.MapUpdate:
		return paths.Root(instr.Map)
	case *ssa.Call:
		if funcs.IsLog(instr.Common()) || program.IsError(instr.Type()) {
			return nil
		}
		for _, arg := range instr.Call.Args {
			if isBuffer(arg.Type()) {
				return paths.Root(arg)
			}
		}
		return instr
	case *ssa.BinOp:
		return instr
	}
	return nil
}

// speaksOfFailure reports whether a value is a constant text that does: "cannot read %s".
func speaksOfFailure(v ssa.Value) bool {
	text, ok := program.ConstantText(v)
	return ok && words.Failure.MatchString(text)
}
