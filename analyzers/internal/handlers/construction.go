package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
)

// Handed is a server, or a parameter that can be one, that the package hands to a
// function of another package of the module.
type Handed struct {
	// Func is the function, and Index the argument, where a receiver comes first.
	Func  *types.Func
	Index int
	// At says where, and which server it is.
	At Registration
}

// registrationAt returns what is known of a registration by a call.
func (f *finder) registrationAt(call ssa.CallInstruction, name string) Registration {
	args := call.Common().Args
	return Registration{Pos: call.Pos(), Name: name, asked: f.names.Asked(args), servers: f.servers(args), given: f.given(args), in: program.Outermost(call.Parent()), infers: f.infersInput(args)}
}

// given returns the parameters of exported functions from which servers among some
// values can come. Who calls those functions is not known here.
func (f *finder) given(values []ssa.Value) []*ssa.Parameter {
	var found []*ssa.Parameter
	for _, v := range values {
		if !f.isOfServer(v.Type()) {
			continue
		}
		for _, s := range f.Index.Sources(v) {
			if s.Parameter == nil || slices.Contains(found, s.Parameter) {
				continue
			}
			if obj := program.ObjectOf(s.Parameter.Parent()); obj != nil && obj.Exported() {
				found = append(found, s.Parameter)
			}
		}
	}
	return found
}

// isOfServer reports whether a type is that of servers of a library.
func (f *finder) isOfServer(t types.Type) bool {
	return ofLibrary(t) && (f.registers(t) || slices.ContainsFunc(f.types, func(server types.Type) bool { return types.Identical(server, t) }))
}

// registers reports whether a type has methods that register handlers. Of a library that
// the package imports through others it may not see the function that makes servers.
func (f *finder) registers(t types.Type) bool {
	methods := types.NewMethodSet(t)
	for i := range methods.Len() {
		method, _ := methods.At(i).Obj().(*types.Func)
		if _, _, ok := f.Set.Registrar(method); ok {
			return true
		}
	}
	return false
}

// serverTypes returns the types of the servers of the libraries that the package
// imports, be it through other packages of the module, which can have aliases.
func (f *finder) serverTypes() []types.Type {
	var found []types.Type
	seen := make(map[*types.Package]bool)
	var visit func(*types.Package)
	visit = func(pkg *types.Package) {
		for _, imported := range pkg.Imports() {
			if seen[imported] {
				continue
			}
			seen[imported] = true
			switch {
			case sdk.Owns(imported):
				found = append(found, f.serversOf(imported)...)
			case module.Seems(f.Pass, imported):
				visit(imported)
			}
		}
	}
	visit(f.Pass.Pkg)
	return found
}

// serversOf returns the types of the servers that functions of a library make.
func (f *finder) serversOf(library *types.Package) []types.Type {
	var found []types.Type
	for _, name := range library.Scope().Names() {
		if obj, ok := library.Scope().Lookup(name).(*types.Func); ok && f.makesServer(obj) {
			found = append(found, obj.Signature().Results().At(0).Type())
		}
	}
	return found
}

// handOver finds where the package hands servers to functions of other packages.
func (f *finder) handOver() {
	f.types = f.serverTypes()
	f.handOn()
	for instr := range f.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok {
			f.handing(call)
		}
	}
}

func (f *finder) handing(call ssa.CallInstruction) {
	if f.isLate(call.Common()) {
		list, open := f.Targets(call.Common())
		for _, t := range list {
			f.handingTo(t.Obj, t.Before, call)
		}
		if call.Common().IsInvoke() {
			f.asking(call)
		}
		if open {
			f.open = append(f.open, f.servers(call.Common().Args)...)
		}
		return
	}
	obj, _ := program.CalledAs(call.Common())
	f.handingTo(obj, 0, call)
}

// handingTo notes what servers a call hands to a function of another package.
func (f *finder) handingTo(obj *types.Func, before int, call ssa.CallInstruction) {
	if obj == nil || obj.Pkg() == nil || obj.Pkg() == f.Pass.Pkg || sdk.Owns(obj.Pkg()) {
		return
	}
	for i, arg := range call.Common().Args {
		if f.isOfServer(arg.Type()) {
			at := Registration{Pos: call.Pos(), servers: f.servers([]ssa.Value{arg}), given: f.given([]ssa.Value{arg})}
			f.handed = append(f.handed, Handed{Func: obj, Index: i + before, At: at})
		}
	}
}

// opaque returns the servers of which it is not known all that stands before
// their handlers: some of their options come from elsewhere, or code that is not
// known gets them.
func (f *finder) opaque(r *Result) map[*ssa.Call]bool {
	found := make(map[*ssa.Call]bool)
	for _, made := range f.made {
		if _, all := f.optionsOf(made); !all {
			found[made] = true
		}
	}
	for _, h := range f.handed {
		if !module.Seems(f.Pass, h.Func.Pkg()) {
			for _, made := range h.At.servers {
				found[made] = true
			}
		}
	}
	for _, made := range f.open {
		found[made] = true
	}
	for _, m := range r.Installed {
		if m.Effect == seams.Transparent || m.Effect == seams.Leaky || len(m.servers)+len(m.given) > 0 {
			continue
		}
		for _, made := range f.made {
			found[made] = true // it can stand before any of them
		}
	}
	return found
}
