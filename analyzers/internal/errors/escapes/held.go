package escapes

import (
	"cmp"
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
)

// holds is told of a package that puts functions which fail into fields, from
// which seams in other packages can call them, or has methods which fail and that they
// can call through interfaces, or that imports such packages, directly or not.
type holds []heldField

// heldField says how many functions that fail a package puts into one field, or behind one method of an interface.
type heldField struct {
	Name, Package string
	Handlers      int
}

// String returns the fields, such as "holds(api.Tool.Handler: 2)".
func (list holds) String() string {
	return summary.Text("holds", list, func(field heldField) string { return fmt.Sprintf("%s: %d", field.Name, field.Handlers) })
}

// exportHeld makes known what the package puts into fields and behind methods.
func (f *finder) exportHeld() {
	counts := make(map[string]int)
	var seen []registration.Held
	for _, h := range f.found.Held {
		if !slices.Contains(seen, h) && f.failsItself(h.Func) {
			counts[fieldName(h.Field)]++
		}
		seen = append(seen, h)
	}
	for _, i := range f.found.Implementing {
		if !syntax.InTest(f.pass.Fset, i.Func.Pos()) && f.failsItself(i.Func) {
			counts[calls.MethodName(i.Method)]++
		}
	}
	delete(counts, "") // what has no name is not found from elsewhere
	list := holds(f.heldBelow())
	for name, n := range counts {
		list = append(list, heldField{name, f.pass.Pkg.Path(), n})
	}
	if len(list) > 0 {
		slices.SortFunc(list, func(a, b heldField) int {
			return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Package, b.Package))
		})
		summary.ExportPackage(f.pass, list)
	}
}

// failsItself reports whether a function returns failures that count.
func (f *finder) failsItself(fn *ssa.Function) bool {
	return slices.ContainsFunc(f.flow.Returns(fn), func(ret *returns.Return) bool { return len(f.judge.counting(ret.Errors)) > 0 })
}

// heldBelow returns what the packages of the module put into fields and behind methods
// that this package imports, directly or not.
func (f *finder) heldBelow() []heldField {
	var list []heldField
	for _, held := range summary.Below[holds](f.pass) {
		for _, field := range held {
			if !slices.Contains(list, field) {
				list = append(list, field)
			}
		}
	}
	return list
}

// fieldName names a field of a declared struct, such as "example.test/api.Tool.Handler".
func fieldName(field *types.Var) string {
	scope := field.Pkg().Scope()
	for _, name := range scope.Names() {
		declared, ok := scope.Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		if s, ok := declared.Type().Underlying().(*types.Struct); ok {
			for candidate := range s.Fields() {
				if candidate.Origin() == field.Origin() {
					return field.Pkg().Path() + "." + name + "." + field.Name()
				}
			}
		}
	}
	return ""
}

// beyond counts the functions that fail among what a seam calls in other packages: those that the packages tell of which
// this one imports, directly or not, and of methods that they do not tell of, those that it sees itself.
func (f *finder) beyond(s *handlers.Seam) (failing int) {
	told, name := make(map[string]bool), nameBehind(s)
	for _, field := range f.heldBelow() {
		if field.Name == name {
			failing += field.Handlers
			told[field.Package] = true
		}
	}
	if s.Method == nil {
		return failing
	}
	_, others := calls.Split(f.flow.Scope().Calls.Behind(nil, s.Method, s.Pos))
	for _, method := range others {
		if !told[method.Pkg().Path()] && len(f.judge.counting(f.flow.Elsewhere(method, s.Pos).Errors)) > 0 {
			failing++
		}
	}
	return failing
}

// nameBehind names the field or the method that a seam calls, or returns "".
func nameBehind(s *handlers.Seam) string {
	switch {
	case s.Field != nil:
		return fieldName(s.Field)
	case s.Method != nil:
		return calls.MethodName(s.Method)
	}
	return ""
}
