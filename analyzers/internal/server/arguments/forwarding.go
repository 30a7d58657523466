package arguments

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Forwarding finds calls in a handler that pass its input on, so that the callee answers in
// its place. In
//
//	func (s *tools) read(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		text, err := s.run(ctx, r.GetArguments())
//
// run is a field with functions of the program that get all arguments: its errors are those of the
// tool. A callee that gets a single argument is a service.
type Forwarding struct {
	*flow.Scope
	arguments *Arguments
}

// NewForwarding returns a reader for a package of which it is known what holds arguments.
func NewForwarding(s *flow.Scope, a *Arguments) *Forwarding {
	return &Forwarding{s, a}
}

// An Answerer is a function that a library calls, or that is called in the place of one.
type Answerer struct {
	Func     *ssa.Function
	Kind     sdk.Kind
	Carriers []*ssa.Parameter // those of its parameters that hold the request, or something of it
}

// HandsOn reports whether a call in a handler hands the request on: to a
// function value or a method of an interface that can fail, and that returns a
// result of the library or is given something that comes from the request. The call may stand in a guarded literal
// of the handler.
func (r *Forwarding) HandsOn(a Answerer, call *ssa.Call) bool {
	if !wrappers.IsDynamic(call) {
		return false
	}
	results := call.Call.Signature().Results()
	if results.Len() < 2 || !program.EndsInError(results) {
		return false
	}
	for result := range results.Variables() {
		if _, _, ok := r.Set.Result(result.Type()); ok {
			return true
		}
	}
	if r.ownResult(results) {
		return r.handsPartOn(a, call)
	}
	return isText(results.At(0).Type()) && r.handsAllOn(a, call)
}

// isText reports whether a type is that of a text, or of bytes.
func isText(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Kind() == types.String || program.IsBytes(t)
}

// ownResult reports whether the first of several results is of a type that the
// program or a library of the protocol declares, or of any type at all.
func (r *Forwarding) ownResult(results *types.Tuple) bool {
	t := types.Unalias(results.At(0).Type())
	for {
		switch list := t.(type) {
		case *types.Pointer:
			t = types.Unalias(list.Elem())
		case *types.Slice:
			t = types.Unalias(list.Elem())
		case *types.TypeParam, *types.Interface:
			return true
		case *types.Named:
			pkg := list.Obj().Pkg()
			return pkg != nil && (syntax.InModule(r.Pass, pkg) || sdk.Owns(pkg))
		default:
			return false
		}
	}
}

// handsPartOn reports whether a call is given something that is made from the
// request of the handler, and not the request's context alone. For a method of
// an interface, and for a function that does not get the context either, it must be
// all of the arguments: services, parsers and the like are called with parts of them.
func (r *Forwarding) handsPartOn(a Answerer, call *ssa.Call) bool {
	inPart := !call.Call.IsInvoke() && getsContext(a.Func, call)
	for _, arg := range call.Call.Args {
		whole := CanBeAll(arg.Type())
		if arg = shared(arg); !inPart && !whole && !slices.Contains(a.Carriers, AsParameter(arg)) && (call.Call.IsInvoke() || !r.isWhole(arg)) {
			continue
		}
		if slices.ContainsFunc(a.Carriers, func(p *ssa.Parameter) bool { return isMadeOf(arg, p) || r.decoded(arg, p) }) {
			return true
		}
	}
	return false
}

// isMadeOf reports whether a value, perhaps one in a guarded literal, is made of a parameter of the handler.
func isMadeOf(v ssa.Value, p *ssa.Parameter) bool {
	q := flow.Query{Kinds: flow.Making | flow.Capture, Skip: flow.IsNilEdge}
	return q.Reaches(func(v ssa.Value) bool { return v == p }, v)
}

// shared returns the parameter or the variable of the handler that a value in a literal is read from, or the value
// itself.
func shared(v ssa.Value) ssa.Value {
	free, ok := (flow.Query{Kinds: flow.Box | flow.Load}).Start(v).(*ssa.FreeVar)
	if !ok {
		return v
	}
	outer := flow.Query{Kinds: flow.Capture}.Start(free)
	if variable, ok := outer.(*ssa.Alloc); ok && paths.KeptIn(variable) != nil {
		return paths.KeptIn(variable)
	}
	return outer
}

// variableOf returns the variable that a value is read from, or whose address it is.
func variableOf(v ssa.Value) (*ssa.Alloc, bool) {
	if variable, ok := v.(*ssa.Alloc); ok {
		return variable, true
	}
	return paths.ReadFrom[*ssa.Alloc](v)
}

// getsContext reports whether a call is given a context, or a struct in which the context
// of the handler is.
func getsContext(handler *ssa.Function, call *ssa.Call) bool {
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		if funcs.IsContext(arg.Type()) {
			return true
		}
		_, isStruct := arg.Type().Underlying().(*types.Struct)
		return isStruct && slices.ContainsFunc(handler.Params, func(p *ssa.Parameter) bool {
			return funcs.IsContext(p.Type()) && flow.IsMadeOf(arg, p)
		})
	})
}

