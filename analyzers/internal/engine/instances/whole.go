package instances

import (
	"go/types"
	"maps"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Whole is a program of several packages: what they call, store and make.
type Whole struct {
	functions map[any]*ssa.Function // with bodies
	callers   map[any][]ssa.CallInstruction
	invoked   map[string][]ssa.CallInstruction // calls of methods of interfaces, by name
	called    map[string][]ssa.CallInstruction // calls of function values, by signature
	globals   map[string]*ssa.Global
	memory    map[ssa.Value]*memory
	fields    map[string][]store
	puts      map[string][]store
	made      map[string][]ssa.Value // where structs of a type are made
	seen      map[ssa.Value]bool
	elements  map[[2]any]bool
	sorted    map[partKey][]string
	returns   map[*ssa.Function][]*ssa.Return
	others    map[string]*program.Program
}

// Of returns the program that some packages are. Others of it are looked at when something in them is asked for.
func Of(packages []*program.Program, others map[string]*program.Program) *Whole {
	w := &Whole{
		functions: make(map[any]*ssa.Function), callers: make(map[any][]ssa.CallInstruction),
		invoked: make(map[string][]ssa.CallInstruction), called: make(map[string][]ssa.CallInstruction),
		globals: make(map[string]*ssa.Global), memory: make(map[ssa.Value]*memory), fields: make(map[string][]store),
		puts: make(map[string][]store), made: make(map[string][]ssa.Value), seen: make(map[ssa.Value]bool),
		elements: make(map[[2]any]bool), sorted: make(map[partKey][]string), returns: make(map[*ssa.Function][]*ssa.Return),
		others: maps.Clone(others),
	}
	for _, pkg := range packages {
		w.know(pkg)
	}
	for _, pkg := range packages {
		w.read(pkg)
	}
	return w
}

// know notes the functions and the variables of a package.
func (w *Whole) know(pkg *program.Program) {
	for _, fn := range pkg.Functions() {
		w.functions[keyOf(fn)] = fn
	}
	for _, member := range pkg.Package().Members {
		if variable, ok := member.(*ssa.Global); ok {
			w.globals[variable.String()] = variable
		}
	}
}

// read notes what the functions of a package store and call.
func (w *Whole) read(pkg *program.Program) {
	for instr := range program.InstructionsOf[ssa.Instruction](pkg.Functions()) {
		w.remember(instr)
		if call, ok := instr.(ssa.CallInstruction); ok {
			w.note(call)
		}
	}
}

// need looks at a package, if it is one of the program that nobody has looked at.
func (w *Whole) need(pkg *types.Package) {
	if pkg == nil {
		return
	}
	if other := w.others[pkg.Path()]; other != nil {
		delete(w.others, pkg.Path())
		w.know(other)
		w.read(other)
	}
}

// note notes whom a call calls.
func (w *Whole) note(call ssa.CallInstruction) {
	common := call.Common()
	if common.IsInvoke() {
		w.invoked[common.Method.Name()] = append(w.invoked[common.Method.Name()], call)
		return
	}
	if fn := program.Declaration(common.StaticCallee()); fn != nil {
		key := keyOf(fn)
		w.callers[key] = append(w.callers[key], call)
		return
	}
	if _, builtin := common.Value.(*ssa.Builtin); !builtin {
		key := signatureKey(common.Signature())
		w.called[key] = append(w.called[key], call)
	}
}

// keyOf identifies a function across packages: a declared one by its name, a literal by itself.
func keyOf(fn *ssa.Function) any {
	if obj := program.ObjectOf(fn); obj != nil && fn.Parent() == nil && obj.Name() != "init" {
		return obj.FullName()
	}
	return fn
}

func signatureKey(sig *types.Signature) string {
	return types.TypeString(types.NewSignatureType(nil, nil, nil, sig.Params(), sig.Results(), sig.Variadic()), nil)
}

// linked returns the function with its body, if the program has that.
func (w *Whole) linked(fn *ssa.Function) *ssa.Function {
	if obj := program.ObjectOf(fn); obj != nil && len(fn.Blocks) == 0 {
		w.need(obj.Pkg())
	}
	if own := w.functions[keyOf(program.Declaration(fn))]; own != nil {
		return own
	}
	return fn
}

// global returns a variable as its own package knows it.
func (w *Whole) global(v *ssa.Global) *ssa.Global {
	if v.Object() != nil {
		w.need(v.Object().Pkg())
	}
	if own := w.globals[v.String()]; own != nil {
		return own
	}
	return v
}

// dynamic returns the calls of values that a function can be.
func (w *Whole) dynamic(fn *ssa.Function) []ssa.CallInstruction {
	if fn.Signature.Recv() != nil {
		return w.invoked[fn.Name()]
	}
	return w.called[signatureKey(fn.Signature)]
}

// returnsOf returns where a function returns something. Where it gives up, it does not.
func (w *Whole) returnsOf(fn *ssa.Function) []*ssa.Return {
	if found, ok := w.returns[fn]; ok {
		return found
	}
	var all, found []*ssa.Return
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		all = append(all, ret)
		for n := range ret.Results {
			if v := program.Given(ret, n); !program.IsError(v.Type()) && !program.IsNil(v) && !isZero(v) {
				found = append(found, ret)
				break
			}
		}
	}
	if len(found) == 0 {
		found = all
	}
	w.returns[fn] = found
	return found
}

// isZero reports whether a value is a variable in which nothing was stored, or no more than false.
func isZero(v ssa.Value) bool {
	if c, ok := v.(*ssa.Const); ok {
		return c.Value == nil || program.IsBool(c.Type())
	}
	variable, ok := paths.ReadFrom[*ssa.Alloc](v)
	return ok && len(program.UsesOf(variable)) == 1
}

// A method is what is called of a value, and the embedded fields that lead to its receiver.
type method struct {
	fn   *ssa.Function
	path []string
}

// methodOf returns the method of a type with which it implements one of an interface, or nil.
func (w *Whole) methodOf(typ types.Type, of *types.Func) *method {
	if typ == nil {
		return nil
	}
	obj, index, _ := types.LookupFieldOrMethod(typ, true, of.Pkg(), of.Name())
	fn, ok := obj.(*types.Func)
	if !ok {
		return nil
	}
	w.need(fn.Pkg())
	body := w.functions[fn.Origin().FullName()]
	if body == nil {
		return nil
	}
	m := &method{fn: body}
	for _, n := range index[:len(index)-1] {
		m.path = append(m.path, program.FieldName(typ, n))
		typ = program.Field(typ, n).Type()
	}
	return m
}
