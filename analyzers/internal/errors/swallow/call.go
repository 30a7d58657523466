package swallow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// call looks at what becomes of the failures of one call.
func (l *look) call(call *ssa.Call) {
	l.inherited(call)
	l.responses(call)
	l.iteration(call)
	f, ok := failingOf(call)
	if !ok {
		return
	}
	if !l.fails(f) {
		l.malformed(f)
		return
	}
	l.asks.Set(program.Outermost(l.fn), asks{})
	if !isLookedAt(f.errs) {
		l.ignored(f)
		l.counted(f)
		return
	}
	for _, d := range l.dropsOf(f) {
		if isUntold(f, d.b) {
			d.judge(Dropped)
			d.either()
		}
	}
}

// malformed looks at a call that fails for what it is given, and not for what lies outside.
func (l *look) malformed(f failing) {
	if !isLookedAt(f.errs) {
		if (l.readsAnswer(f) || l.isRefused(f)) && !l.flow.NeverFails(f.call, f.index) {
			l.ignored(f)
		}
		return
	}
	if !slices.ContainsFunc(f.errs, func(err ssa.Value) bool { return flow.OnlyLogged(err, nil) }) || l.flow.NeverFails(f.call, f.index) {
		return
	}
	for _, d := range l.dropsOf(f) {
		if len(d.b.Exits) == 0 && isQuiet(d.b) && (l.isDecodedHere(f) || l.readsAnswer(f)) || l.isLeftOutLoudly(f, d.b) {
			d.judge(Dropped)
		}
	}
}

// readsAnswer reports whether a call reads what the package has decoded of the answer of a service: what the service writes
// in another form becomes a zero.
//
//	var samples []sample
//	if err := json.NewDecoder(resp.Body).Decode(&samples); err != nil {
//		return nil, err
//	}
//	n, _ := strconv.ParseInt(samples[0].Value, 10, 64)
func (r *Result) readsAnswer(f failing) bool {
	q := flow.Query{Kinds: flow.Same | flow.Parts | flow.Store | flow.Enter | flow.Return, Index: r.flow.Scope().Index}
	return !r.isTheoretical(f) && slices.ContainsFunc(f.call.Call.Args, func(arg ssa.Value) bool {
		return !r.found.IsArgument(arg) && q.Reaches(r.isDecodedAnswer, arg)
	})
}

// isDecodedAnswer reports whether the function of a variable decodes into it what it has read from outside.
func (r *Result) isDecodedAnswer(v ssa.Value) bool {
	variable, ok := v.(*ssa.Alloc)
	return ok && slices.ContainsFunc(slices.Collect(program.UsesAs[*ssa.MakeInterface](variable)), func(box *ssa.MakeInterface) bool {
		return slices.ContainsFunc(slices.Collect(program.UsesAs[*ssa.Call](box)), func(call *ssa.Call) bool { return isDecoder(call) && r.decodesRead(call) })
	})
}

// isRefused reports whether a function of the program says by an error of its own what is wrong with what the agent gave,
// and gives a list or an object if nothing is: jobs, _ := store.JobsOf(in.Owner). What is wrong with a number or a text is
// a matter of silentdefault.
func (r *Result) isRefused(f failing) bool {
	given := f.call.Call.Signature().Results().At(0).Type()
	if _, basic := given.Underlying().(*types.Basic); basic || f.index != 1 || r.isTheoretical(f) || !r.causesOf(f).own {
		return false
	}
	q := flow.Query{Kinds: flow.Making}
	return slices.ContainsFunc(f.call.Call.Args, func(arg ssa.Value) bool { return q.Reaches(r.found.IsArgument, arg) })
}

// isDecodedHere reports whether a call decodes what the function was given: if it cannot be read, and the
// function returns nothing and says that all is well, the caller takes it for empty.
func (r *Result) isDecodedHere(f failing) bool {
	return isDecoder(f.call) && hasError(f.call.Parent()) && !slices.ContainsFunc(f.call.Call.Args, r.found.IsArgument)
}

// isLeftOutLoudly reports whether a loop leaves an item out because it cannot be read, and warns those who
// read the log:
//
//	limit, err := parse(record.Limit)
//	if err != nil {
//		slog.Warn("skipping record", "err", err)
//		continue
//	}
func (r *Result) isLeftOutLoudly(f failing, b scenario.Branch) bool {
	return len(b.Exits) > 0 && b.IsWritten() && isQuiet(b) && isWarned(b) && !r.isTheoretical(f) && !r.isLookup(f)
}

