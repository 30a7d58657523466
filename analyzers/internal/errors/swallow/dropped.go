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
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// judge notes what becomes of the failure.
func (d drop) judge(kind Kind) {
	if d.isOptional() {
		return
	}
	if !isQuiet(d.b) {
		if kind == Dropped {
			d.noted()
		}
		return
	}
	fate := d.fateOf(kind)
	for ret := range program.Instructions[*ssa.Return](d.b.Inside) {
		d.returned(fate, ret)
	}
	if len(d.b.Exits) > 0 {
		d.goesOn(fate)
	}
	if kind == Dropped {
		d.shared(fate)
	}
	d.unfilled(fate)
}

// isOptional reports whether a method of an interface is asked for something that need not be there: that there
// is none is asked together with the error.
//
//	if examples, err := provider.Examples(ctx, table); err == nil && examples != nil {
//		answer["examples"] = examples
//	}
func (d drop) isOptional() bool {
	v, _ := cond.NilTest(d.b.Good)
	return d.f.Instr != nil && d.f.Instr.Call.IsInvoke() && v != nil && slices.Contains(d.f.Given, v)
}

// returned notes what a return gives on a branch on which a failure is known.
func (d drop) returned(fate Fate, ret *ssa.Return) {
	given := program.AllGiven(ret)
	what := ""
	for i, v := range given {
		if program.IsError(ret.Parent().Signature.Results().At(i).Type()) {
			if !program.IsNil(v) {
				return
			}
			continue
		}
		if program.IsBool(v.Type()) && !isProbe(d.fn, d.f) {
			return // the caller can tell by this result
		}
		if d.saysNothing(i, v) {
			what = nothingThere
			fate.Results |= result(i)
			continue
		}
		if !paths.IsEmpty(v) {
			d.partly(fate, ret)
			return // a non-empty default is a fallback, not a loss
		}
		if what == "" {
			what = wordFor(v)
		}
		fate.Results |= result(i)
	}
	if what == `""` && !funcs.Waits(d.f.Instr) {
		return // an unknown name: callers make something else of it
	}
	fate.What, fate.Instr = what, ret
	if ret.Pos().IsValid() {
		fate.at = ret.Pos()
	}
	d.note(fate)
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
func (d drop) saysNothing(index int, v ssa.Value) bool {
	text, ok := program.ConstantText(v)
	if !ok || !words.Nothing.MatchString(text) || !strings.Contains(text, " ") {
		return false
	}
	for ret := range program.Instructions[*ssa.Return](program.Dominated(d.b.Good)) {
		if same, ok := program.ConstantText(program.Given(ret, index)); ok && same == text {
			return true
		}
	}
	return false
}

// isProbe reports whether a function says by a bool, and nothing else, whether there is anything in what a call gives: if
// the call fails, it says the same as if there were nothing.
func isProbe(fn *ssa.Function, f fallible.Call) bool {
	if fn.Signature.Results().Len() != 1 {
		return false
	}
	needed := neededFor(f.Given)
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if test, ok := program.Given(ret, 0).(*ssa.BinOp); ok && cond.WithEmpty(test) && (needed[test.X] || needed[test.Y]) {
			return true
		}
	}
	return false
}

