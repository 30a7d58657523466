package origin

import (
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// returnedBy returns the errors that a call can return as its result with the
// given index.
func (e Calls) returnedBy(call *ssa.Call, index int) []cause.Failure {
	return e.ResultOf(calls.At(call), index).Failures
}

// ResultOf returns what is known of a result of a call.
func (e Calls) ResultOf(s calls.Site, index int) cause.Outcome {
	o := e.resultOf(s, index)
	if e.flow.Settings.Sanitizes(program.Called(s.Call)) {
		return o.Sanitized()
	}
	return o
}

func (e Calls) resultOf(s calls.Site, index int) cause.Outcome {
	if _, builtin := s.Call.Value.(*ssa.Builtin); builtin {
		return e.Texts().byBuiltin(s)
	}
	if s.Call.IsInvoke() {
		return e.resultOfMethod(s.Call.Value, s.Call.Method, s, index)
	}
	if closure, ok := s.Call.Value.(*ssa.MakeClosure); ok && closure.Fn.(*ssa.Function).Synthetic != "" {
		return e.resultOfBound(closure, s, index)
	}
	if callee := s.Call.StaticCallee(); callee != nil {
		return e.resultOfFunction(program.Declaration(callee), s, index)
	}
	return e.dynamic(s, index)
}

// resultOfFunction returns what is known of a result of a function that is
// called by name.
func (e Calls) resultOfFunction(callee *ssa.Function, s calls.Site, index int) cause.Outcome {
	return e.result(callee, program.ObjectOf(callee), s, index)
}

// result returns what is known of a result of a function, which is nil if another package declares it.
func (e Calls) result(callee *ssa.Function, obj *types.Func, s calls.Site, index int) cause.Outcome {
	if o, ok := e.Makers().byStated(obj, s, index); ok {
		return o
	}
	if known, ok := e.flow.Accounts.Own(callee); ok {
		if index >= len(known.Results) {
			return cause.Outcome{}
		}
		return e.Substituted(known.Results[index], callee, obj, s)
	}
	return e.resultElsewhere(obj, s, index)
}

// resultElsewhere returns what is known of a result of a function that this package
// does not declare.
func (e Calls) resultElsewhere(obj *types.Func, s calls.Site, index int) cause.Outcome {
	if syntax.PackageOf(obj) == nil {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	if o, ok := e.Makers().byLibrary(obj, s, index); ok {
		return o
	}
	if syntax.InModule(e.flow.Pass, obj.Pkg()) {
		return e.byFact(obj, s, index)
	}
	return e.Makers().foreign(obj, s, index)
}

// byFact returns what a fact says of a result of a function of another package.
func (e Calls) byFact(obj *types.Func, s calls.Site, index int) cause.Outcome {
	known, ok := e.flow.Accounts.Told(obj)
	if !ok || index >= len(known.Results) {
		return cause.Outcome{Failures: e.unknownOf(resultType(obj.Signature(), index))}
	}
	return e.Substituted(known.Results[index], nil, obj, s)
}

// resultOfMethod returns what is known of a result of a method of an interface.
func (e Calls) resultOfMethod(receiver ssa.Value, method *types.Func, s calls.Site, index int) cause.Outcome {
	if program.CanBeError(receiver.Type()) {
		switch method.Name() {
		case "Error":
			return cause.Outcome{Readable: cause.Readable{Rendered: e.Errors(receiver)}}
		case "Unwrap":
			return cause.Outcome{Failures: funcs.Unwrapped(e.Errors(receiver))}
		}
	}
	if method.Pkg() == nil {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	if method.FullName() == "(context.Context).Err" {
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.From(cause.Context, funcs.FullName(method), s.Pos)}}}
	}
	if o, ok := e.Makers().byStated(method, s, index); ok {
		return o
	}
	if o, ok := e.Makers().byLibrary(method, s, index); ok {
		return o
	}
	if !syntax.InModule(e.flow.Pass, method.Pkg()) {
		return e.Makers().foreign(method, s, index)
	}
	return e.implemented(receiver, method, s, index)
}

// dynamic returns what is known of a result of a function value.
func (e Calls) dynamic(s calls.Site, index int) cause.Outcome {
	t := e.functions(s.Call.Value)
	all := e.resultOfTargets(t, s, index)
	if t.Open {
		all.Failures = cause.Union(all.Failures, e.unknownOf(resultType(s.Call.Signature(), index)))
	}
	return all
}

