package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Boxed are the values of interfaces that an exported function of the package returns,
// one by one or in a list, and whose methods put handlers on servers.
type Boxed struct {
	Func *types.Func
	// Methods are the functions of the package that stand behind the methods.
	Methods []*ssa.Function
	// From are the functions of other packages from which more of them come.
	From []*types.Func
}

// Called is a method of an interface that is given a server, where the value comes from
// functions of other packages.
type Called struct {
	Method string
	From   []*types.Func
	At     Registration
}

// asking notes a call of a method of an interface that gets servers.
func (f *finder) asking(call ssa.CallInstruction) {
	common := call.Common()
	t := valueflow.NewTrace(f.Index)
	t.Value(common.Value)
	asked := Called{Method: common.Method.Name(), From: f.makersIn(t.Found), At: f.registrationAt(call, "")}
	if len(asked.From) > 0 {
		f.called = append(f.called, asked)
	}
}

// makersIn returns the functions of other packages of the module from which values come.
func (f *finder) makersIn(found []valueflow.Source) []*types.Func {
	var list []*types.Func
	for _, s := range found {
		if s.Made != nil && s.Made.Pkg() != nil && module.Seems(f.Pass, s.Made.Pkg()) && !slices.Contains(list, s.Made) {
			list = append(list, s.Made)
		}
	}
	return list
}

// boxes returns the values of interfaces that exported functions of the package return.
func (f *finder) boxes() []Boxed {
	var found []Boxed
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || fn.Parent() != nil || !f.returnsRegistrar(fn.Signature) {
			continue
		}
		t := valueflow.NewTrace(f.Index)
		for _, ret := range f.Index.Returns[fn] {
			t.Value(ret.Results[0])
			t.Elements(ret.Results[0])
		}
		b := Boxed{Func: obj, From: f.makersIn(t.Found)}
		for _, box := range t.Boxed {
			b.Methods = append(b.Methods, f.registrarsOf(box)...)
		}
		if len(b.Methods)+len(b.From) > 0 {
			found = append(found, b)
		}
	}
	return found
}

// returnsRegistrar reports whether a function returns an interface of the module, or a
// list of some, that has a method which is given a server.
func (f *finder) returnsRegistrar(sig *types.Signature) bool {
	if sig.Results().Len() == 0 {
		return false
	}
	t := sig.Results().At(0).Type()
	switch list := t.Underlying().(type) {
	case *types.Slice:
		t = list.Elem()
	case *types.Map:
		t = list.Elem()
	}
	iface, ok := t.Underlying().(*types.Interface)
	if !ok {
		return false
	}
	for m := range iface.Methods() {
		for p := range m.Signature().Params().Variables() {
			if f.isOfServer(p.Type()) {
				return true
			}
		}
	}
	return false
}

// registrarsOf returns the functions of the package behind the methods of an interface
// that are given servers.
func (f *finder) registrarsOf(box *ssa.MakeInterface) []*ssa.Function {
	iface, ok := box.Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	var found []*ssa.Function
	for method := range iface.Methods() {
		for _, t := range f.MethodsOf([]*ssa.MakeInterface{box}, method.Pkg(), method.Name()) {
			if f.Own[t.Fn] {
				found = append(found, t.Fn)
			}
		}
	}
	return found
}
