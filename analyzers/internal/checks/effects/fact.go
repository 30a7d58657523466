package effects

import (
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/implementers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// does is the fact about a function that does something, or calls what does: one
// deed of each kind, and one of what it returns.
type does struct{ List []Deed }

// AFact marks the type as a fact.
func (*does) AFact() {}

// String returns the deeds, such as "does(exits by os.Exit)".
func (f *does) String() string {
	parts := make([]string, len(f.List))
	for i, t := range f.List {
		parts[i] = t.Kind.String() + " by " + t.Name
		if t.Later {
			parts[i] += " later"
		}
	}
	return "does(" + strings.Join(parts, ", ") + ")"
}

// export makes known what the exported functions of the package do.
func (r *Result) export() {
	facts := make(map[types.Object]*does)
	tell := func(obj types.Object, t Deed) {
		if !obj.Exported() {
			return
		}
		if facts[obj] == nil {
			facts[obj] = new(does)
		}
		facts[obj].List = append(facts[obj].List, t)
	}
	add := func(fn *ssa.Function, t Deed) {
		if obj, ok := fn.Object().(*types.Func); ok && fn.Parent() == nil {
			tell(obj, t)
		}
	}
	for _, kind := range kinds {
		first := r.firsts(kind)
		for fn, d := range first {
			add(fn, r.tell(d))
		}
		for global, literal := range r.onces {
			if d, ok := first[literal]; ok && global.Object() != nil {
				tell(global.Object(), r.tell(d))
			}
		}
	}
	for _, fn := range r.program.Functions() {
		if list := r.later(fn); len(list) > 0 {
			t := r.tell(list[0])
			t.Later = true
			add(fn, t)
		}
	}
	hidden := doesUnseen{Deeds: make(map[string]does)}
	for obj, fact := range facts {
		if name, unseen := unseenName(obj); unseen {
			hidden.Deeds[name] = *fact
		} else {
			r.pass.ExportObjectFact(obj, fact)
		}
	}
	if len(hidden.Deeds) > 0 {
		r.pass.ExportPackageFact(&hidden)
	}
}

// doesUnseen is the fact about a package with methods that do something, of types that importers do not see: what
// would be told of each, by its name.
type doesUnseen struct{ Deeds map[string]does }

// AFact marks the type as a fact.
func (*doesUnseen) AFact() {}

// String returns the methods, such as "does(*memory.Names)".
func (f *doesUnseen) String() string {
	return "does(" + strings.Join(slices.Sorted(maps.Keys(f.Deeds)), ", ") + ")"
}

func unseenName(obj types.Object) (name string, unseen bool) {
	if fn, ok := obj.(*types.Func); ok {
		return implementers.Unseen(fn)
	}
	return "", false
}

// tell returns a deed as other packages are told of it.
func (r *Result) tell(d Deed) Deed {
	if d.Func == "" {
		d.Func, d.Place = r.doer(d), r.home.At(d.Pos())
	}
	d.Later, d.local = false, local{}
	return d
}

// doer returns the name of the declared function in which a deed stands, also in a
// literal, or of the variable of the package to whose first value it belongs: nobody
// calls the function that sets those by its name.
func (r *Result) doer(d Deed) string {
	fn := program.Outermost(d.Instr.Parent())
	if obj := fn.Object(); obj != nil {
		return syntax.ShortName(obj)
	}
	for _, first := range r.pass.TypesInfo.InitOrder {
		if first.Rhs.Pos() <= d.Pos() && d.Pos() < first.Rhs.End() {
			return syntax.ShortName(first.Lhs[0])
		}
	}
	return r.pass.Pkg.Name() + "." + fn.Name()
}

// toldOf returns what the package of a function says of it: what it does when it is
// called, and what is done later by what it returns.
func (r *Result) toldOf(call ssa.CallInstruction) []Deed {
	if call.Common().IsInvoke() {
		return r.toldBehind(call)
	}
	obj := named(call.Common())
	if obj == nil {
		return nil
	}
	return r.toldBy(obj, call)
}

// maxBehind is how many implementations of a method of an interface are asked. Where there
// are more, nobody knows which one it is.
const maxBehind = 3

// toldBehind is toldOf for what stands behind a method of an interface.
func (r *Result) toldBehind(call ssa.CallInstruction) (list []Deed) {
	others := r.flow.Imported(call.Common().Method, call.Pos())
	all := len(others) + len(r.behind(call))
	if all > maxBehind {
		return nil
	}
	for _, obj := range others {
		list = append(list, r.toldBy(obj, call)...)
	}
	if all == 1 {
		return list
	}
	// One of several implementations that panics is mostly a stub for the others.
	return slices.DeleteFunc(list, func(d Deed) bool { return d.Kind == Panics })
}

// toldBy is toldOf for a function that an instruction calls, or registers.
func (r *Result) toldBy(obj types.Object, at ssa.Instruction) []Deed {
	if obj.Pkg() == nil || obj.Pkg() == r.pass.Pkg || !module.Seems(r.pass, obj.Pkg()) {
		return nil
	}
	var fact does
	if name, unseen := unseenName(obj); unseen {
		var hidden doesUnseen
		r.pass.ImportPackageFact(obj.Pkg(), &hidden)
		fact = hidden.Deeds[name]
	} else if !r.pass.ImportObjectFact(obj, &fact) {
		return nil
	}
	var list []Deed
	for _, d := range fact.List {
		d.Place, d.local = r.home.Seen(obj, d.Place), local{Instr: at, home: r.home}
		list = append(list, d)
	}
	return list
}
