package passes

import (
	"fmt"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// about returns the facts about a package, or nil.
func (a *action) about(pkg *types.Package) *Facts {
	if pkg == a.pkg.Types {
		return a.own
	}
	if known := a.pkg.Known[pkg]; known != nil {
		return known
	}
	return a.pkg.Beyond[pkg]
}

// tells reports whether facts of a type are those of the analyzer. It gets no
// others.
func (a *action) tells(t reflect.Type) bool {
	return slices.ContainsFunc(a.analyzer.FactTypes, func(f analysis.Fact) bool { return reflect.TypeOf(f) == t })
}

func (a *action) importObjectFact(obj types.Object, ptr analysis.Fact) bool {
	t := reflect.TypeOf(ptr)
	known := a.about(obj.Pkg())
	if known == nil || !a.tells(t) {
		return false
	}
	return copyFact(known.objects[objectFact{obj, t}], ptr)
}

func (a *action) importPackageFact(pkg *types.Package, ptr analysis.Fact) bool {
	t := reflect.TypeOf(ptr)
	known := a.about(pkg)
	if known == nil || !a.tells(t) {
		return false
	}
	return copyFact(known.packages[t], ptr)
}

// copyFact copies a fact, if there is one.
func copyFact(from, to analysis.Fact) bool {
	if from == nil {
		return false
	}
	reflect.ValueOf(to).Elem().Set(reflect.ValueOf(from).Elem())
	return true
}

func (a *action) exportObjectFact(obj types.Object, fact analysis.Fact) {
	a.check(fact)
	if obj.Pkg() != a.pkg.Types {
		panic(fmt.Sprintf("a fact about %s, which is of another package", obj))
	}
	a.own.objects[objectFact{obj, reflect.TypeOf(fact)}] = fact
}

func (a *action) exportPackageFact(fact analysis.Fact) {
	a.check(fact)
	a.own.packages[reflect.TypeOf(fact)] = fact
}

// check panics if the analyzer must not say anything more, or of this type.
func (a *action) check(fact analysis.Fact) {
	if a.over {
		panic(fmt.Sprintf("a fact of type %T after the analyzer has returned", fact))
	}
	if !a.tells(reflect.TypeOf(fact)) {
		panic(fmt.Sprintf("a fact of type %T, which the analyzer does not declare", fact))
	}
}

// reached returns the facts about this package and those that it is built from.
func (a *action) reached() map[*types.Package]*Facts {
	all := map[*types.Package]*Facts{a.pkg.Types: a.own}
	for pkg, facts := range a.pkg.Known {
		all[pkg] = facts
	}
	return all
}

func (a *action) allObjectFacts() []analysis.ObjectFact {
	var list []analysis.ObjectFact
	for _, facts := range a.reached() {
		for key, fact := range facts.objects {
			if a.tells(key.typ) {
				list = append(list, analysis.ObjectFact{Object: key.obj, Fact: fact})
			}
		}
	}
	return list
}

func (a *action) allPackageFacts() []analysis.PackageFact {
	var list []analysis.PackageFact
	for pkg, facts := range a.reached() {
		for t, fact := range facts.packages {
			if a.tells(t) {
				list = append(list, analysis.PackageFact{Package: pkg, Fact: fact})
			}
		}
	}
	return list
}
