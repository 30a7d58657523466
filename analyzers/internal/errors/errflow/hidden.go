package errflow

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/implementers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/typekey"
)

// exportHidden makes known what importers cannot see of the package.
func (f learner) exportHidden() {
	seen := make(map[*types.TypeName]bool)
	for _, declared := range program.VisibleConcrete(f.Pass.Pkg) {
		seen[declared] = true
	}
	var told implementers.Hides
	for _, declared := range program.ConcreteTypes(f.Pass.Pkg) {
		if seen[declared] || syntax.InTest(f.Pass.Fset, declared.Pos()) {
			continue
		}
		if t, ok := f.hiddenType(declared); ok {
			told = append(told, t)
		}
	}
	if len(told) > 0 {
		summary.ExportPackage(f.Pass, told)
	}
}

// hiddenType returns what importers are told of a type, and whether there is any
// method of it that they can call.
func (f learner) hiddenType(declared *types.TypeName) (t implementers.HiddenType, ok bool) {
	t.Name = declared.Name()
	methods := types.NewMethodSet(types.NewPointer(declared.Type()))
	for i := range methods.Len() {
		m := methods.At(i).Obj().(*types.Func)
		told := implementers.HiddenMethod{ID: m.Id(), Type: typekey.OfSignature(m.Signature())}
		if m.Exported() && m.Pkg() == f.Pass.Pkg && implementers.HasBody(m) {
			told.Receiver, ok = implementers.ReceiverName(m), true
		}
		t.Methods = append(t.Methods, told)
	}
	return t, ok
}