// unknownOf returns what is known of an error of a type and an unknown origin.
func (e Calls) unknownOf(t types.Type) []cause.Failure {
	if o, ok := e.Makers().typeOrigin(t); ok {
		return []cause.Failure{{Origin: o, Parts: []cause.Part{{Role: cause.Kept | cause.Shown}}}}
	}
	return cause.Untraced()
}

// functions returns what a function value can be.
func (e Calls) functions(v ssa.Value) calls.Value {
	return calls.ValueOf(v, func(load *ssa.UnOp) ([]ssa.Value, bool) {
		if g, ok := paths.ReadFrom[*ssa.Global](load); ok {
			stores := e.flow.Index.Globals[g]
			return stores, g.Pkg.Pkg == e.flow.Pass.Pkg && !token.IsExported(g.Name()) // or else another package sets it
		}
		return e.Storage().stored(load)
	})
}

// resultOfTargets returns what is known of a result of a call of any of some
// functions, as their last one if the index is -1.
func (e Calls) resultOfTargets(t calls.Value, s calls.Site, index int) cause.Outcome {
	var all cause.Outcome
	at := func(sig *types.Signature) int {
		if index < 0 {
			return sig.Results().Len() - 1
		}
		return index
	}
	for _, fn := range t.Functions {
		if i := at(fn.Signature); i >= 0 {
			all.Add(e.resultOfFunction(fn, s, i))
		}
	}
	for _, closure := range t.Bound {
		all.Add(e.resultOfBound(closure, s, at(closure.Fn.(*ssa.Function).Signature)))
	}
	for _, p := range t.Params {
		o := cond.OriginOf(p)
		o.Field, o.Pos, o.Here = cause.Called, s.Pos, s.Pos
		all.Failures = cause.Union(all.Failures, []cause.Failure{{Origin: o}})
		if index >= 0 && e.givesText(p, index) {
			o.Field += strconv.Itoa(index)
			all.Readable.Add(cause.Readable{Text: []cause.Origin{o}})
		}
	}
	return all
}

// givesText reports whether there is text in a result of a function that a parameter is.
func (e Calls) givesText(p *ssa.Parameter, index int) bool {
	sig, ok := p.Type().Underlying().(*types.Signature)
	return ok && index < sig.Results().Len() && !program.CanBeError(sig.Results().At(index).Type()) && e.Texts().Legible(sig.Results().At(index).Type())
}

// inCalled returns what is known of a result of a function that a call hands over for a
// parameter, and reports whether an origin stands for that.
func (e Calls) inCalled(s calls.Site, o cause.Origin) (cause.Outcome, bool) {
	number, ok := strings.CutPrefix(o.Field, cause.Called)
	index, err := strconv.Atoi(number)
	if !ok || err != nil || s.Arg(o.Param) == nil {
		return cause.Outcome{}, false
	}
	// The arguments are those that the called function passes: unknown here.
	return e.resultOfTargets(e.functions(s.Arg(o.Param)), calls.Site{Call: s.Call, Pos: s.Pos}, index), true
}

// resultOfBound returns what is known of a result of a method value.
func (e Calls) resultOfBound(closure *ssa.MakeClosure, s calls.Site, index int) cause.Outcome {
	fn := closure.Fn.(*ssa.Function)
	obj, ok := fn.Object().(*types.Func)
	if !ok || index < 0 {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	receiver := closure.Bindings[0]
	s.Args = append([]ssa.Value{receiver}, s.Args...)
	if types.IsInterface(receiver.Type()) {
		return e.resultOfMethod(receiver, obj, s, index)
	}
	return e.resultOfFunction(program.Declaration(fn), s, index)
}

// implemented returns what is known of a result of a method of an interface of
// the module: what the types do that implement it, as far as they are in sight, and that
// have all else that the receiver is known to have. Of types of other modules only those
// count that the package is seen to put there: many more could be.
func (e Calls) implemented(receiver ssa.Value, method *types.Func, s calls.Site, index int) cause.Outcome {
	var all []cause.Outcome
	list, open := e.flow.Calls.Behind(receiver, method, s.Pos)
	if open {
		all = append(all, cause.Outcome{Failures: cause.Untraced()})
	}
	for _, callee := range list {
		if e.work.Exceeded() {
			e.giveUp()
			return cause.Outcome{Failures: cause.Untraced()}
		}
		all = append(all, e.result(callee.Fn, callee.Obj, s, index))
	}
	return cause.Join(all)
}
