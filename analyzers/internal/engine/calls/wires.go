package calls

import (
	"cmp"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// wiring collects what the package tells of interfaces. What tests do is not part of the program, and a constant nil
// is no value:
//
//	var _ Service = (*Store)(nil)
type wiring struct {
	*Calls
	types map[*types.TypeName]bool
	puts  map[world.Put]bool
	casts map[world.Cast]bool
	asks  map[*types.Named]map[string]bool // the methods that are called
}

// wires returns what the package tells of interfaces, in an order of its own.
func (c *Calls) wires() world.Wires {
	w := wiring{c, make(map[*types.TypeName]bool), make(map[world.Put]bool), make(map[world.Cast]bool), make(map[*types.Named]map[string]bool)}
	for _, fn := range c.program.Functions() {
		if syntax.InTest(c.pass.Fset, fn.Pos()) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			w.add(instr)
		}
	}
	for _, declared := range Types(c.pass.Pkg) {
		if iface, ok := declared.Type().Underlying().(*types.Interface); ok && !syntax.InTest(c.pass.Fset, declared.Pos()) {
			for embedded := range iface.EmbeddedTypes() {
				w.cast(declared.Type(), embedded)
			}
		}
	}
	return w.told()
}

// add notes what an instruction puts into an interface, converts or calls.
func (w *wiring) add(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.MakeInterface:
		w.put(instr)
	case *ssa.ChangeInterface:
		w.cast(instr.X.Type(), instr.Type())
	case *ssa.ChangeType: // of interfaces with the same methods
		if types.IsInterface(instr.Type()) {
			w.cast(instr.X.Type(), instr.Type())
		}
	case *ssa.TypeAssert:
		if types.IsInterface(instr.AssertedType) {
			w.cast(instr.X.Type(), instr.AssertedType)
		}
	case *ssa.MakeClosure:
		if obj := program.ObjectOf(instr.Fn.(*ssa.Function)); obj != nil && len(instr.Bindings) == 1 && types.IsInterface(instr.Bindings[0].Type()) {
			w.ask(instr.Bindings[0].Type(), obj)
		}
	case ssa.CallInstruction:
		if common := instr.Common(); common.IsInvoke() {
			w.ask(common.Value.Type(), common.Method)
		}
	}
}

// put notes a value that is put into an interface.
func (w *wiring) put(box *ssa.MakeInterface) {
	named := program.NamedOf(box.X.Type())
	if c, ok := box.X.(*ssa.Const); ok && c.IsNil() || named == nil || named.NumMethods() == 0 && !embeds(named) {
		return
	}
	declared, into := named.Obj(), nameOf(box.Type())
	switch {
	case !syntax.InModule(w.pass, declared.Pkg()):
		if iface, ok := types.Unalias(box.Type()).(*types.Named); ok && syntax.InModule(w.pass, iface.Obj().Pkg()) {
			w.puts[world.Put{Into: into}] = true
		}
	case declared.Parent() == declared.Pkg().Scope() && named.TypeArgs().Len() == 0:
		w.types[declared] = true
		w.puts[world.Put{Type: declared.Pkg().Path() + "." + declared.Name(), Into: into}] = true
	}
}

// embeds reports whether a type has an embedded field, which can have methods.
func embeds(named *types.Named) bool {
	s, ok := named.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for field := range s.Fields() {
		if field.Embedded() {
			return true
		}
	}
	return false
}

// cast notes that values of one interface become, or are, values of another.
func (w *wiring) cast(from, to types.Type) {
	if c := (world.Cast{From: nameOf(from), To: nameOf(to)}); c.From != c.To {
		w.casts[c] = true
	}
}

// ask notes that a method is called of an interface of the module, and of the one that declares the method.
func (w *wiring) ask(t types.Type, method *types.Func) {
	for _, t := range []types.Type{t, method.Signature().Recv().Type()} {
		named, ok := types.Unalias(t).(*types.Named)
		if !ok || named.TypeArgs().Len() > 0 || !syntax.InModule(w.pass, named.Obj().Pkg()) {
			continue
		}
		if !types.IsInterface(named) {
			continue
		}
		if w.asks[named] == nil {
			w.asks[named] = make(map[string]bool)
		}
		w.asks[named][method.Id()] = true
	}
}

// told returns all of that in order.
func (w *wiring) told() (told world.Wires) {
	for declared := range w.types {
		told.Types = append(told.Types, typeOf(w, declared))
	}
	for put := range w.puts {
		told.Puts = append(told.Puts, put)
	}
	for c := range w.casts {
		told.Casts = append(told.Casts, c)
	}
	for named, called := range w.asks {
		told.Asks = append(told.Asks, world.Ask{
			Interface: nameOf(named), Package: named.Obj().Pkg().Path(),
			Methods: wantedOf(named.Underlying().(*types.Interface)), Calls: slices.Sorted(maps.Keys(called)),
		})
	}
	told.Sees = []string{w.pass.Pkg.Path()}
	for _, pkg := range syntax.ModuleImports(w.pass, false) {
		told.Sees = append(told.Sees, pkg.Path())
	}
	slices.Sort(told.Sees)
	slices.SortFunc(told.Types, func(a, b world.Type) int { return strings.Compare(a.ID(), b.ID()) })
	slices.SortFunc(told.Puts, func(a, b world.Put) int {
		return cmp.Or(strings.Compare(a.Type, b.Type), strings.Compare(a.Into, b.Into))
	})
	slices.SortFunc(told.Casts, func(a, b world.Cast) int { return cmp.Or(strings.Compare(a.From, b.From), strings.Compare(a.To, b.To)) })
	slices.SortFunc(told.Asks, func(a, b world.Ask) int { return strings.Compare(a.Interface, b.Interface) })
	return told
}

// typeOf returns a type as the program knows it.
func typeOf(w *wiring, declared *types.TypeName) world.Type {
	t := world.Type{Package: declared.Pkg().Path(), Name: declared.Name()}
	methods := types.NewMethodSet(types.NewPointer(declared.Type()))
	for i := range methods.Len() {
		m := methods.At(i).Obj().(*types.Func).Origin()
		told := world.Method{ID: m.Id(), Type: textOf(TypeKeyOf(m.Signature()))}
		if m.Exported() && hasBody(m) && syntax.InModule(w.pass, m.Pkg()) {
			told.Package, told.Receiver = m.Pkg().Path(), receiverName(m)
		}
		t.Methods = append(t.Methods, told)
	}
	return t
}

// wantedOf returns the methods of an interface, by ID.
func wantedOf(iface *types.Interface) (list []world.Method) {
	for id, key := range methodsOf(iface) {
		list = append(list, world.Method{ID: id, Type: textOf(key)})
	}
	slices.SortFunc(list, func(a, b world.Method) int { return strings.Compare(a.ID, b.ID) })
	return list
}

// textOf returns a key as text, nothing for none.
func textOf(key TypeKey) string {
	if key == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(key), 36)
}

// nameOf names an interface; all without a name, and instances of generic ones, are [world.Any].
func nameOf(t types.Type) string {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || named.TypeArgs().Len() > 0 || named.Obj().Parent() != named.Obj().Pkg().Scope() {
		return world.Any
	}
	return named.Obj().Pkg().Path() + "." + named.Obj().Name()
}
