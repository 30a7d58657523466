package fields

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A holder is a parameter in which a function of the package finds a handler that it
// registers.
type holder struct {
	parameter *ssa.Parameter
	field     *types.Var
	as        takers.Taking
}

// Note notes in what parameter a value was found that is registered, if it was found in one.
func (r *Reader) Note(v ssa.Value, as takers.Taking) {
	p, field := held(v, 0)
	if p == nil || field == nil || slices.ContainsFunc(r.holders, func(h holder) bool { return h.parameter == p && h.field == field }) {
		return
	}
	r.holders = append(r.holders, holder{p, field, as})
}

// held returns the parameter of whose field a value is, be it that of an element.
func held(v ssa.Value, depth int) (*ssa.Parameter, *types.Var) {
	inner := ssa.Value(nil)
	var field *types.Var
	switch v := v.(type) {
	case *ssa.Parameter:
		return v, nil
	case *ssa.UnOp:
		inner = v.X
	case *ssa.IndexAddr:
		inner = v.X
	case *ssa.FieldAddr:
		inner, field = v.X, program.Field(v.X.Type(), v.Field)
	case *ssa.Field:
		inner, field = v.X, program.Field(v.X.Type(), v.Field)
	case *ssa.Alloc:
		if stores := valueflow.WholeStores(v); len(stores) == 1 {
			inner = stores[0]
		}
	}
	if inner == nil || depth > servers.MaxWrapped {
		return nil, nil
	}
	p, found := held(inner, depth+1)
	if found == nil {
		found = field
	}
	return p, found
}

// Export makes known which functions of the package register handlers that
// they find in structs, if what the package puts there lets errors through. It is told which functions
// do something else with the errors of a handler that they call than to return them.
func (r *Reader) Export(keepsBack func(*ssa.Function) bool) {
	facts := make(map[*types.Func]*Unpacks)
	for _, h := range r.holders {
		obj := program.ObjectOf(h.parameter.Parent())
		if obj == nil || !obj.Exported() || !r.letsThrough(h.field, keepsBack) {
			continue
		}
		if facts[obj] == nil {
			facts[obj] = new(Unpacks)
		}
		facts[obj].Params = append(facts[obj].Params, unpacked{valueflow.PositionOf(h.parameter), h.field.Name(), h.as.Library, h.as.Kind})
	}
	for obj, fact := range facts {
		r.Pass.ExportObjectFact(obj, fact)
	}
}

// letsThrough reports whether all that the package puts into a field is known to
// return the errors of what it calls, if it calls anything.
func (r *Reader) letsThrough(field *types.Var, keepsBack func(*ssa.Function) bool) bool {
	for _, v := range r.Index.Fields[field] {
		for _, s := range r.Index.Sources(v) {
			if s.Function == nil && s.Parameter == nil || s.Function != nil && keepsBack(s.Function) {
				return false
			}
		}
	}
	return true
}
