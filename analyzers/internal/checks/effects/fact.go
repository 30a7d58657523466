package effects

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// does is what importers are told of a function, or of a variable with one: a deed of each kind, and one of what
// it returns.
type does []Deed

// String returns the deeds, such as "does(exits by os.Exit)".
func (list does) String() string {
	return summary.Text("does", list, func(d Deed) string {
		word := d.Kind.String() + " by " + d.Name
		if d.Later {
			word += " later"
		}
		return word
	})
}

// export makes known what the functions of the package do.
func (r *Result) export() {
	add := func(fn *ssa.Function, d Deed) {
		known, _ := r.told.Own(fn)
		r.told.Set(fn, append(known, d))
	}
	for _, kind := range kinds {
		for fn, d := range r.firsts(kind) {
			add(fn, r.tell(d))
		}
	}
	for global, literal := range r.onces {
		if done, ok := r.told.Own(literal); ok && global.Object() != nil {
			r.told.SetObject(global.Object(), done)
		}
	}
	for _, fn := range r.program.Functions() {
		if list := r.later(fn); len(list) > 0 {
			d := r.tell(list[0])
			d.Later, d.When = true, nil
			add(fn, d)
		}
	}
	r.told.Export()
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

// toldBehind is toldOf for what stands behind a method of an interface.
func (r *Result) toldBehind(call ssa.CallInstruction) (list []Deed) {
	behind := r.behind(call)
	for _, callee := range behind {
		list = append(list, r.toldBy(callee.Obj, call)...)
	}
	if len(behind) == 1 {
		return list
	}
	// One of several implementations that panics is mostly a stub for the others.
	return slices.DeleteFunc(list, func(d Deed) bool { return d.Kind == Panics })
}

// toldBy is toldOf for a function that an instruction calls, or registers.
func (r *Result) toldBy(obj types.Object, at ssa.Instruction) []Deed {
	told, _ := r.told.Told(obj)
	list := summary.Each(told, func(d *Deed) { d.local = local{Instr: at, home: r.home} })
	call, ok := at.(ssa.CallInstruction)
	if !ok || named(call.Common()) != obj {
		for i := range list {
			list[i].When = nil // what it is given is not in sight
		}
		return list
	}
	var possible []Deed
	for _, d := range list {
		if d, ok := r.crossed(call, nil, d); ok {
			possible = append(possible, d)
		}
	}
	return possible
}

// seen returns what a fact tells of an object, with places as seen from here.
func (r *Result) seen(obj types.Object, told does) does {
	return summary.Each(told, func(d *Deed) { d.Place = r.home.Seen(obj, d.Place) })
}
