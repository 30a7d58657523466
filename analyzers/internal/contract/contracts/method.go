package contracts

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// byMethod finds the contracts of handlers that are called through an interface, and whose
// type says which contract it has:
//
//	func (reader) Failures() contract.Contract { return failures }
//
//	func (reader) Call(ctx context.Context, args json.RawMessage) (any, error) { … }
//
// What answers calls is known of handlers that are called through an interface. In an interface
// that declares the contract itself, it is every method that gets a context and can fail.
func (f *finder) byMethod(found claims) {
	add := func(fn *ssa.Function) {
		if recv := fn.Signature.Recv(); recv != nil {
			if method := f.stating(recv.Type()); method != nil {
				if c, ok := f.returned(method); ok {
					found.add(fn, claim{c, ByRegistration, method.Pos()})
				}
			}
		}
	}
	for _, h := range f.handlers.Handlers {
		if isBehindInterface(h) {
			add(h.Func)
		}
	}
	for _, m := range f.declaredMethods() {
		for _, fn := range calls.Own(calls.Of(f.pass).Behind(nil, m, token.NoPos)) {
			add(fn)
		}
	}
}

// declaredMethods returns the methods of interfaces, of this package and of those of the module
// that it imports, for which the interface declares a contract.
func (f *finder) declaredMethods() []*types.Func {
	var found []*types.Func
	look := func(declared []*types.TypeName) {
		for _, t := range declared {
			if iface, ok := t.Type().Underlying().(*types.Interface); ok && !t.IsAlias() && declaresContract(iface) {
				for m := range iface.Methods() {
					if canFail(m.Signature()) {
						found = append(found, m)
					}
				}
			}
		}
	}
	look(calls.Types(f.pass.Pkg))
	for _, pkg := range syntax.ModuleImports(f.pass, false) {
		look(calls.Visible(pkg))
	}
	return found
}

// declaresContract reports whether a method of an interface returns a contract.
func declaresContract(iface *types.Interface) bool {
	for m := range iface.Methods() {
		if returnsContract(m.Signature()) {
			return true
		}
	}
	return false
}

func returnsContract(sig *types.Signature) bool {
	return sig.Params().Len() == 0 && sig.Results().Len() == 1 && isContract(sig.Results().At(0).Type())
}

// canFail reports whether a method gets a context and returns an error.
func canFail(sig *types.Signature) bool {
	return program.EndsInError(sig.Results()) && funcs.BeginsWithContext(sig)
}

// isBehindInterface reports whether a handler is called through an interface.
func isBehindInterface(h *handlers.Handler) bool {
	return h.Found&handlers.ByImplementation != 0 || slices.ContainsFunc(h.Behind, func(s *handlers.Seam) bool { return s.Method != nil })
}

// stating returns the only method of a type of the package that takes nothing and returns a
// contract, or nil.
func (f *finder) stating(recv types.Type) *ssa.Function {
	var found *ssa.Function
	methods := types.NewMethodSet(recv)
	if _, ok := types.Unalias(recv).(*types.Pointer); !ok {
		methods = types.NewMethodSet(types.NewPointer(recv))
	}
	for m := range methods.Methods() {
		obj, ok := m.Obj().(*types.Func)
		if !ok || obj.Pkg() != f.pass.Pkg || !returnsContract(obj.Signature()) {
			continue
		}
		if found != nil {
			return nil
		}
		found = f.program.Package().Prog.FuncValue(obj.Origin())
	}
	return found
}

// returned returns the contract that a function returns, nil if it is not known which, and
// whether it returns one at all.
func (f *finder) returned(fn *ssa.Function) (c *Contract, ok bool) {
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if program.IsNil(ret.Results[0]) {
			continue
		}
		one := f.contract(ret.Results[0])
		if ok && one != c {
			return nil, true
		}
		c, ok = one, true
	}
	return c, ok
}
