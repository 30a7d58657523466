package inputs

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// asks is told of a package that asserts what methods of interfaces give, without
// knowing what that is, or that imports such packages.
type asks []asked

// asked is what is asserted of what one method gives.
type asked struct {
	Method string // such as "example.test/api.Request.Arguments"
	Places []summary.Place
}

// String returns the methods, such as "asks(example.test/api.Request.Arguments: 2)".
func (list asks) String() string {
	return summary.Text("asks", list, func(m asked) string { return fmt.Sprintf("%s: %d", m.Method, len(m.Places)) })
}

// below returns what the packages of the module assert that this one imports.
func (f *assertionFinder) below() map[string][]summary.Place {
	all := make(map[string][]summary.Place)
	for imported, list := range summary.Below[asks](f.pass) {
		for _, m := range list {
			for _, p := range m.Places {
				if p = f.home.Seen(summary.ObjectIn(imported), p); !slices.Contains(all[m.Method], p) {
					all[m.Method] = append(all[m.Method], p)
				}
			}
		}
	}
	return all
}

// export makes known what the package asserts, and what those below it do.
func (f *assertionFinder) export(below map[string][]summary.Place) {
	for method, list := range f.asked {
		if name := calls.MethodName(method); name != "" {
			below[name] = append(below[name], list...)
		}
	}
	var told asks
	for name, list := range below {
		told = append(told, asked{name, list[:min(len(list), budget.Kept)]})
	}
	if len(told) == 0 {
		return
	}
	slices.SortFunc(told, func(a, b asked) int { return strings.Compare(a.Method, b.Method) })
	summary.ExportPackage(f.pass, told)
}

// answers finds where functions put a value into an interface whose method others ask,
// if the method of the value gives the arguments of calls.
func (f *assertionFinder) answers(functions []*ssa.Function, below map[string][]summary.Place) {
	for box := range program.InstructionsOf[*ssa.MakeInterface](functions) {
		if iface, ok := types.Unalias(box.Type()).(*types.Named); ok {
			f.answering(box, iface, below)
		}
	}
}

// elsewhere returns what is asserted of what a method gives.
func (f *assertionFinder) elsewhere(fn *ssa.Function, list []summary.Place) Elsewhere {
	e := Elsewhere{Method: fn, Places: list}
	for _, p := range list {
		e.At = append(e.At, f.home.Pos(p))
	}
	return e
}

func (f *assertionFinder) answering(box *ssa.MakeInterface, iface *types.Named, below map[string][]summary.Place) {
	for method := range iface.Underlying().(*types.Interface).Methods() {
		list := below[calls.MethodName(method)]
		if len(list) == 0 {
			continue
		}
		selection := types.NewMethodSet(box.X.Type()).Lookup(method.Pkg(), method.Name())
		if selection == nil {
			continue
		}
		fn := box.Parent().Prog.FuncValue(selection.Obj().(*types.Func).Origin())
		known := slices.ContainsFunc(f.result.Elsewhere, func(e Elsewhere) bool { return e.Method == fn })
		if !known && f.found.Gives(fn) {
			f.result.Elsewhere = append(f.result.Elsewhere, f.elsewhere(fn, list))
		}
	}
}
