package servers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Source says where the name of a tool comes from that is not constant where the tool is
// registered.
type Source struct {
	Method *types.Func // of an interface, which gives it, or a description in which it is
	Field  *types.Var  // which holds it, or such a description

	Parameter *ssa.Parameter // of the function around, which is it, or such a description
	Keys      types.Type     // of a map, of which it is a key
	Computed  bool           // it is put together of several texts
}

// Asked says where the name comes from that is among the arguments of a registration.
func (r *Names) Asked(args []ssa.Value) Source {
	for _, arg := range args {
		if n := r.askedIn(arg, make(map[ssa.Value]bool)); n != (Source{}) {
			return n
		}
	}
	return Source{}
}

// AskedBeside is asked for what stands in the same composite literal as a handler.
func (r *Names) AskedBeside(literal ssa.Value) Source {
	if literal.Referrers() == nil {
		return Source{}
	}
	for field := range program.UsesAs[*ssa.FieldAddr](literal) {
		for _, v := range paths.Stored(field) {
			if isFieldName(field) || isDescription(v.Type()) {
				if n := r.askedIn(v, make(map[ssa.Value]bool)); n != (Source{}) {
					return n
				}
			}
		}
	}
	return Source{}
}

// askedIn is asked for one value: a call of the method, what is read from the field, a
// description that is made with it, or what a function of the package returns that makes one.
func (r *Names) askedIn(v ssa.Value, seen map[ssa.Value]bool) Source {
	if v == nil || seen[v] || len(seen) > budget.Visits {
		return Source{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.UnOp:
		if addr, ok := v.X.(*ssa.FieldAddr); ok {
			if isFieldName(addr) && isDescription(addr.X.Type()) {
				return r.askedIn(addr.X, seen)
			}
			from := r.askedOf(v, paths.FieldOf(addr))
			if isFieldName(addr) {
				from.Parameter = copied(addr.X)
			}
			return from
		}
		return r.askedIn(v.X, seen)
	case *ssa.BinOp:
		return Source{Computed: true}
	case *ssa.Extract:
		if next, ok := v.Tuple.(*ssa.Next); ok && v.Index == 1 && program.IsString(v.Type()) {
			if over, ok := next.Iter.(*ssa.Range); ok {
				return Source{Keys: over.X.Type()}
			}
		}
	case *ssa.Parameter:
		if program.IsString(v.Type()) || isDescription(v.Type()) {
			return Source{Parameter: v}
		}
	case *ssa.Field:
		return r.askedOf(v, paths.FieldOf(v))
	case *ssa.Alloc:
		return r.askedField(v, seen)
	case *ssa.Call:
		return r.askedCall(v, seen)
	}
	return Source{}
}

// askedOf is askedIn for what is read from a field.
func (r *Names) askedOf(v ssa.Value, field *types.Var) Source {
	if field == nil || sdk.Owns(field.Pkg()) || !r.describes(v.Type()) {
		return Source{}
	}
	return Source{Field: field}
}

// askedCall is askedIn for what a call returns.
func (r *Names) askedCall(call *ssa.Call, seen map[ssa.Value]bool) Source {
	if call.Call.IsInvoke() {
		if len(call.Call.Args) == 0 && r.describes(call.Type()) {
			return Source{Method: call.Call.Method}
		}
		return Source{}
	}
	callee := program.Callee(&call.Call)
	if isFormatted(&call.Call) {
		return Source{Computed: true}
	}
	if callee == nil || !r.Own[callee] {
		if _, skip := program.CalledAs(&call.Call); skip < len(call.Call.Args) {
			return r.askedIn(call.Call.Args[skip], seen)
		}
		return Source{}
	}
	for _, ret := range r.Index.Returns[callee] {
		if len(ret.Results) == 0 {
			break
		}
		n := r.askedIn(ret.Results[0], seen)
		if n.Parameter != nil && n.Parameter.Parent() == callee {
			return r.askedIn(call.Call.Args[flow.PositionOf(n.Parameter)], seen)
		}
		if n != (Source{}) {
			return n
		}
	}
	return Source{}
}

// copied returns the parameter that a variable is the copy of, or that a pointer is, or nil.
func copied(v ssa.Value) *ssa.Parameter {
	switch v := v.(type) {
	case *ssa.Parameter:
		return v
	case *ssa.Alloc:
		return paths.KeptIn(v)
	}
	return nil
}

// askedField is askedIn for the field Name of a literal, or for what is stored as a whole.
func (r *Names) askedField(literal *ssa.Alloc, seen map[ssa.Value]bool) Source {
	for _, v := range storedName(literal) {
		if n := r.askedIn(v, seen); n != (Source{}) {
			return n
		}
	}
	return Source{}
}

// describes reports whether a type is that of a name, or of a description of a tool.
func (r *Names) describes(t types.Type) bool {
	return program.IsString(t) || sdk.IsRequest(t)
}
