package registration

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// around is what becomes of an error between the seam that calls a parameter of a
// function and what that function returns: other functions of the package can stand
// around the seam.
func (r *Registrars) around(obj *types.Func, t Taking, calls func(*ssa.Function) map[*ssa.Call]wrappers.Effect) wrappers.Effect {
	o := outward{Registrars: r, calls: calls, of: r.Program.Package().Prog.FuncValue(obj), seen: make(map[ssa.Value]bool), effect: wrappers.Unknown}
	if t.Via != nil {
		o.follow(t.Via, wrappers.Transparent)
	} else {
		for _, closure := range program.ClosuresOf(t.By) {
			o.follow(closure, wrappers.Transparent)
		}
	}
	if !o.left {
		return wrappers.Transparent // nobody uses it here
	}
	return o.effect
}

// outward follows a function value from where it is made to where it leaves a function.
type outward struct {
	*Registrars
	calls  func(*ssa.Function) map[*ssa.Call]wrappers.Effect // of seams in a function, and what these do there
	of     *ssa.Function
	seen   map[ssa.Value]bool
	left   bool
	effect wrappers.Effect // of the way that lets most through
}

// leave notes a way on which the value leaves there, and what becomes of errors on it.
func (o *outward) leave(at ssa.Instruction, e wrappers.Effect) {
	if program.Outermost(at.Parent()) != o.of {
		return
	}
	if !o.left || rank(e) > rank(o.effect) {
		o.effect = e
	}
	o.left = true
}

// rank orders effects by how much is known to come through.
func rank(e wrappers.Effect) int {
	return slices.Index([]wrappers.Effect{wrappers.Converting, wrappers.Partly, wrappers.Unknown, wrappers.Leaky, wrappers.Transparent}, e)
}

// held is the query for a function value in other forms, and for the variables that hold it.
var held = flow.Query{Kinds: flow.Extract | flow.Convert | flow.Phi | flow.Load | flow.Store, Skip: func(e flow.Edge) bool {
	return e.Kind == flow.Store && !e.SetsVariable() || e.Kind != flow.Store && !program.IsFunction(e.To.Type())
}}

// follow goes on from a value on a way that has done something to errors so far.
func (o *outward) follow(v ssa.Value, so wrappers.Effect) {
	if o.seen[v] {
		return
	}
	o.seen[v] = true
	for v, use := range held.Uses(v) {
		switch use := use.(type) {
		case *ssa.Return:
			o.returned(use, so)
		case *ssa.Store:
			if use.Val == v {
				o.leave(use, so)
			}
		case *ssa.MakeClosure:
			o.bound(use, v, so)
		case ssa.CallInstruction:
			o.handed(use, v, so)
		}
	}
}

// returned follows a value to the callers of a function that returns it.
func (o *outward) returned(ret *ssa.Return, so wrappers.Effect) {
	o.leave(ret, so)
	if ret.Parent() != o.of {
		for _, call := range o.Calls.Waiting(ret.Parent()) {
			o.follow(call, so)
		}
	}
}

// bound follows a value into a literal that calls it.
func (o *outward) bound(closure *ssa.MakeClosure, v ssa.Value, so wrappers.Effect) {
	free := program.Captured(closure, v)
	for call, effect := range o.calls(closure.Fn.(*ssa.Function)) {
		if called := call.Call.Value; free != nil && (called == free || paths.IsReadFrom(called, free)) {
			o.follow(closure, wrappers.Combined(effect, so))
		}
	}
}

// handed follows a value into a function that gets it.
func (o *outward) handed(use ssa.CallInstruction, v ssa.Value, so wrappers.Effect) {
	obj, _ := program.CalledAs(use.Common())
	t, _ := o.TakesOf(obj)
	_, _, registers := o.Set.Registrar(obj)
	for i, arg := range use.Common().Args {
		if arg != v {
			continue
		}
		known := false
		for _, p := range t {
			made, ok := use.(*ssa.Call)
			switch {
			case p.Index != i:
			case p.Seam == wrappers.None:
				known = true
				o.leave(use, so)
			case ok:
				known = true
				o.follow(made, wrappers.Combined(p.Seam, so))
			}
		}
		if !known && !registers {
			o.leave(use, wrappers.Unknown)
		} else if !known {
			o.leave(use, so)
		}
	}
}
