package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// byLibrary returns what is known of a result of a function whose behaviour is
// known from tables, and whether it is one.
func (e Makers) byLibrary(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	switch syntax.PathOf(obj) {
	case syntax.Taxonomy, syntax.Render, syntax.Compat, syntax.Contract, syntax.Bridge:
		if row := funcs.Of(obj).Error; row != nil {
			return e.byMaker(*row, obj, s), true
		}
		return e.coded().By(obj, s), true
	}
	if o, ok := e.bySDK(obj, s, index); ok {
		return o, true
	}
	if row := funcs.Of(obj).Error; row != nil {
		return e.byMaker(*row, obj, s), true
	}
	if o, ok := e.byGroup(obj, s); ok {
		return o, true
	}
	if o, ok := e.byWalk(obj, s); ok {
		return o, true
	}
	if o, ok := e.byStream(obj, s, index); ok {
		return o, true
	}
	return e.Texts().byText(obj, s, index)
}

// byMaker returns the errors that a function of the table makes.
func (e Makers) byMaker(row funcs.Maker, obj *types.Func, s calls.Site) cause.Outcome {
	var in []cause.Ingredient
	for _, i := range row.Wraps {
		in = append(in, cause.Ingredient{Failures: e.asErrors(s.Arg(i)), Role: cause.Kept | cause.Shown})
	}
	for _, i := range row.Shows {
		in = append(in, e.Texts().Shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if row.Format > 0 {
		in = append(in, e.Texts().formatted(s.Arg(row.Format-1), s.Arg(row.Format), s.Pos)...)
	}
	if row.All {
		for _, v := range flow.Listed(s.Arg(len(s.Args) - 1)) {
			in = append(in, cause.Ingredient{Failures: e.asErrors(v), Role: cause.Kept | cause.Shown})
		}
	}
	switch {
	case row.Tree && len(in) > 0:
		return cause.Outcome{Failures: funcs.Unwrapped(in[0].Failures)}
	case !row.Plain && len(in) > 0:
		return cause.Outcome{Failures: in[0].Failures}
	case len(row.Wraps) > 0 && len(in) > 0 && len(in[0].Failures) == 0:
		return cause.Outcome{} // these functions return nil for nil
	}
	base := cause.From(cause.Plain, funcs.FullName(obj), s.Pos)
	if row.Worded {
		base.Class = cause.Typed
	}
	return cause.Outcome{Failures: cause.Made(base, in)}
}

// asErrors returns the errors that a value is, or, if it is a list, those in it.
func (e Makers) asErrors(v ssa.Value) []cause.Failure {
	if v == nil {
		return nil
	}
	if program.CanBeError(v.Type()) {
		return e.Errors(v)
	}
	if _, ok := v.Type().Underlying().(*types.Slice); ok {
		var all []cause.Failure
		for _, element := range flow.Listed(v) {
			all = cause.Union(all, e.asErrors(element))
		}
		return all
	}
	if types.IsInterface(v.Type()) {
		return e.Errors(v)
	}
	return cause.Untraced()
}

// byGroup returns what golang.org/x/sync/errgroup returns: an error of one of
// the functions of the group.
func (e Makers) byGroup(obj *types.Func, s calls.Site) (cause.Outcome, bool) {
	if funcs.FullName(obj) != "golang.org/x/sync/errgroup.(*Group).Wait" {
		return cause.Outcome{}, false
	}
	var all []cause.Failure
	for _, use := range usesOf(s.Arg(0)) {
		call, ok := use.(*ssa.Call)
		if !ok {
			continue
		}
		if obj := program.Called(&call.Call); obj != nil && (obj.Name() == "Go" || obj.Name() == "TryGo") {
			all = cause.Union(all, e.Calls().calling(calls.At(call).Arg(1), calls.At(call)))
		}
	}
	if len(all) == 0 {
		all = cause.Untraced()
	}
	return cause.Outcome{Failures: all}, true
}

// usesOf returns the instructions that use a value, or the variable that it was loaded from.
func usesOf(v ssa.Value) (list []ssa.Instruction) {
	variable, ok := paths.ReadFrom[*ssa.Alloc](v)
	if !ok {
		return program.UsesOf(v)
	}
	for same := range read.On(variable) {
		list = append(list, program.UsesOf(same)...)
	}
	return list
}

// read is the query for what is read from a variable, in literals as well.
var read = flow.Query{Kinds: flow.Load | flow.Capture, Skip: func(e flow.Edge) bool {
	_, again := e.From.(*ssa.UnOp)
	return again
}}

// foreign returns what is known of a result of a function of another module.
func (e Makers) foreign(obj *types.Func, s calls.Site, index int) cause.Outcome {
	if !program.CanBeError(resultType(obj.Signature(), index)) {
		return cause.Outcome{}
	}
	if body := requests.BodyIn(s.Arg(0)); body != nil && requests.IsUsedUp(e.flow.Pass, body) {
		return cause.Outcome{Failures: cause.Untraced()} // it says that the body is closed
	}
	o := cause.From(funcs.ClassOf(obj), funcs.FullName(obj), s.Pos)
	if o.Class == cause.Argument && !e.speaksOfArguments(obj, s) || o.Class == cause.Infrastructure && requests.IsMadeOfMemory(obj, s) {
		o.Class = cause.Foreign
	}
	o.Holds = e.flow.requests.ContentOf(o, s)
	o = e.flow.requests.Addressed(o, s.Args)
	all := []cause.Failure{{Origin: o, Parts: funcs.CodeOf(s)}}
	for _, arg := range s.Args {
		if calls.IsCallback(arg) {
			all = cause.Union(all, funcs.Known(e.Calls().calling(arg, s)))
		}
	}
	return cause.Outcome{Failures: all}
}

// speaksOfArguments reports whether a function that decodes what it is given is
// given something of the caller's, and not what a service has answered.
func (e Makers) speaksOfArguments(obj *types.Func, s calls.Site) bool {
	if !strings.HasPrefix(obj.Pkg().Path(), "encoding/") {
		return true
	}
	for _, arg := range s.Args {
		if arg == nil {
			continue
		}
		for _, o := range e.Texts().Shown(arg).Text {
			if o.Class != cause.Parameter && o.Class != cause.Argument {
				return false
			}
		}
	}
	return true
}

// bySDK returns what is known of a result of a function of a library of the
// protocol, and whether it is one.
func (e Makers) bySDK(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	set := e.flow.Set
	if row, ok := e.flow.Builder(obj); ok {
		if index > 0 {
			return cause.Outcome{}, true
		}
		args := s.Args
		if obj.Signature().Recv() != nil {
			args = args[min(1, len(args)):]
		}
		return cause.Outcome{Readable: e.built(row, calls.Site{Call: s.Call, Args: args, Pos: s.Pos, Block: s.Block}), Marks: BuiltMarks(row, args)}, true
	}
	if _, row, ok := set.ErrorValue(obj); ok {
		o := cause.From(cause.Coded, funcs.FullName(obj), s.Pos)
		var in []cause.Ingredient
		if row.Args != nil {
			in = e.Texts().Shown(s.Arg(row.Args.Message)).Ingredients(cause.Shown)
		}
		return cause.Outcome{Failures: cause.Made(o, in)}, true
	}
	if _, row, ok := set.ArgumentAccess(obj); ok {
		if row.Fails && index == obj.Signature().Results().Len()-1 {
			return cause.Outcome{Failures: []cause.Failure{{Origin: cause.From(cause.Argument, funcs.FullName(obj), s.Pos)}}}, true
		}
		return cause.Outcome{}, true
	}
	if _, _, ok := set.ClientCall(obj); ok && program.CanBeError(resultType(obj.Signature(), index)) {
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.From(cause.Infrastructure, funcs.FullName(obj), s.Pos)}}}, true
	}
	if _, ok := set.ToClient(obj); ok && program.CanBeError(resultType(obj.Signature(), index)) {
		// The error is about the agent's own client: its answer, or that it cannot be asked.
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.From(cause.Foreign, funcs.FullName(obj), s.Pos)}}}, true
	}
	return cause.Outcome{}, false
}

