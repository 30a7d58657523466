package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Members collects the elements of a list of functions, and calls of other packages
// that return more.
type Members struct {
	*Scope
	seen  map[ssa.Value]bool
	Found []ssa.Value
	All   bool
}

// NewMembers returns an empty collection.
func NewMembers(s *Scope) *Members {
	return &Members{Scope: s, seen: make(map[ssa.Value]bool), All: true}
}

// List adds the members of a slice.
func (m *Members) List(v ssa.Value) {
	if m.seen[v] {
		return
	}
	m.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.Phi:
		for _, edge := range v.Edges {
			m.List(edge)
		}
	case *ssa.Slice:
		m.elements(v.X)
	case *ssa.Parameter:
		m.parameter(v)
	case *ssa.Call:
		m.returned(v)
	default:
		m.All = false
	}
}

// elements adds what is stored in an array that was made for a slice.
func (m *Members) elements(array ssa.Value) {
	if _, made := array.(*ssa.Alloc); !made {
		m.All = false
		return
	}
	m.Found = append(m.Found, paths.StoredInElements(array)...)
}

// parameter adds what the callers of a function hand over, if all of them are
// known.
func (m *Members) parameter(p *ssa.Parameter) {
	fn := p.Parent()
	obj := program.ObjectOf(fn)
	if obj == nil || obj.Exported() && m.Pass.Pkg.Name() != "main" || !m.Own[fn] {
		m.All = false
		return
	}
	for _, arg := range m.Index.ArgumentsFor(p) {
		m.List(arg)
	}
}

// returned adds the members of a slice that a call returns.
func (m *Members) returned(call *ssa.Call) {
	if program.IsBuiltin(call, "append") {
		for _, arg := range call.Call.Args {
			m.List(arg)
		}
		return
	}
	callee := program.Callee(&call.Call)
	switch {
	case callee == nil || callee.Signature.Results().Len() != 1:
		m.All = false
	case !m.Own[callee]:
		m.Found = append(m.Found, call)
	default:
		for _, ret := range m.Index.Returns[callee] {
			m.List(program.Given(ret, 0))
		}
	}
}