// handsAllOn reports whether a call is given the request of the handler, or all its
// arguments as they came or as they were decoded, and whether the handler answers with what
// it returns. What returns nothing but text can be any service, and that is how a handler of
// the program's own differs from it.
func (r *Forwarding) handsAllOn(a Answerer, call *ssa.Call) bool {
	return (r.answersWith(call) || call.Parent() != a.Func) && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		arg = shared(calls.PlainValue(arg))
		return slices.Contains(a.Carriers, AsParameter(arg)) || r.isWhole(arg) || !call.Call.IsInvoke() && a.Kind.IsResource() && isURI(arg)
	})
}

// isURI reports whether a value is the URI in a request for a resource, which is all that is
// in one.
func isURI(v ssa.Value) bool {
	field := paths.FieldRead(v)
	return field != nil && field.Name() == "URI" && sdk.Owns(field.Pkg())
}

// answersWith reports whether what a call returns first is in a result that the function
// around it returns.
func (r *Forwarding) answersWith(call *ssa.Call) bool {
	first := program.Part(call, 0)
	return first != nil && slices.ContainsFunc(r.Index.Returns[call.Parent()], func(ret *ssa.Return) bool {
		return slices.ContainsFunc(program.AllGiven(ret), func(result ssa.Value) bool {
			return !program.IsError(result.Type()) && flow.IsMadeOf(result, first)
		})
	})
}

// isWhole reports whether a value is all the arguments of a call, as they came or decoded, and not a part of them.
func (r *Forwarding) isWhole(v ssa.Value) bool { return r.isWholeBut(v, make(map[*ssa.Alloc]bool)) }

// isWholeBut is isWhole, but for what is in variables that were looked at.
func (r *Forwarding) isWholeBut(v ssa.Value, seen map[*ssa.Alloc]bool) bool {
	v = flow.Query{Kinds: flow.Extract | flow.Unbox | flow.Convert}.Start(v)
	variable, ok := variableOf(v)
	if !ok {
		_, part := v.(*ssa.Lookup)
		return !part && (CanBeAll(v.Type()) || program.IsAny(v.Type())) && r.arguments.newSearch().holds(v)
	}
	if seen[variable] {
		return false
	}
	seen[variable] = true
	isWhole := func(v ssa.Value) bool { return r.isWholeBut(v, seen) }
	return slices.ContainsFunc(paths.Stored(variable), isWhole) || isFilledBy(variable, func(call *ssa.Call, with []ssa.Value) bool {
		return r.arguments.accesses(call) || slices.ContainsFunc(with, isWhole)
	})
}

// decoded reports whether a value is read from a variable into which the arguments of a
// call were decoded, or into which a call puts what is made of the request:
//
//	data, err := json.Marshal(args)
//	err = json.Unmarshal(data, &in)
func (r *Forwarding) decoded(v ssa.Value, request *ssa.Parameter) bool {
	variable, ok := variableOf(v)
	return ok && (r.arguments.newSearch().holds(variable) || isFilledBy(variable, func(_ *ssa.Call, with []ssa.Value) bool {
		return slices.ContainsFunc(with, func(arg ssa.Value) bool { return flow.IsMadeOf(arg, request) })
	}))
}

// isFilledBy reports whether such a call is given a pointer to a variable, as a value of an
// interface, with some other arguments.
func isFilledBy(variable *ssa.Alloc, is func(call *ssa.Call, with []ssa.Value) bool) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		pointer, ok := use.(*ssa.MakeInterface)
		return ok && slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
			call, ok := use.(*ssa.Call)
			return ok && is(call, slices.DeleteFunc(slices.Clone(call.Call.Args), func(arg ssa.Value) bool { return arg == pointer }))
		})
	})
}

// AsParameter returns the parameter that a value is, perhaps as an interface.
func AsParameter(v ssa.Value) *ssa.Parameter {
	p, _ := calls.PlainValue(v).(*ssa.Parameter)
	return p
}

// RequestParameters returns the parameters of a handler that carry the request: all but its
// receiver and the context.
func RequestParameters(fn *ssa.Function) []*ssa.Parameter {
	params := fn.Params
	if fn.Signature.Recv() != nil {
		params = params[1:]
	}
	if len(params) < 2 {
		return nil
	}
	return params[1:]
}

// PassedOn returns the call all of whose results a return passes on in their order, as "return run(ctx, r)"
// does, or nil.
func PassedOn(ret *ssa.Return) *ssa.Call {
	if len(ret.Results) == 0 {
		return nil
	}
	results := program.AllGiven(ret)
	if call, ok := results[0].(*ssa.Call); ok && len(results) == 1 {
		return call
	}
	var call *ssa.Call
	for i, result := range results {
		made, ok := paths.PartOf[*ssa.Call](result, i)
		if !ok || call != nil && made != call {
			return nil
		}
		call = made
	}
	return call
}