// built returns what can be read in what a builder makes.
func (e Makers) built(row sdk.Builder, s calls.Site) cause.Readable {
	var all cause.Readable
	for i, index := range row.Text {
		if row.Format && i == 0 {
			all.Add(cause.ShownBy(e.Texts().formatted(s.Arg(index), s.Arg(index+1), s.Pos)))
			continue
		}
		all.Add(e.Texts().Shown(s.Arg(index)))
	}
	for _, indexes := range [...][]int{row.Error, row.Content, row.Structured} {
		for _, index := range indexes {
			if !isNilIn(s.Block, s.Arg(index)) {
				all.Add(e.Texts().Shown(s.Arg(index)))
			}
		}
	}
	return all
}

// isWalk reports whether a call of a function goes through files.
func isWalk(obj *types.Func, s calls.Site) bool {
	return funcs.Of(obj).Walks && len(s.Args) > 0
}

// byWalk returns what is known of the error of a function that goes through files, and
// whether it is one: the errors of the files, unless these are built into the program, and those of its callback.
func (e Makers) byWalk(obj *types.Func, s calls.Site) (cause.Outcome, bool) {
	if !isWalk(obj, s) {
		return cause.Outcome{}, false
	}
	inside := e.flow.isBuiltIn(s)
	all := slices.DeleteFunc(funcs.Known(e.Calls().calling(s.Args[len(s.Args)-1], s)), func(f cause.Failure) bool {
		given := slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return p.Class == cause.Unknown })
		return funcs.Skips(f.Name) || inside && given
	})
	if !inside {
		all = cause.Union([]cause.Failure{{Origin: cause.From(funcs.ClassOf(obj), funcs.FullName(obj), s.Pos)}}, all)
	}
	return cause.Outcome{Failures: all}, true
}

// neverStops reports whether a walk never fails, as its callback does not.
func (f *Tracer) neverStops(visit ssa.Value) bool {
	t := f.Evaluator.Calls().functions(visit)
	return !t.Open && len(t.Params) == 0 && !slices.ContainsFunc(t.Callbacks(), func(fn *ssa.Function) bool {
		return !f.accountOf(fn).Continues
	})
}

// isSkip reports whether a value is what a callback returns to leave something out.
func isSkip(v ssa.Value) bool {
	global, ok := paths.ReadFrom[*ssa.Global](v)
	return ok && global.Object() != nil && funcs.Skips(funcs.FullName(global.Object()))
}