// isLookup reports whether a call fails for nothing but that there is none of what it is asked for, as far as its errors
// say: who asks for each of a list mostly knows that it is there.
//
//	func content(uri string) (string, error) {
//		c, ok := contents[uri]
//		if !ok {
//			return "", fmt.Errorf("not found: %s", uri)
//		}
//		return c, nil
//	}
func (r *Result) isLookup(f failing) bool {
	failures := r.flow.Failures(f.call, f.index)
	obj := program.Called(f.call.Common())
	return len(failures) == 1 && failures[0].Class == cause.Plain && len(failures[0].Parts) == 0 && words.Finds.MatchString(obj.Name())
}

// isTheoretical reports whether a call seldom fails, and tells little: it encodes something or makes a text
// of it, looks at what it is given, or reads what is part of the program.
func (r *Result) isTheoretical(f failing) bool {
	if funcs.Of(program.Called(f.call.Common())).Harmless || funcs.IsGate(f.call) || !slices.ContainsFunc(f.given, func(v ssa.Value) bool { return !program.IsText(v) }) {
		return true
	}
	return slices.ContainsFunc(r.flow.Failures(f.call, f.index), func(x cause.Failure) bool { return isEmbedded(x.Origin) })
}

// ignored notes that nobody looks at the error of a call: what it gives is made without what failed, and so is what it
// fills.
func (l *look) ignored(f failing) {
	given, shared := append(slices.Clip(f.given), filledWhole(f.call)...), sharedFilled(fills(f.call), f.call)
	if !hasUse(given) && shared == 0 || l.isAsked(given) || panicsWithout(f) {
		return
	}
	meant := l.isMeant(f, f.call.Pos(), false)
	l.note(Fate{Kind: Ignored, Source: f.source, Basic: areBasic(f.given), Aside: areAside(f.given) || l.areSpare(f.given) || l.isBeside(f.call), Meant: meant, local: local{Instr: f.call, at: f.call.Pos(), free: l.sharedOf(given) | shared}, Results: l.leaving(startsOf(given))})
}

// panicsWithout reports whether a function does not come to a return where a call has failed: on each way it reads a field through
// the nil that it has got then, which is no answer.
//
//	meta, _ := c.Metadata()
//	return meta.Name, nil
func panicsWithout(f failing) bool {
	returns := slices.DeleteFunc(slices.Collect(program.Instructions[*ssa.Return](f.call.Parent().Blocks)), func(ret *ssa.Return) bool {
		return !f.call.Block().Dominates(ret.Block())
	})
	return slices.ContainsFunc(f.given, func(v ssa.Value) bool {
		for field := range program.UsesAs[*ssa.FieldAddr](v) {
			if len(returns) > 0 && !slices.ContainsFunc(returns, func(ret *ssa.Return) bool { return !program.AlwaysBefore(field, ret) }) {
				return true
			}
		}
		return false
	})
}

// filledWhole returns the maps, and the structs with nothing else in them, that a function fills which is called.
func filledWhole(call *ssa.Call) []ssa.Value {
	return slices.DeleteFunc(filledIn(fills(call), call), func(v ssa.Value) bool {
		_, ok := v.Type().Underlying().(*types.Map)
		return !ok && !isUnset(v)
	})
}

// fills returns the parameters into which a function of the package itself puts something.
func fills(call *ssa.Call) (by results) {
	if callee := call.Call.StaticCallee(); callee != nil {
		for i, p := range callee.Params {
			if paths.IsFilled(p) && len(paths.PutInto(p)) > 0 {
				by |= 1 << (maxResults + i)
			}
		}
	}
	return by
}

// counted notes where a function counts or lists as done what a call was to do, whether or not that
// has failed:
//
//	_ = store.Retry(ctx, job)
//	retried++
func (l *look) counted(f failing) {
	if funcs.IsCleanup(f.call.Common()) || hasUse(f.given) || !program.Continues(f.call.Block(), f.call.Block()) {
		return
	}
	for _, instr := range f.call.Block().Instrs {
		if v, ok := instr.(ssa.Value); ok && adds1(v) {
			l.note(Fate{Kind: Counted, Source: f.source, local: local{Instr: f.call, at: f.call.Pos()}, Results: l.leaving([]start{{value: v}})})
		}
	}
}

// adds1 reports whether a value is a variable with one more, n+1 or append(list, item), which starts
// before the loop.
func adds1(v ssa.Value) bool {
	var before ssa.Value
	switch v := v.(type) {
	case *ssa.BinOp:
		if v.Op != token.ADD || !isOne(v.Y) {
			return false
		}
		before = v.X
	case *ssa.Call:
		if !program.IsBuiltin(v, "append") {
			return false
		}
		before = v.Call.Args[0]
	}
	phi, ok := before.(*ssa.Phi)
	return ok && program.LeadsTo(v.(ssa.Instruction).Block(), phi.Block())
}
