package paths

import (
	"go/token"
	"go/types"

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

// paramOrDefault returns p for if p == nil { p = &Options{} }, else nil.
func paramOrDefault(phi *ssa.Phi) (p *ssa.Parameter) {
	for _, edge := range phi.Edges {
		switch edge := edge.(type) {
		case *ssa.Parameter:
			p = edge
		case *ssa.Alloc:
		default:
			return nil
		}
	}
	return p
}
