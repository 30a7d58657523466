package handlers

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// unpacks is the fact about a function that registers the handlers which it finds in
// structs that it is given.
type unpacks struct {
	Params []unpacked
}

// unpacked is a parameter that is such a struct, points to one, or is a list of some.
type unpacked struct {
	Index   int    // in calls, where a receiver comes first
	Field   string // the field that holds the handler
	Library string
	Kind    sdk.Kind
}

// AFact marks the type as a fact.
func (*unpacks) AFact() {}

// String returns the parameters, such as "unpacks(0: tool in Handler)".
func (u *unpacks) String() string {
	parts := make([]string, len(u.Params))
	for i, p := range u.Params {
		parts[i] = fmt.Sprintf("%d: %s in %s", p.Index, p.Kind, p.Field)
	}
	return "unpacks(" + strings.Join(parts, ", ") + ")"
}

// A holder is a parameter in which a function of the package finds a handler that it
// registers.
type holder struct {
	parameter *ssa.Parameter
	field     *types.Var
	as        takers.Taking
}

// holding notes in what parameter a value was found that is registered.
func (f *finder) holding(v ssa.Value, as takers.Taking) {
	p, field := held(v, 0)
	if p == nil || field == nil || slices.ContainsFunc(f.holders, func(h holder) bool { return h.parameter == p && h.field == field }) {
		return
	}
	f.holders = append(f.holders, holder{p, field, as})
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

// exportHolders makes known which functions of the package register handlers that
// they find in structs, if what the package puts there lets errors through.
func (f *finder) exportHolders() {
	facts := make(map[*types.Func]*unpacks)
	for _, h := range f.holders {
		obj := program.ObjectOf(h.parameter.Parent())
		if obj == nil || !obj.Exported() || !f.letsThrough(h.field) {
			continue
		}
		if facts[obj] == nil {
			facts[obj] = new(unpacks)
		}
		facts[obj].Params = append(facts[obj].Params, unpacked{valueflow.PositionOf(h.parameter), h.field.Name(), h.as.Library, h.as.Kind})
	}
	for obj, fact := range facts {
		f.Pass.ExportObjectFact(obj, fact)
	}
}

// letsThrough reports whether all that the package puts into a field is known to
// return the errors of what it calls, if it calls anything.
func (f *finder) letsThrough(field *types.Var) bool {
	for _, v := range f.Index.Fields[field] {
		for _, s := range f.Index.Sources(v) {
			if s.Function == nil && s.Parameter == nil || s.Function != nil && f.keepsBack(s.Function) {
				return false
			}
		}
	}
	return true
}

// keepsBack reports whether a function does something else with the errors of a
// handler that it calls than to return them.
func (f *finder) keepsBack(fn *ssa.Function) bool {
	for _, s := range f.seams {
		if s.Func == fn && s.Effect != seams.Leaky && s.Effect != seams.Transparent {
			return true
		}
	}
	return false
}

// unpacking notes where structs are registered that functions of other packages made
// of handlers.
func (f *finder) unpacking(instr ssa.CallInstruction, obj *types.Func) {
	var fact unpacks
	if obj.Pkg() == nil || obj.Pkg() == f.Pass.Pkg || !module.Seems(f.Pass, obj.Pkg()) || !f.Pass.ImportObjectFact(obj, &fact) {
		return
	}
	args := instr.Common().Args
	for _, p := range fact.Params {
		if p.Index >= len(args) || f.fills(obj.Pkg(), p.Field) {
			continue
		}
		for _, made := range f.structs(args[p.Index]) {
			f.passOn(made.Pos(), onward{f.servers.RegistrationAt(instr, ""), takers.Taking{Taken: takers.Taken{Library: p.Library, Kind: p.Kind}}})
		}
	}
}

// fills reports whether the package puts something into a field of another one itself.
func (f *finder) fills(pkg *types.Package, name string) bool {
	for field := range f.Index.Fields {
		if field.Name() == name && field.Pkg() == pkg {
			return true
		}
	}
	return false
}

// structs returns the calls of other packages that made a struct, what a pointer points
// to, or what is in a list.
func (f *finder) structs(v ssa.Value) []*ssa.Call {
	t := valueflow.NewTrace(f.Index)
	t.Value(v)
	t.Load(v)
	t.Elements(v)
	var made []*ssa.Call
	for _, s := range t.Found {
		if s.Made != nil {
			made = append(made, s.Call)
		}
	}
	return made
}
