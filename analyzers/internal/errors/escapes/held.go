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
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
)

// holds is told of a package that puts functions which fail into fields, from
// which seams in other packages can call them, or has methods which fail and that they
// can call through interfaces, or that imports such packages, directly or not.
type holds []heldField

// heldField says what a package puts into one field, or behind one method of an interface.
type heldField struct {
	Name, Package     string
	Handlers, Returns int
}

// A tally counts functions and the places where they fail.
type tally struct{ Handlers, Returns int }

func (t *tally) add(returns int) {
	if returns > 0 {
		t.Handlers++
		t.Returns += returns
	}
}

// String returns the fields, such as "holds(api.Tool.Handler: 2, 3)".
func (list holds) String() string {
	return summary.Text("holds", list, func(field heldField) string {
		return fmt.Sprintf("%s: %d, %d", field.Name, field.Handlers, field.Returns)
	})
}

// exportHeld makes known what the package puts into fields and behind methods.
func (f *finder) exportHeld() {
	counts := make(map[string]*tally)
	var seen []registration.Held
	for _, h := range f.found.Held {
		if !slices.Contains(seen, h) {
			seen = append(seen, h)
			f.tell(counts, fieldName(h.Field), h.Func)
		}
	}
	for _, i := range f.found.Implementing {
		if !syntax.InTest(f.pass.Fset, i.Func.Pos()) {
			f.tell(counts, calls.MethodName(i.Method), i.Func)
		}
	}
	list := holds(f.heldBelow())
	for name, t := range counts {
		if t.Handlers > 0 {
			list = append(list, heldField{name, f.pass.Pkg.Path(), t.Handlers, t.Returns})
		}
	}
	if len(list) > 0 {
		slices.SortFunc(list, func(a, b heldField) int {
			return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Package, b.Package))
		})
		summary.ExportPackage(f.pass, list)
	}
}

// tell counts a function under a name, unless that is empty.
func (f *finder) tell(counts map[string]*tally, name string, fn *ssa.Function) {
	if name == "" {
		return
	}
	if counts[name] == nil {
		counts[name] = new(tally)
	}
	failing := 0
	for _, ret := range f.flow.Returns(fn) {
		if len(f.judge.counting(ret.Errors)) > 0 {
			failing++
		}
	}
	counts[name].add(failing)
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

// beyond counts what a seam calls in other packages: what those tell that this one
// imports, directly or not, and of methods that they do not tell of, what it sees itself.
func (f *finder) beyond(s *handlers.Seam) tally {
	var t tally
	told, name := make(map[string]bool), nameBehind(s)
	for _, field := range f.heldBelow() {
		if field.Name == name {
			t.Handlers += field.Handlers
			t.Returns += field.Returns
			told[field.Package] = true
		}
	}
	if s.Method != nil {
		_, others := calls.Split(f.flow.Scope().Calls.Behind(nil, s.Method, s.Pos))
		for _, method := range others {
			if !told[method.Pkg().Path()] {
				t.add(f.placesOf(method, s))
			}
		}
	}
	return t
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

// tallied returns the entry of a seam of another package with what this one knows to stand behind
// it, if that one knew nothing.
func (f *finder) tallied(e Entry) Entry {
	if e.Behind == "" {
		return e
	}
	own, _ := summary.OfPackage[holds](f.pass, f.pass.Pkg)
	list := append(f.heldBelow(), own...)
	for i, field := range list {
		if field.Name == e.Behind && slices.Index(list, field) == i {
			e.Handlers += field.Handlers
			e.Returns += field.Returns
		}
	}
	return e
}

// placesOf counts the places where a method of another package fails.
func (f *finder) placesOf(method *types.Func, s *handlers.Seam) int {
	failures := f.judge.counting(f.flow.Elsewhere(method, s.Pos).Errors)
	if len(failures) == 0 {
		return 0
	}
	return max(1, len(placesIn(failures)))
}
