package effects

import (
	"go/types"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Reached returns what is done of a kind when some functions of the package are
// called, each place once, in the order in which it is found.
func (r *Result) Reached(kind Kind, from []*ssa.Function) []Deed {
	w := newWalk(r, kind)
	for _, fn := range from {
		w.leads[fn] = []way{{}}
	}
	w.reach(from)
	return w.possible()
}

func newWalk(r *Result, kind Kind) *walk {
	return &walk{Result: r, kind: kind, leads: make(map[*ssa.Function][]way), globals: make(map[*ssa.Global]bool)}
}

// Before returns what is done of a kind in a function on the ways that lead to one
// of its instructions, also in functions that are called there. What happens on a
// way that ends before is left out, and what handlers do that are made there.
func (r *Result) Before(kind Kind, instr ssa.Instruction) []Deed {
	w := newWalk(r, kind)
	w.now = true
	w.leads[instr.Parent()] = []way{{}}
	w.reach(w.part(instr.Parent(), r.before(instr)))
	return w.possible()
}

// A walk goes from function to function.
type walk struct {
	*Result
	kind    Kind
	now     bool                    // what handlers that are made do does not count, nor functions that serve
	leads   map[*ssa.Function][]way // what leads to those; nothing, for those where it begins
	globals map[*ssa.Global]bool
	found   []Deed
	asked   int
}

// reach notes what is done in some functions, and in those to which they lead.
func (w *walk) reach(from []*ssa.Function) {
	all := func(ssa.Instruction) bool { return true }
	walked := program.Reach(func(fn *ssa.Function) []*ssa.Function {
		if keeps(w.kind, fn) {
			return nil
		}
		return w.part(fn, all)
	}, from...)
	for range walked {
		continue
	}
}

// part notes what is done by some instructions of a function, and returns the functions to which they lead.
func (w *walk) part(fn *ssa.Function, counts func(ssa.Instruction) bool) (called []*ssa.Function) {
	for _, d := range w.of(fn) {
		if d.Kind == w.kind && !(w.now && (d.Later || w.starts(d.Instr))) && counts(d.Instr) {
			w.found = append(w.found, d)
		}
	}
	for instr := range program.Instructions[ssa.Instruction](w.counting(w.kind, fn)) {
		if counts(instr) {
			called = append(called, w.instruction(instr)...)
		}
	}
	return called
}

// possible returns what was found, each once, without what no way that leads there can do.
func (w *walk) possible() (list []Deed) {
	for _, d := range w.found {
		if w.can(d.Instr.Parent(), d, 0) {
			list = with(list, d)
		}
	}
	return list
}

// can reports whether something can be done in a function on one of the ways that lead to it, or whether that is too much
// to find out.
func (w *walk) can(fn *ssa.Function, d Deed, deep int) bool {
	if w.asked++; len(d.When) == 0 || deep > budget.Deep || w.asked > budget.Visits {
		return true
	}
	return slices.ContainsFunc(w.leads[fn], func(lead way) bool {
		if lead.from == nil {
			return true
		}
		d, possible := lead.does(w.Result, fn, d)
		return possible && w.can(lead.fn, d, deep+1)
	})
}

// with adds a deed to some. One that is done in another package is added once, whatever
// calls lead there.
func with(list []Deed, d Deed) []Deed {
	if d.Func != "" && slices.ContainsFunc(list, func(other Deed) bool { return other.Func == d.Func && other.Place == d.Place && other.Name == d.Name }) {
		return list
	}
	return append(list, d)
}

// instruction returns the functions to which an instruction leads, and notes what makes the variables that it uses.
func (w *walk) instruction(instr ssa.Instruction) (list []*ssa.Function) {
	if w.now {
		list = slices.DeleteFunc(w.calledNow(instr), w.isServing)
	} else {
		list = w.called(instr)
	}
	for _, fn := range list {
		w.leads[fn] = append(w.leads[fn], way{instr.Parent(), instr})
	}
	if fn := boxed(instr); w.own[fn] && w.kind == Writes && !w.now {
		w.leads[fn] = append(w.leads[fn], way{})
		list = append(list, fn)
	}
	for _, operand := range instr.Operands(nil) {
		if variable, ok := (*operand).(*ssa.Global); ok {
			w.made(variable)
		}
	}
	return list
}

// boxed returns the function that an instruction puts into a map as a value of
// any type, for a library which calls it by reflection: an interpreter of scripts, say. A
// literal counts wherever it is made.
func boxed(instr ssa.Instruction) *ssa.Function {
	if update, ok := instr.(*ssa.MapUpdate); ok && types.IsInterface(update.Value.Type()) {
		return program.FunctionOf(calls.PlainValue(update.Value))
	}
	return nil
}

// made notes what is done to make the value of a variable of the package.
func (w *walk) made(variable *ssa.Global) {
	if variable.Pkg != w.program.Package() || w.globals[variable] {
		return
	}
	w.globals[variable] = true
	for _, d := range w.of(variable.Pkg.Func("init")) {
		if call, ok := d.Instr.(*ssa.Call); ok && d.Kind == w.kind && leadsTo(call, variable) {
			w.found = append(w.found, d)
		}
	}
}

// leadsTo reports whether a variable is set to what a call returns, or to what
// another one makes of that.
func leadsTo(call *ssa.Call, variable *ssa.Global) bool {
	q := flow.Query{Kinds: flow.Convert | flow.Box | flow.Argument | flow.Operand | flow.Store}
	return slices.Contains(slices.Collect(q.On(call)), ssa.Value(variable))
}

// IsMust reports whether a function says by its name that it panics if what it is
// given is wrong. Its callers answer for that.
func IsMust(name string) bool {
	rest, ok := strings.CutPrefix(name, "Must")
	if !ok {
		rest, ok = strings.CutPrefix(name, "must")
	}
	return ok && (rest == "" || unicode.IsUpper(rune(rest[0])))
}
