package origins

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A verdict is what a test on the way to a place says of an error: that it is, or
// wraps, one of some variables or an error of one of some types, or that it does
// not.
type verdict struct {
	err  ssa.Value
	what []string // the names of the variables and types
	own  bool     // they are those of the module, which no error of another module wraps
	is   bool
	// itself says that it does not, but can wrap one: what is told by a type assertion or a
	// comparison that fails.
	itself bool
}

// verdictsAt returns what is known of errors in a block because of the branches
// that lead there.
func (f *Tracer) verdictsAt(block *ssa.BasicBlock) []verdict {
	var list []verdict
	for from, side := range program.PassedTo(block) {
		list = append(list, f.verdictsOf(program.Condition(from), side == 0)...)
	}
	return list
}

// verdictsOf returns what a condition says that has turned out true or false.
func (f *Tracer) verdictsOf(cond ssa.Value, truth bool) []verdict {
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			return f.verdictsOf(cond.X, !truth)
		}
	case *ssa.Call:
		switch obj := program.CalledObject(&cond.Call); {
		case isAs(cond):
			return f.verdictOnType(cond.Call.Args[0], targetType(cond.Call.Args[1]), truth)
		case libs.IsOfErrors(obj, "Is"):
			return f.verdictOnVariable(cond.Call.Args[0], cond.Call.Args[1], truth)
		default:
			return f.verdictsOfPredicate(cond, truth)
		}
	case *ssa.Extract:
		return f.verdictsOfFinding(cond, truth)
	case *ssa.BinOp:
		if cond.Op == token.EQL || cond.Op == token.NEQ {
			is := truth == (cond.Op == token.EQL)
			return ofItself(append(f.verdictOnVariable(cond.X, cond.Y, is), f.verdictOnVariable(cond.Y, cond.X, is)...))
		}
	}
	return nil
}

// ofItself returns verdicts of a test that looks at the error alone, and not at what it wraps:
// one that has said no tells nothing of the latter.
func ofItself(list []verdict) []verdict {
	for i := range list {
		list[i].itself = !list[i].is
	}
	return list
}

// verdictsOfFinding returns what it says that a value of a type was found, or not.
func (f *Tracer) verdictsOfFinding(ok *ssa.Extract, truth bool) []verdict {
	if ok.Index != 1 {
		return nil
	}
	switch tuple := ok.Tuple.(type) {
	case *ssa.TypeAssert:
		return ofItself(f.verdictOnType(tuple.X, tuple.AssertedType, truth))
	case *ssa.Call:
		if IsAsType(tuple) {
			return f.verdictOnType(tuple.Call.Args[0], tuple.Type().(*types.Tuple).At(0).Type(), truth)
		}
	}
	return nil
}

// IsAsType reports whether a call is one of errors.AsType, which is new in Go 1.26.
func IsAsType(call *ssa.Call) bool {
	return len(call.Call.Args) == 1 && api.IsFunc(program.CalledObject(&call.Call), "errors", "AsType")
}

// targetType returns the type that errors.As looks for, or nil.
func targetType(target ssa.Value) types.Type {
	p, ok := calls.PlainValue(target).Type().Underlying().(*types.Pointer)
	if !ok {
		return nil
	}
	return p.Elem()
}

func (f *Tracer) verdictOnVariable(err, sentinel ssa.Value, is bool) []verdict {
	load, ok := sentinel.(*ssa.UnOp)
	if !ok || load.Op != token.MUL || !program.CanBeError(err.Type()) {
		return nil
	}
	g, ok := load.X.(*ssa.Global)
	if !ok || g.Object() == nil {
		return nil
	}
	return []verdict{{err: err, what: []string{libs.FullName(g.Object())}, own: module.Seems(f.Pass, g.Object().Pkg()), is: is}}
}

func (f *Tracer) verdictOnType(err ssa.Value, t types.Type, is bool) []verdict {
	if t == nil || !program.CanBeError(err.Type()) || types.IsInterface(t) {
		return nil
	}
	named := program.NamedOf(t)
	if named == nil || named.Obj().Pkg() == nil {
		return nil
	}
	return []verdict{{err: err, what: []string{libs.TypeName(named)}, own: module.Seems(f.Pass, named.Obj().Pkg()), is: is}}
}

// judged leaves out the errors that a value cannot be where the verdicts hold.
func (e *evaluator) judged(v ssa.Value, failures []cause.Failure) []cause.Failure {
	for _, verdict := range e.verdicts {
		if calls.SameError(verdict.err, v) {
			failures = slices.DeleteFunc(slices.Clone(failures), verdict.excludes)
		}
	}
	return failures
}

// excludes reports whether a value that is the failure would have got another
// verdict.
func (v verdict) excludes(f cause.Failure) bool {
	has := slices.Contains(v.what, f.Name)
	if v.itself {
		return has
	}
	for _, p := range f.Parts {
		has = has || p.Role&cause.Kept != 0 && slices.Contains(v.what, p.Name)
	}
	if has || !v.is {
		return has && !v.is
	}
	if v.open(f.Origin) {
		return false
	}
	return !slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return p.Role&cause.Kept != 0 && v.open(p.Origin) })
}

// open reports whether an error can wrap something that is not seen.
func (v verdict) open(o cause.Origin) bool {
	switch o.Class {
	case cause.Plain, cause.Coded, cause.Typed, cause.Context:
		return false
	case cause.Foreign, cause.Infrastructure, cause.Argument:
		return !v.own && !(onlyComputes(o.Name) && v.asksWhetherStopped())
	}
	return true
}

// asksWhetherStopped reports whether a verdict is about the errors of a context alone.
func (v verdict) asksWhetherStopped() bool {
	return !slices.ContainsFunc(v.what, func(name string) bool { return name != "context.Canceled" && name != "context.DeadlineExceeded" })
}

// onlyComputes reports whether an error is that of a function that works on what it is
// given, in memory, such as json.Marshal, so that no context stops it. What reads streams,
// as decoders do, can fail as they fail.
func onlyComputes(name string) bool {
	i := strings.LastIndexByte(name, '.')
	if i < 0 || strings.Contains(name, "(") || strings.Contains(name[i:], "Read") {
		return false
	}
	return libs.Classes[name[:i]] == cause.Argument || libs.Exceptions[name[:i]][name[i+1:]] == cause.Argument
}

// At returns the evaluator for what leaves through a return, or is known
// in its block: one that knows what the branches say that lead there.
func (e *evaluator) At(block *ssa.BasicBlock) *evaluator {
	verdicts := e.flow.verdictsAt(block)
	if len(verdicts) == 0 {
		return e
	}
	inner := e.within(e.given)
	inner.verdicts, inner.tests = verdicts, e.tests
	return inner
}
