package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// optionsOf returns the options with which a server is made, and whether these
// are all.
func (f *finder) optionsOf(made *ssa.Call) (list []ssa.Value, all bool) {
	obj, skip := calledObject(&made.Call)
	if obj == nil || !obj.Signature().Variadic() {
		return nil, true
	}
	last := obj.Signature().Params().Len() - 1 + skip
	slice, ok := obj.Signature().Params().At(last - skip).Type().(*types.Slice)
	if !ok || last >= len(made.Call.Args) {
		return nil, true
	}
	if _, ok := slice.Elem().Underlying().(*types.Signature); !ok {
		return nil, true // no options: handlers, say
	}
	o := options{finder: f, seen: make(map[ssa.Value]bool), all: true}
	o.list(made.Call.Args[last])
	return o.found, o.all
}

// options collects the options of a server.
type options struct {
	*finder
	seen  map[ssa.Value]bool
	found []ssa.Value
	all   bool
}

// list adds the options of a slice.
func (o *options) list(v ssa.Value) {
	if o.seen[v] {
		return
	}
	o.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.Phi:
		for _, edge := range v.Edges {
			o.list(edge)
		}
	case *ssa.Slice:
		o.elements(v.X)
	case *ssa.Parameter:
		o.parameter(v)
	case *ssa.Call:
		o.returned(v)
	default:
		o.all = false
	}
}

// elements adds what is stored in an array that was made for a slice.
func (o *options) elements(array ssa.Value) {
	if array.Referrers() == nil {
		o.all = false
		return
	}
	for _, use := range *array.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, v := range wholeStores(element) {
			o.option(v)
		}
	}
}

// option adds an option, which a library or a function of the package makes.
func (o *options) option(v ssa.Value) {
	call, ok := v.(*ssa.Call)
	if !ok {
		o.all = false
		return
	}
	obj, _ := calledObject(&call.Call)
	if obj == nil || !sdk.Owns(obj.Pkg()) {
		o.all = false
		return
	}
	o.found = append(o.found, call)
}

// parameter adds what the callers of a function hand over, if all of them are
// known.
func (o *options) parameter(p *ssa.Parameter) {
	fn := p.Parent()
	obj := objectOf(fn)
	if obj == nil || obj.Exported() && o.pass.Pkg.Name() != "main" || !o.own[fn] {
		o.all = false
		return
	}
	for _, arg := range o.flow.argumentsFor(p) {
		o.list(arg)
	}
}

// returned adds the options of a slice that a call returns.
func (o *options) returned(call *ssa.Call) {
	if b, ok := call.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
		for _, arg := range call.Call.Args {
			o.list(arg)
		}
		return
	}
	callee := staticCallee(&call.Call)
	if callee == nil || !o.own[callee] || callee.Signature.Results().Len() != 1 {
		o.all = false
		return
	}
	for _, ret := range o.flow.returns[callee] {
		o.list(ret.Results[0])
	}
}
