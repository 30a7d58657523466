package implementers

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A conversion is a place where the package puts a value of a type of another module into an
// interface that it declares, such as a *sql.DB into
//
//	type executor interface {
//		ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
//	}
//
// which is there to choose among types of others: none of the module need implement it.
type conversion struct {
	from   types.Type
	inTest bool
}

// NoteConversion notes what an instruction puts into an interface. An exported interface says
// that others choose: what they hand over, so that it is put there, need never come.
func (f *Finder) NoteConversion(instr ssa.Instruction) {
	var from ssa.Value
	switch instr := instr.(type) {
	case *ssa.MakeInterface:
		from = instr.X
	case *ssa.ChangeInterface:
		from = instr.X
	default:
		return
	}
	v := instr.(ssa.Value)
	to, named := f.ownInterface(v.Type()), program.NamedOf(from.Type())
	if to == nil || named == nil || named.Obj().Pkg() == nil || module.Seems(f.Pass, named.Obj().Pkg()) {
		return
	}
	if to.Exported() && program.ParameterOf(from) != nil {
		return
	}
	f.conversions[to] = append(f.conversions[to], conversion{from.Type(), syntax.InTest(f.Pass.Fset, placeOfUse(v))})
}

// ownInterface returns the name of an interface that the package declares, or nil.
func (f *Finder) ownInterface(t types.Type) *types.TypeName {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || !types.IsInterface(named) || named.TypeArgs().Len() > 0 || named.Obj().Pkg() != f.Pass.Pkg {
		return nil
	}
	return named.Obj()
}

// placeOfUse returns a place where a value is used: a conversion that is not written in the
// source has none.
func placeOfUse(v ssa.Value) token.Pos {
	for _, use := range program.UsesOf(v) {
		if use.Pos().IsValid() {
			return use.Pos()
		}
	}
	return v.Parent().Pos()
}

// Converted returns the methods that a call of a method of an interface runs where types of
// other modules stand behind it, in the order in which the package puts them there. What
// tests put there counts only where tests call it.
func (f *Finder) Converted(receiver ssa.Value, method *types.Func, at token.Pos) []*types.Func {
	var list []*types.Func
	seen := make(map[*types.Func]bool)
	others, forTest := InterfacesOf(receiver), syntax.InTest(f.Pass.Fset, at)
	for _, c := range f.conversions[f.ownInterface(receiver.Type())] {
		found, _, _ := types.LookupFieldOrMethod(c.from, true, method.Pkg(), method.Name())
		m, ok := found.(*types.Func)
		if !ok || seen[m] || c.inTest && !forTest || !others.implementedBy(c.from) {
			continue
		}
		seen[m] = true
		list = append(list, m.Origin())
	}
	return list
}
