package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// returnedBy returns the errors that a call can return as its result with the
// given index.
func (e Calls) returnedBy(call *ssa.Call, index int) []cause.Failure {
	return e.ResultOf(calls.At(call), index).Failures
}

// ResultOf returns what is known of a result of a call.
func (e Calls) ResultOf(s calls.Site, index int) cause.Outcome {
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
	if o, ok := e.Makers().byStated(program.DeclaredObject(callee), s, index); ok {
		return o
	}
	if known := e.flow.Summaries[callee]; known != nil {
		if index >= len(known.Results) {
			return cause.Outcome{}
		}
		return e.Substituted(known.Results[index], callee, program.DeclaredObject(callee), s)
	}
	return e.resultElsewhere(program.DeclaredObject(callee), s, index)
}

// resultElsewhere returns what is known of a result of a function that this package
// does not declare.
func (e Calls) resultElsewhere(obj *types.Func, s calls.Site, index int) cause.Outcome {
	if obj == nil || obj.Pkg() == nil {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	if o, ok := e.Makers().byLibrary(obj, s, index); ok {
		return o
	}
	if module.Seems(e.flow.Pass, obj.Pkg()) {
		return e.byFact(obj, s, index)
	}
	return e.Makers().foreign(obj, s, index)
}

// byFact returns what a fact says of a result of a function of another package.
func (e Calls) byFact(obj *types.Func, s calls.Site, index int) cause.Outcome {
	known := e.flow.FactOf(obj)
	if known == nil || index >= len(known.Results) {
		return cause.Outcome{Failures: e.unknownOf(program.ResultType(obj.Signature(), index))}
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
			return cause.Outcome{Failures: parts(e.Errors(receiver))}
		}
	}
	if method.Pkg() == nil {
		return cause.Outcome{Failures: cause.Untraced()}
	}
	if method.FullName() == "(context.Context).Err" {
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Context, Name: libs.FullName(method), Pos: s.Pos, Here: s.Pos}}}}
	}
	if o, ok := e.Makers().byStated(method, s, index); ok {
		return o
	}
	if o, ok := e.Makers().byLibrary(method, s, index); ok {
		return o
	}
	if !module.Seems(e.flow.Pass, method.Pkg()) {
		return e.Makers().foreign(method, s, index)
	}
	return e.implemented(receiver, method, s, index)
}

// dynamic returns what is known of a result of a function value.
func (e Calls) dynamic(s calls.Site, index int) cause.Outcome {
	t := e.functions(s.Call.Value)
	all := e.resultOfTargets(t, s, index)
	if !t.known {
		all.Failures = cause.Union(all.Failures, e.unknownOf(program.ResultType(s.Call.Signature(), index)))
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

// parts returns the errors to which errors.Unwrap can lead.
func parts(failures []cause.Failure) []cause.Failure {
	var all []cause.Failure
	for _, f := range failures {
		if f.Class != cause.Plain {
			all = cause.Union(all, cause.Untraced())
		}
		for i, p := range f.Parts {
			if p.Role&cause.Kept == 0 {
				continue
			}
			inner := cause.Failure{Origin: p.Origin}
			for j, q := range f.Parts {
				if j != i {
					inner.Parts = append(inner.Parts, q)
				}
			}
			all = cause.Union(all, []cause.Failure{inner})
		}
	}
	return all
}
