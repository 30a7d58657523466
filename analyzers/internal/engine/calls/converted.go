package calls

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

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

// findConversions returns what the package puts into its interfaces, in the order of the source.
func (c *Calls) findConversions() map[*types.TypeName][]conversion {
	all := make(map[*types.TypeName][]conversion)
	inOrder := slices.SortedFunc(slices.Values(c.program.Functions()), func(a, b *ssa.Function) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for v := range program.InstructionsOf[ssa.Value](inOrder) {
		if to, of := c.conversionBy(v); to != nil {
			all[to] = append(all[to], of)
		}
	}
	return all
}

// conversionBy returns what a value puts into an interface of the package, if it does. An exported
// interface says that others choose: what they hand over, so that it is put there, need never come.
func (c *Calls) conversionBy(v ssa.Value) (*types.TypeName, conversion) {
	var from ssa.Value
	switch v := v.(type) {
	case *ssa.MakeInterface:
		from = v.X
	case *ssa.ChangeInterface:
		from = v.X
	default:
		return nil, conversion{}
	}
	to, named := c.ownInterface(v), program.NamedOf(from.Type())
	if to == nil || named == nil || named.Obj().Pkg() == nil || syntax.InModule(c.pass, named.Obj().Pkg()) || to.Exported() && program.ParameterOf(from) != nil {
		return nil, conversion{}
	}
	return to, conversion{from.Type(), syntax.InTest(c.pass.Fset, placeOfUse(v))}
}

// ownInterface returns the name of the interface that a value is, if the package declares it, or nil.
func (c *Calls) ownInterface(v ssa.Value) *types.TypeName {
	if v == nil {
		return nil
	}
	named, ok := types.Unalias(v.Type()).(*types.Named)
	if !ok || !types.IsInterface(named) || named.TypeArgs().Len() > 0 || named.Obj().Pkg() != c.pass.Pkg {
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

// converted returns the methods that a call of a method of an interface runs where types of
// other modules stand behind it, in the order in which the package puts them there. What
// tests put there counts only where tests call it.
func (c *Calls) converted(q methodQuestion) []*types.Func {
	if q.into == nil {
		return nil
	}
	var list []*types.Func
	for _, into := range c.conversions()[q.into] {
		found, _, _ := types.LookupFieldOrMethod(into.from, true, q.method.Pkg(), q.method.Name())
		if m, ok := found.(*types.Func); ok && (!into.inTest || q.forTest) && q.others.implementedBy(into.from) && !slices.Contains(list, m.Origin()) {
			list = append(list, m.Origin())
		}
	}
	return list
}
