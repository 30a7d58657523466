package effects

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// called returns the functions of the package that an instruction calls, or makes to
// be called: the one it names, the methods behind one of an interface, literals.
func (r *Result) called(instr ssa.Instruction) []*ssa.Function {
	var list []*ssa.Function
	add := func(fn *ssa.Function) {
		if fn = program.Declaration(fn); fn != nil && r.own[fn] {
			list = append(list, fn)
		}
	}
	if call, ok := instr.(ssa.CallInstruction); ok {
		if common := call.Common(); common.IsInvoke() {
			list = append(list, calls.Own(r.behind(call), false)...)
		} else {
			add(common.StaticCallee())
			add(r.onces[variable(common)])
		}
	}
	for _, operand := range instr.Operands(nil) {
		if fn, ok := (*operand).(*ssa.Function); ok && fn.Parent() != nil {
			add(fn)
		}
	}
	return list
}

// calledNow leaves out the handlers that an instruction makes: others call them. A literal shaped like a handler that
// another module gets is one, too: of a tool for a library of agents, say.
func (r *Result) calledNow(instr ssa.Instruction) []*ssa.Function {
	return slices.DeleteFunc(r.called(instr), func(fn *ssa.Function) bool {
		return fn.Parent() != nil && (r.runsLater(fn) || shapedLikeHandler(fn.Signature) && isHandedOut(r.pass, instr, fn))
	})
}

// isHandedOut reports whether all that is done with a literal is to hand it to functions of other modules.
func isHandedOut(pass *analysis.Pass, instr ssa.Instruction, literal *ssa.Function) bool {
	made := ssa.Value(literal)
	if closure, ok := instr.(*ssa.MakeClosure); ok {
		made = closure
	}
	return !slices.ContainsFunc(program.UsesOf(made), func(use ssa.Instruction) bool {
		call, ok := use.(ssa.CallInstruction)
		if !ok || call.Common().Value == made {
			return true
		}
		obj := program.Called(call.Common())
		return obj == nil || obj.Pkg() == nil || syntax.InModule(pass, obj.Pkg()) || !strings.Contains(obj.Pkg().Path(), ".")
	})
}

// behind returns the methods that a call of one of an interface can call. Of types of the package, those
// count of which there are values.
func (r *Result) behind(call ssa.CallInstruction) []calls.Callee {
	list, _ := r.calls.Of(call)
	return slices.DeleteFunc(slices.Clone(list), func(c calls.Callee) bool { return c.Fn != nil && !r.conditions.settled().isMade(c.Fn) })
}

// callersOf returns, for every function of the package, what leads to it where
// deeds of a kind count.
func (r *Result) callersOf(kind Kind) map[*ssa.Function][]way {
	callers := make(map[*ssa.Function][]way)
	for _, fn := range r.program.Functions() {
		for instr := range program.Instructions[ssa.Instruction](r.counting(kind, fn)) {
			for _, callee := range r.calledNow(instr) {
				callers[callee] = append(callers[callee], way{fn, instr})
			}
		}
	}
	return callers
}

// firsts returns a deed of a kind for every function that does one, or that calls what does: one that is done under no
// condition, if there is one.
func (r *Result) firsts(kind Kind) map[*ssa.Function]Deed {
	first := make(map[*ssa.Function]Deed)
	var todo []*ssa.Function
	note := func(fn *ssa.Function, d Deed) {
		known, is := first[fn]
		if always := len(d.When) == 0 && len(known.When) > 0; (!is || always) && !keeps(kind, fn) {
			first[fn] = d
			todo = append(todo, fn)
		}
	}
	for _, fn := range r.program.Functions() {
		for _, d := range r.of(fn) {
			if d.Kind == kind && !d.Later {
				note(fn, d)
			}
		}
	}
	if len(todo) == 0 {
		return nil // most packages do nothing of the kind, and who calls whom is much to find out
	}
	for callers := r.callersOf(kind); len(todo) > 0; todo = todo[1:] {
		for _, caller := range callers[todo[0]] {
			if d, possible := caller.does(r, todo[0], first[todo[0]]); possible {
				note(caller.fn, d)
			}
		}
	}
	return first
}

// keeps reports whether a function lets nobody see deeds of a kind that are done in
// it: it recovers from panics, or says by its name that it panics.
func keeps(kind Kind, fn *ssa.Function) bool {
	return kind == Panics && (program.Recovers(fn) || IsMust(fn.Name()))
}
