package servers

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
func (r *Reader) asking(call ssa.CallInstruction) {
	common := call.Common()
	t := valueflow.NewTrace(r.Index)
	t.Value(common.Value)
	asked := Called{Method: common.Method.Name(), From: r.makersIn(t.Found), At: r.RegistrationAt(call, "")}
	if len(asked.From) > 0 {
		r.Called = append(r.Called, asked)
	}
}

// makersIn returns the functions of other packages of the module from which values come.
func (r *Reader) makersIn(found []valueflow.Source) []*types.Func {
	var list []*types.Func
	for _, s := range found {
		if s.Made != nil && s.Made.Pkg() != nil && module.Seems(r.Pass, s.Made.Pkg()) && !slices.Contains(list, s.Made) {
			list = append(list, s.Made)
		}
	}
	return list
}

// Boxes returns the values of interfaces that exported functions of the package return.
func (r *Reader) Boxes() []Boxed {
	var found []Boxed
	for fn := range r.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || fn.Parent() != nil || !r.returnsRegistrar(fn.Signature) {
			continue
		}
		t := valueflow.NewTrace(r.Index)
		for _, ret := range r.Index.Returns[fn] {
			t.Value(ret.Results[0])
			t.Elements(ret.Results[0])
		}
		b := Boxed{Func: obj, From: r.makersIn(t.Found)}
		for _, box := range t.Boxed {
			b.Methods = append(b.Methods, r.registrarsOf(box)...)
		}
		if len(b.Methods)+len(b.From) > 0 {
			found = append(found, b)
		}
	}
	return found
}

// returnsRegistrar reports whether a function returns an interface of the module, or a
// list of some, that has a method which is given a server.
func (r *Reader) returnsRegistrar(sig *types.Signature) bool {
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
			if r.IsServer(p.Type()) {
				return true
			}
		}
	}
	return false
}

// registrarsOf returns the functions of the package behind the methods of an interface
// that are given servers.
func (r *Reader) registrarsOf(box *ssa.MakeInterface) []*ssa.Function {
	iface, ok := box.Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	var found []*ssa.Function
	for method := range iface.Methods() {
		for _, t := range r.MethodsOf([]*ssa.MakeInterface{box}, method.Pkg(), method.Name()) {
			if r.Own[t.Fn] {
				found = append(found, t.Fn)
			}
		}
	}
	return found
}
