package calls

import (
	"cmp"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A methodQuestion asks what implements a method of an interface, and other interfaces
// besides, for code of the program or for tests.
type methodQuestion struct {
	method  *types.Func
	others  interfaces
	forTest bool
	into    *types.TypeName // the interface in which the receiver is, if the package declares it
	askedAs string          // names that interface
}

// An implementer is the name of a type with the method that it has.
type implementer struct {
	name   string
	method *types.Func
}

// implementations returns the methods with which types of this package, and of packages of the
// module that it imports, answer a question. What tests declare or import counts only where tests
// call it: findings in a program must not depend on whether its tests are looked at, too.
func (c *Calls) implementations(q methodQuestion) []*types.Func {
	found := c.implementers(c.typesIn(c.pass.Pkg), q)
	for _, pkg := range c.packages(q) {
		more := append(c.implementers(c.typesIn(pkg), q), c.hiddenImplementers(pkg, q)...)
		slices.SortFunc(more, func(a, b implementer) int { return cmp.Compare(a.name, b.name) })
		found = append(found, more...)
	}
	var list []*types.Func
	for _, i := range found {
		if len(list) <= budget.Callees && !slices.Contains(list, i.method) { // types that embed one share its methods
			list = append(list, i.method)
		}
	}
	return list
}

// packages returns the packages of the module that the package imports, and that of the method: a package can call it
// that knows the interface only by another one, which returns it.
func (c *Calls) packages(q methodQuestion) []*types.Package {
	list := syntax.ModuleImports(c.pass, q.forTest)
	if declares := q.method.Pkg(); declares != nil && declares != c.pass.Pkg && !slices.Contains(list, declares) && syntax.InModule(c.pass, declares) {
		list = append(list, declares)
	}
	return list
}

// implementers returns those of some types that implement a method, with what they
// implement it with.
func (c *Calls) implementers(declared []*types.TypeName, q methodQuestion) []implementer {
	var list []implementer
	for _, t := range declared {
		if !q.forTest && syntax.InTest(c.pass.Fset, t.Pos()) {
			continue
		}
		if m := Implementation(t, q.method, c.implements); m != nil && hasBody(m) && q.others.have(t) {
			list = append(list, implementer{t.Name(), m.Origin()})
		}
	}
	return list
}

// implements is [types.Implements], asked once for a type and an interface.
func (c *Calls) implements(pointer types.Type, iface *types.Interface) bool {
	pair := [2]types.Type{pointer.(*types.Pointer).Elem(), iface}
	known, ok := c.has[pair]
	if !ok {
		known = types.Implements(pointer, iface)
		c.has[pair] = known
	}
	return known
}

// typesIn returns the types of the package, or those of an imported one that are seen here.
func (c *Calls) typesIn(pkg *types.Package) []*types.TypeName {
	list, known := c.types[pkg]
	switch {
	case known:
		return list
	case pkg == c.pass.Pkg:
		list = ConcreteTypes(pkg)
	default:
		list = VisibleConcrete(pkg)
	}
	c.types[pkg] = list
	return list
}

// hasBody reports whether a method is one that a type declares, and not that of an embedded interface.
func hasBody(m *types.Func) bool { return !types.IsInterface(m.Signature().Recv().Type()) }
