package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
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
	o := members{finder: f, seen: make(map[ssa.Value]bool), all: true}
	o.list(made.Call.Args[last])
	known := slices.DeleteFunc(o.found, func(v ssa.Value) bool { return !isOption(v) })
	return known, o.all && len(known) == len(o.found)
}

// isOption reports whether a value is an option that a function of a library makes.
func isOption(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || !isFunction(v.Type()) {
		return false
	}
	obj, _ := calledObject(&call.Call)
	return obj != nil && sdk.Owns(obj.Pkg())
}

// members collects what is in a list of functions: those that are put into it, and the
// calls of other packages that return more of them.
type members struct {
	*finder
	seen  map[ssa.Value]bool
	found []ssa.Value
	all   bool
}

// list adds the members of a slice.
func (m *members) list(v ssa.Value) {
	if m.seen[v] {
		return
	}
	m.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.Phi:
		for _, edge := range v.Edges {
			m.list(edge)
		}
	case *ssa.Slice:
		m.elements(v.X)
	case *ssa.Parameter:
		m.parameter(v)
	case *ssa.Call:
		m.returned(v)
	default:
		m.all = false
	}
}

// elements adds what is stored in an array that was made for a slice.
func (m *members) elements(array ssa.Value) {
	if _, made := array.(*ssa.Alloc); !made {
		m.all = false
		return
	}
	for _, use := range *array.Referrers() {
		if element, ok := use.(*ssa.IndexAddr); ok {
			m.found = append(m.found, wholeStores(element)...)
		}
	}
}

// parameter adds what the callers of a function hand over, if all of them are
// known.
func (m *members) parameter(p *ssa.Parameter) {
	fn := p.Parent()
	obj := objectOf(fn)
	if obj == nil || obj.Exported() && m.pass.Pkg.Name() != "main" || !m.own[fn] {
		m.all = false
		return
	}
	for _, arg := range m.flow.argumentsFor(p) {
		m.list(arg)
	}
}

// returned adds the members of a slice that a call returns.
func (m *members) returned(call *ssa.Call) {
	if b, ok := call.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
		for _, arg := range call.Call.Args {
			m.list(arg)
		}
		return
	}
	callee := staticCallee(&call.Call)
	switch {
	case callee == nil || callee.Signature.Results().Len() != 1:
		m.all = false
	case !m.own[callee]:
		m.found = append(m.found, call)
	default:
		for _, ret := range m.flow.returns[callee] {
			m.list(program.Given(ret, 0))
		}
	}
}
