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
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// call looks at what becomes of the failures of one call.
func (l *look) call(call *ssa.Call) {
	l.inherited(call)
	l.responses(call)
	l.iteration(call)
	f, ok := fallible.Of(call)
	if !ok {
		return
	}
	if !l.calls.Fails(f) {
		l.malformed(f)
		return
	}
	l.calls.Asks(program.Outermost(l.fn))
	if !f.IsLookedAt() {
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
func (l *look) malformed(f fallible.Call) {
	if !f.IsLookedAt() {
		if l.readsAnswer(f) || l.isRefused(f) {
			l.ignored(f)
		}
		return
	}
	if !slices.ContainsFunc(f.Errs, func(err ssa.Value) bool { return flow.OnlyLogged(err, nil) }) || l.flow.NeverFails(f.Instr, f.Index) {
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
func (r *Result) readsAnswer(f fallible.Call) bool {
	q := flow.Query{Kinds: flow.Same | flow.Parts | flow.Store | flow.Enter | flow.Return, Index: r.flow.Scope().Index}
	return !r.calls.IsTheoretical(f) && slices.ContainsFunc(f.Instr.Call.Args, func(arg ssa.Value) bool {
		return !r.found.IsArgument(arg) && q.Reaches(r.isDecodedAnswer, arg)
	})
}

// isDecodedAnswer reports whether the function of a variable decodes into it what it has read from outside.
func (r *Result) isDecodedAnswer(v ssa.Value) bool {
	variable, ok := v.(*ssa.Alloc)
	return ok && slices.ContainsFunc(slices.Collect(program.UsesAs[*ssa.MakeInterface](variable)), func(box *ssa.MakeInterface) bool {
		return slices.ContainsFunc(slices.Collect(program.UsesAs[*ssa.Call](box)), func(call *ssa.Call) bool { return fallible.IsDecoder(call) && r.calls.DecodesRead(call) })
	})
}

// isRefused reports whether a function of the program says by an error of its own what is wrong with what the agent gave,
// and gives a list or an object if nothing is: jobs, _ := store.JobsOf(in.Owner). What is wrong with a number or a text is
// a matter of silentdefault.
func (r *Result) isRefused(f fallible.Call) bool {
	given := f.Instr.Call.Signature().Results().At(0).Type()
	if _, basic := given.Underlying().(*types.Basic); basic || f.Index != 1 || r.calls.IsTheoretical(f) || !r.calls.IsOwn(f) {
		return false
	}
	q := flow.Query{Kinds: flow.Making}
	return slices.ContainsFunc(f.Instr.Call.Args, func(arg ssa.Value) bool { return q.Reaches(r.found.IsArgument, arg) })
}

// isDecodedHere reports whether a call decodes what the function was given: if it cannot be read, and the
// function returns nothing and says that all is well, the caller takes it for empty.
func (r *Result) isDecodedHere(f fallible.Call) bool {
	return fallible.IsDecoder(f.Instr) && fallible.HasError(f.Instr.Parent()) && !slices.ContainsFunc(f.Instr.Call.Args, r.found.IsArgument)
}

// isLeftOutLoudly reports whether a loop leaves an item out because it cannot be read, and warns those who
// read the log:
//
//	limit, err := parse(record.Limit)
//	if err != nil {
//		slog.Warn("skipping record", "err", err)
//		continue
//	}
func (r *Result) isLeftOutLoudly(f fallible.Call, b scenario.Branch) bool {
	return len(b.Exits) > 0 && b.IsWritten() && isQuiet(b) && isWarned(b) && !r.calls.IsTheoretical(f) && !r.calls.IsLookup(f)
}

// ignored notes that nobody looks at the error of a call: what it gives is made without what failed, and so is what it
// fills.
func (l *look) ignored(f fallible.Call) {
	given, shared := append(slices.Clip(f.Given), filledWhole(f.Instr)...), sharedFilled(fills(f.Instr), f.Instr)
	if !hasUse(given) && shared == 0 || l.isAsked(given) || panicsWithout(f) {
		return
	}
	meant := l.isMeant(f, f.Instr.Pos(), false)
	l.note(Fate{Kind: Ignored, Source: f.Source, Basic: areBasic(f.Given), Aside: areAside(f.Given) || l.areSpare(f.Given) || l.isBeside(f.Instr), Meant: meant, local: local{Instr: f.Instr, at: f.Instr.Pos(), free: l.sharedOf(given) | shared}, Results: l.leaving(startsOf(given))})
}

// panicsWithout reports whether a function comes to nothing where a call has failed: on each way, also back to the call, it reads a
// field through the nil that it has got then, which is no answer.
//
//	meta, _ := c.Metadata()
//	return meta.Name, nil
func panicsWithout(f fallible.Call) bool {
	return slices.ContainsFunc(f.Given, func(v ssa.Value) bool {
		reads := make(map[*ssa.BasicBlock]bool)
		for field := range program.UsesAs[*ssa.FieldAddr](v) {
			reads[field.Block()] = true
		}
		if len(reads) == 0 || reads[f.Instr.Block()] {
			return len(reads) > 0
		}
		return !slices.ContainsFunc(f.Instr.Block().Succs, func(next *ssa.BasicBlock) bool {
			return slices.ContainsFunc(program.Reached(next, unless(reads)), func(block *ssa.BasicBlock) bool {
				return !reads[block] && (block == f.Instr.Block() || len(block.Succs) == 0)
			})
		})
	})
}

// unless returns the successors of blocks but of some, in which the function ends.
func unless(ends map[*ssa.BasicBlock]bool) func(*ssa.BasicBlock) []*ssa.BasicBlock {
	return func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		if ends[block] {
			return nil
		}
		return block.Succs
	}
}

// filledWhole returns the maps, and the structs with nothing else in them, that a function fills which is called.
func filledWhole(call *ssa.Call) []ssa.Value {
	return slices.DeleteFunc(filledIn(fills(call), call), func(v ssa.Value) bool {
		_, ok := v.Type().Underlying().(*types.Map)
		return !ok && !fallible.IsUnset(v)
	})
}

// fills returns the parameters into which a function of the package itself puts something.
func fills(call *ssa.Call) (by results) {
	if callee := call.Call.StaticCallee(); callee != nil {
		for i, p := range callee.Params {
			if paths.IsFilled(p) && len(paths.PutInto(p)) > 0 {
				by |= filling(i)
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
func (l *look) counted(f fallible.Call) {
	if funcs.IsCleanup(f.Instr.Common()) || hasUse(f.Given) || !program.Continues(f.Instr.Block(), f.Instr.Block()) {
		return
	}
	for _, instr := range f.Instr.Block().Instrs {
		if v, ok := instr.(ssa.Value); ok && adds1(v) {
			l.note(Fate{Kind: Counted, Source: f.Source, local: local{Instr: f.Instr, at: f.Instr.Pos()}, Results: l.leaving([]start{{value: v}})})
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
