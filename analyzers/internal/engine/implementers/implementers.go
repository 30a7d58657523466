// Package implementers finds implementations of interface methods: in types of the package, and in
// packages of its module that it imports or whose values were stored in the interface. For
//
//	type Store interface{ Get(id string) (Order, error) }
//
// Get may be a method of a type memory in this package, or of an unexported type file that another
// package returns as a Store. [Hides] describes types that importers do not see.
//
// Read implementers.go, interfaces.go, converted.go, instance.go and hidden.go.
package implementers

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// MaxImplementations is how many methods are looked at behind one of an interface. Of what the
// others do nothing is known.
const MaxImplementations = 100

// An Finder finds what stands behind methods of interfaces in one package.
type Finder struct {
	*flow.Scope
	methods     map[methodQuestion][]*types.Func     // what implements a method of an interface
	conversions map[*types.TypeName][]conversion     // what is put into an interface of the package
	visible     map[*types.Package][]*types.TypeName // the types of imported packages that are seen here
}

// NewFinder returns a finder that has found nothing yet.
func NewFinder(s *flow.Scope) *Finder {
	return &Finder{
		Scope: s, methods: make(map[methodQuestion][]*types.Func),
		conversions: make(map[*types.TypeName][]conversion), visible: make(map[*types.Package][]*types.TypeName),
	}
}

// A methodQuestion asks what implements a method of an interface, and other interfaces
// besides, for code of the program or for tests.
type methodQuestion struct {
	method  *types.Func
	others  interfaces
	forTest bool
}

// An implementer is the name of a type with the method that it has.
type implementer struct {
	name   string
	method *types.Func
}

// Implementations returns the methods with which types of this package, and of
// packages of the module that it imports, implement a method of an interface that is
// called at a place. What tests declare or import counts only where tests call it:
// findings in a program must not depend on whether its tests are looked at, too.
func (f *Finder) Implementations(method *types.Func, at token.Pos) []*types.Func {
	return f.ImplementationsWith(method, interfaces{}, at)
}

// ImplementationsWith returns those of them whose types implement other interfaces, too.
func (f *Finder) ImplementationsWith(method *types.Func, others interfaces, at token.Pos) []*types.Func {
	q := methodQuestion{method, others, syntax.InTest(f.Pass.Fset, at)}
	if known, ok := f.methods[q]; ok {
		return known
	}
	found := f.implementers(program.ConcreteTypes(f.Pass.Pkg), q)
	for _, pkg := range module.Imports(f.Pass, q.forTest) {
		more := append(f.implementers(f.visibleIn(pkg), q), f.hiddenImplementers(pkg, q)...)
		slices.SortFunc(more, func(a, b implementer) int { return cmp.Compare(a.name, b.name) })
		found = append(found, more...)
	}
	var list []*types.Func
	for _, i := range found {
		list = append(list, i.method)
	}
	f.methods[q] = list
	return list
}

// implementers returns those of some types that implement a method, with what they
// implement it with.
func (f *Finder) implementers(declared []*types.TypeName, q methodQuestion) []implementer {
	var list []implementer
	for _, t := range declared {
		if !q.forTest && syntax.InTest(f.Pass.Fset, t.Pos()) {
			continue
		}
		if m := f.Program.Implementation(t, q.method); m != nil && HasBody(m) && q.others.have(t) {
			list = append(list, implementer{t.Name(), m})
		}
	}
	return list
}

// visibleIn returns the types of an imported package that are seen here.
func (f *Finder) visibleIn(pkg *types.Package) []*types.TypeName {
	if f.visible[pkg] == nil {
		f.visible[pkg] = program.VisibleConcrete(pkg)
	}
	return f.visible[pkg]
}

// HasBody reports whether a method is one that a type declares: neither that of an
// embedded interface, nor an instance of one that a generic type declares.
func HasBody(m *types.Func) bool {
	return m.Origin() == m && !types.IsInterface(m.Signature().Recv().Type())
}