// goesOn notes what is made after a branch that leads back to the other ways.
func (d drop) goesOn(fate Fate) {
	m := d.making()
	m.lacks(fate)
	if m.told() || !m.inLoop && d.calls.IsAttempt(d.f) {
		return // decoding is tried in one form after the other
	}
	if m.inLoop && fate.Kind == Dropped {
		fate.Kind = Skipped
	}
	if len(m.starts) == 0 && d.f.Instr != nil {
		m.starts = startsOf(filledWhole(d.f.Instr))
	}
	if len(m.starts) == 0 {
		m.unfound(fate)
		d.requested(fate)
		return
	}
	if fate.Kind == Skipped && (d.f.Source == "os.Stat" || d.f.Source == "os.Lstat") || d.isAsked(valuesOf(m.starts)) {
		return // a file of which that is asked has just disappeared
	}
	fate.Results, fate.What = d.leaving(m.starts), m.what
	fate.Basic = fate.Basic || !m.inLoop && areBasic(valuesOf(m.starts))
	fate.Aside = areAside(valuesOf(m.starts)) || m.keepsAside() || d.areSpare(d.f.Given) || fate.Kind == Dropped && d.f.Instr != nil && d.isBeside(d.f.Instr)
	d.note(fate)
	if d.fn.Parent() != nil && fate.Results == 0 && !m.inLoop {
		d.lacksIn(fate, m.starts)
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
func (m *making) unfound(fate Fate) {
	if m.f.Instr == nil || !funcs.TakesContext(m.f.Instr) && !funcs.AsksService(m.f.Instr) {
		return
	}
	found := results(0)
	for ret := range program.Instructions[*ssa.Return](program.Dominated(m.b.Good)) {
		for i, v := range program.AllGiven(ret) {
			if m.derived[v] {
				found |= result(i)
			}
		}
	}
	for ret := range program.Instructions[*ssa.Return](m.fn.Blocks) {
		given := program.AllGiven(ret)
		if found == 0 || !slices.Contains(m.b.After, ret.Block()) || m.b.Good.Dominates(ret.Block()) || !m.repeats() && slices.ContainsFunc(given, isGiven) {
			continue
		}
		if m.tells(ret) || slices.ContainsFunc(given, func(v ssa.Value) bool {
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
	m.note(fate)
}

func isGiven(v ssa.Value) bool { return !paths.IsEmpty(v) }

// requested notes where a function does not do what an argument asks for, and answers as if it had:
//
//	if in.SetDefault {
//		if err := config.Set("service", id); err != nil {
//			log.Print(err)
//		}
//	}
func (d drop) requested(fate Fate) {
	if d.f.Instr == nil || len(d.f.Given) > 0 || funcs.IsCleanup(d.f.Instr.Common()) {
		return
	}
	for instr := range program.Instructions[ssa.Instruction](program.Dominated(d.b.Good)) {
		if len(d.b.Good.Preds) == 1 && !isQuietly(instr) {
			return // this can tell that it is done
		}
	}
	for asked := range cond.Dominating(d.f.Block) {
		if asked.Truth && d.found.IsArgument(asked.Cond) {
			fate.Results, fate.What = d.answered(), "the rest"
			d.note(fate)
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
func (d drop) either() {
	first := d.b.Test.Succs[0]
	if first == d.b.Good || len(first.Preds) < 2 || !scenario.IsBody(first) || !d.isHandler() || asksMore(d.b) {
		return
	}
	for _, from := range first.Preds {
		if from != d.b.Test && !slices.ContainsFunc(d.f.Given, func(v ssa.Value) bool {
			return flow.IsMadeOf(program.Condition(from), v)
		}) {
			return
		}
	}
	for ret := range program.Instructions[*ssa.Return](d.b.Inside) {
		if d.tells(ret) || saysOtherwise(d.flow.Texts(program.Given(ret, 0))) {
			continue
		}
		d.note(Fate{Kind: Dropped, Source: d.f.Source, What: "an answer that nothing is there", local: local{Instr: ret, at: ret.Pos()}, Logged: isLogged(d.b), Meant: d.isMeant(d.f, d.b.Cond.Pos(), true), Results: 1})
	}
}

// saysOtherwise reports whether texts say something in words, and not that there is nothing.
func saysOtherwise(texts []string) bool {
	return !slices.ContainsFunc(texts, words.Nothing.MatchString) && slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, " ") })
}

// asksMore reports whether a function does something on a branch that can fail, too.
func asksMore(b scenario.Branch) bool {
	for call := range program.Instructions[*ssa.Call](b.Inside) {
		if program.EndsInError(call.Call.Signature().Results()) {
			return true
		}
	}
	return false
}

// noted notes where a function tells its caller that something has failed, and not why:
//
//	body, err := fetch(ctx, url)
//	if err != nil {
//		notes = append(notes, "fetch failed: "+url)
//		continue
//	}
func (d drop) noted() {
	if d.isHandler() && len(d.b.Exits) == 0 || slices.ContainsFunc(d.f.Given, funcs.IsWhole) || !d.b.IsWritten() || isLogged(d.b) {
		return // a note is enough where it is the answer, or a log or the output of a command says why
	}
	var starts []ssa.Value
	for instr := range program.Instructions[ssa.Instruction](d.b.Inside) {
		if v := noteIn(instr); v != nil {
			starts = append(starts, v)
		}
	}
	d.note(Fate{Kind: Noted, Source: d.f.Source, local: local{Instr: program.Last(d.b.Test), at: d.b.Cond.Pos(), free: d.sharedOf(starts)}, Results: d.leaving(startsOf(starts))})
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
