package paths

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Source is where a value is read: a variable or a parameter, or a field of one.
type Source struct {
	Param *ssa.Parameter // nil if it is none
	Base  ssa.Value      // the variable or the parameter; nil if the value is read nowhere
	Field *types.Var     // nil if it is the whole
}

// Name returns the name of the field, or nothing.
func (s Source) Name() string {
	if s.Field == nil {
		return ""
	}
	return s.Field.Name()
}

// SourceOf returns where a value is read.
func SourceOf(v ssa.Value) Source {
	switch v := v.(type) {
	case *ssa.Parameter:
		return Source{Param: v, Base: v}
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return Source{}
		}
		return At(v.X)
	}
	return Source{}
}

// WholeOf returns where a struct is read, or the variable to which a pointer leads.
func WholeOf(v ssa.Value) Source {
	if s := SourceOf(v); s.Base != nil {
		return s
	}
	return VariableOf(v)
}

// At returns what is at an address: a variable, or a field of one.
func At(addr ssa.Value) Source {
	if addr, ok := addr.(*ssa.FieldAddr); ok {
		s := VariableOf(addr.X)
		s.Field = FieldOf(addr)
		return s
	}
	return VariableOf(addr)
}

// VariableOf returns the variable to which an address leads, also if it is one of the function
// around a literal.
func VariableOf(addr ssa.Value) Source {
	switch addr := addr.(type) {
	case *ssa.Parameter:
		return Source{Param: addr, Base: addr}
	case *ssa.UnOp:
		return VariableOf(addr.X)
	case *ssa.Phi:
		if p := paramOrDefault(addr); p != nil {
			return VariableOf(p)
		}
	case *ssa.FreeVar:
		if bound := program.Bindings(addr); len(bound) > 0 {
			return VariableOf(bound[0])
		}
	case *ssa.Alloc:
		s := Source{Base: addr}
		for _, v := range Stored(addr) {
			if p, ok := v.(*ssa.Parameter); ok {
				s.Param = p
			}
		}
		return s
	}
	return Source{}
}

// A Way is where a value is read, field by field: query.page.limit is that of the fields page and limit of query.
type Way struct {
	Base   ssa.Value    // the parameter or the variable, or what else has the first field
	Fields []*types.Var // the last one is the value itself
}

// WayTo returns the way to a value, or to what is at an address.
func WayTo(v ssa.Value) Way {
	if addr, ok := ReadFrom[*ssa.FieldAddr](v); ok {
		v = addr
	}
	if field := FieldOf(v); field != nil {
		w := WayTo(*v.(ssa.Instruction).Operands(nil)[0])
		return Way{w.Base, append(w.Fields, field)}
	}
	if s := WholeOf(v); s.Base != nil {
		return Way{Base: s.Variable()}
	}
	return Way{Base: v}
}

// Is reports whether two ways lead to the same place.
func (w Way) Is(other Way) bool { return w.Base == other.Base && slices.Equal(w.Fields, other.Fields) }

// Within returns the way from a struct on, if the place lies in that.
func (w Way) Within(whole Way) (rest []*types.Var, ok bool) {
	n := len(whole.Fields)
	if w.Base != whole.Base || n >= len(w.Fields) || !slices.Equal(whole.Fields, w.Fields[:n]) {
		return nil, false
	}
	return w.Fields[n:], true
}

// Variable returns the parameter, or the variable if it has another value.
func (s Source) Variable() ssa.Value {
	if s.Param != nil {
		return s.Param
	}
	return s.Base
}

// paramOrDefault returns p for if p == nil { p = &Options{} }, else nil.
func paramOrDefault(phi *ssa.Phi) (p *ssa.Parameter) {
	for _, edge := range phi.Edges {
		switch edge := edge.(type) {
		case *ssa.Parameter:
			if p != nil && p != edge {
				return nil
			}
			p = edge
		case *ssa.Alloc:
		default:
			return nil
		}
	}
	return p
}
