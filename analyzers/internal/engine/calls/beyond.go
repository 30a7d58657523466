package calls

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// askedAs names the interface that a receiver is, or else the one that declares the method.
func askedAs(receiver ssa.Value, method *types.Func) string {
	if receiver != nil {
		if name := nameOf(receiver.Type()); name != world.Any {
			return name
		}
	}
	return nameOf(method.Signature().Recv().Type())
}

// beyond returns the methods with which types of the program answer a question that the package does not see, and
// whether there are others. There are none where a driver looks at one package after the other.
func (c *Calls) beyond(q methodQuestion) (list []*types.Func, open bool) {
	look := world.Of(c.pass)
	if look == nil {
		return nil, false
	}
	a := look.Behind(q.askedAs)
	seen := []string{c.pass.Pkg.Path()}
	for _, pkg := range c.packages(q) {
		seen = append(seen, pkg.Path())
	}
	for _, t := range a.Types {
		m, ok := t.Method(q.method.Id())
		if slices.Contains(seen, t.Package) {
			continue
		}
		if pkg := look.Packages[m.Package]; ok && pkg != nil && q.others.haveBeyond(t) {
			key := [2]string{m.Package, m.Receiver + "." + q.method.Name()}
			if c.far[key] == nil {
				c.far[key] = funcOfHidden(pkg, hiddenMethod{Receiver: m.Receiver}, q.method)
			}
			if !slices.Contains(list, c.far[key]) { // types that embed one share its methods
				list = append(list, c.far[key])
			}
		}
	}
	return list, a.Open
}

// haveBeyond reports whether a type of which the program tells implements all of them.
func (list interfaces) haveBeyond(t world.Type) bool {
	return !slices.ContainsFunc(list[:], func(iface *types.Interface) bool { return iface != nil && !t.Has(wantedOf(iface)) })
}
