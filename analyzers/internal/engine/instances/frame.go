package instances

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A frame is a run of a function.
type frame struct {
	fn     *ssa.Function
	caller *frame
	call   ssa.CallInstruction // in the caller; nil until one is asked for
	outer  *frame              // of the function around a literal; nil until it is asked for
	made   *ssa.MakeClosure    // where the literal was evaluated, in outer
	bound  *Value              // the receiver of a method value
	depth  int
}

// root returns the run of a function of which no caller is known yet.
func (i *Instance) root(fn *ssa.Function) *frame {
	if i.roots[fn] == nil {
		i.roots[fn] = &frame{fn: fn}
	}
	return i.roots[fn]
}

// enter returns the run of a function that a call calls, nil if that leads too deep.
func (i *Instance) enter(callee Value, call ssa.CallInstruction, from *frame) *frame {
	key := memoKey{call, from}
	if f := i.calls[key]; f != nil && f.fn == callee.fn {
		return f
	}
	if from.depth >= budget.Kept {
		return nil
	}
	f := &frame{fn: callee.fn, caller: from, call: call, outer: callee.in, made: callee.made, bound: callee.bound, depth: from.depth + 1}
	i.calls[key] = f
	return f
}

// parameter returns what a function is given.
func (i *Instance) parameter(p *ssa.Parameter, f *frame) Value {
	index := slices.Index(f.fn.Params, p)
	if f.bound != nil {
		if index == 0 {
			return *f.bound
		}
		index--
	}
	if f.call == nil && !i.chooseCaller(f) {
		return i.anyOf(p, f)
	}
	args := program.Arguments(f.call.Common())
	if f.call.Common().IsInvoke() && index == 0 {
		return i.receiver(f.call.Common(), f)
	}
	if index < 0 || index >= len(args) {
		return Value{}
	}
	return i.eval(args[index], f.caller)
}

// receiver returns the value of which a method is called through an interface: it can be a part of what is in there.
func (i *Instance) receiver(call *ssa.CallCommon, f *frame) Value {
	v := i.eval(call.Value, f.caller)
	if m := i.whole.methodOf(v.typ, call.Method); m != nil {
		return i.embedded(v, m.path)
	}
	return v
}

// chooseCaller takes one of the calls of a function, and reports whether there is one.
func (i *Instance) chooseCaller(f *frame) bool {
	sites := i.whole.callers[keyOf(f.fn)]
	if len(sites) == 0 {
		return i.chooseDynamic(f)
	}
	i.called(f, sites[i.trail.choose(len(sites))])
	return true
}

func (i *Instance) called(f *frame, call ssa.CallInstruction) {
	f.call = call
	f.caller = i.root(call.Parent())
	for outer := f.outer; outer != nil; outer = outer.outer {
		if outer.fn == call.Parent() {
			f.caller = outer
		}
	}
}

// chooseDynamic takes one of the calls of a value that can be a function. If it is another one there, the instance
// is void.
func (i *Instance) chooseDynamic(f *frame) bool {
	sites := i.whole.dynamic(f.fn)
	if len(sites) == 0 {
		return false
	}
	i.called(f, sites[i.trail.choose(len(sites))])
	callee := i.callee(f.call.Common(), f.caller)
	if callee.fn != nil && callee.fn != f.fn {
		i.void = true
	}
	if callee.fn == nil {
		f.call, f.caller = nil, nil
		return false
	}
	f.outer, f.made, f.bound = callee.in, callee.made, callee.bound
	return true
}

// captured returns what a variable of a literal stands for.
func (i *Instance) captured(free *ssa.FreeVar, f *frame) Value {
	if f.made == nil {
		made := program.ClosuresOf(f.fn)
		if len(made) == 0 {
			return Value{}
		}
		f.made = made[i.trail.choose(len(made))]
	}
	if f.outer == nil {
		f.outer = i.root(f.made.Parent())
	}
	return i.eval(f.made.Bindings[slices.Index(f.fn.FreeVars, free)], f.outer)
}

// anyOf returns one of the structs of a type of the program that are made anywhere, for one of which nothing else is
// known.
func (i *Instance) anyOf(v ssa.Value, f *frame) Value {
	named := program.NamedOf(v.Type())
	if named == nil {
		return Value{}
	}
	made := i.whole.made[typeName(named)]
	if len(made) == 0 {
		return Value{}
	}
	one := made[i.trail.choose(len(made))]
	at := i.root(one.Parent())
	if addr, ok := one.(*ssa.IndexAddr); ok {
		return i.eval(addr, at)
	}
	return Value{cell: &cell{base: one, in: at, typ: named}, typ: v.Type()}
}
