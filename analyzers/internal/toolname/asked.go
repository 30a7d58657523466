package toolname

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A Source says where the name of a tool comes from that is not constant where the tool is
// registered.
type Source struct {
	Method *types.Func // of an interface, which gives it, or a description in which it is
	Field  *types.Var  // which holds it, or such a description
}

// Asked says where the name comes from that is among the arguments of a registration.
func (r *Reader) Asked(args []ssa.Value) Source {
	for _, arg := range args {
		if n := r.askedIn(arg, make(map[ssa.Value]bool)); n != (Source{}) {
			return n
		}
	}
	return Source{}
}

// askedIn is asked for one value: a call of the method, what is read from the field, a
// description that is made with it, or what a function of the package returns that makes one.
func (r *Reader) askedIn(v ssa.Value, seen map[ssa.Value]bool) Source {
	if v == nil || seen[v] || len(seen) > valueflow.MaxTraced {
		return Source{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.UnOp:
		if addr, ok := v.X.(*ssa.FieldAddr); ok {
			return r.askedOf(v, program.Field(addr.X.Type(), addr.Field))
		}
		return r.askedIn(v.X, seen)
	case *ssa.Field:
		return r.askedOf(v, program.Field(v.X.Type(), v.Field))
	case *ssa.Alloc:
		return r.askedField(v, seen)
	case *ssa.Call:
		return r.askedCall(v, seen)
	}
	return Source{}
}

// askedOf is askedIn for what is read from a field.
func (r *Reader) askedOf(v ssa.Value, field *types.Var) Source {
	if field == nil || sdk.Owns(field.Pkg()) || !r.describes(v.Type()) {
		return Source{}
	}
	return Source{Field: field}
}

// askedCall is askedIn for what a call returns.
func (r *Reader) askedCall(call *ssa.Call, seen map[ssa.Value]bool) Source {
	if call.Call.IsInvoke() {
		if len(call.Call.Args) == 0 && r.describes(call.Type()) {
			return Source{Method: call.Call.Method}
		}
		return Source{}
	}
	callee := program.Callee(&call.Call)
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
		if n := r.askedIn(ret.Results[0], seen); n != (Source{}) {
			return n
		}
	}
	return Source{}
}

// askedField is askedIn for the field Name of a literal, or for what is stored as a whole.
func (r *Reader) askedField(literal *ssa.Alloc, seen map[ssa.Value]bool) Source {
	for _, use := range *literal.Referrers() {
		var stored []ssa.Value
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if isFieldName(use) {
				stored = valueflow.WholeStores(use)
			}
		case *ssa.Store:
			if use.Addr == literal {
				stored = []ssa.Value{use.Val}
			}
		}
		for _, v := range stored {
			if n := r.askedIn(v, seen); n != (Source{}) {
				return n
			}
		}
	}
	return Source{}
}

// describes reports whether a type is that of a name, or of a description of a tool.
func (r *Reader) describes(t types.Type) bool {
	return types.Identical(t.Underlying(), types.Typ[types.String]) || sdk.IsRequest(t)
}
