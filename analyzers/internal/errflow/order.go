package errflow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// components returns the functions of the package in groups of those that call
// each other, callees before callers.
func (f *Flow) components() [][]*ssa.Function {
	o := &ordering{flow: f, index: make(map[*ssa.Function]int), low: make(map[*ssa.Function]int), open: make(map[*ssa.Function]bool)}
	for _, fn := range f.program.Functions() {
		if o.index[fn] == 0 {
			o.visit(fn)
		}
	}
	return o.groups
}

// An ordering is Tarjan's search for strongly connected components.
type ordering struct {
	flow   *Flow
	index  map[*ssa.Function]int
	low    map[*ssa.Function]int
	open   map[*ssa.Function]bool
	stack  []*ssa.Function
	groups [][]*ssa.Function
}

func (o *ordering) visit(fn *ssa.Function) {
	o.index[fn] = len(o.index) + 1
	o.low[fn] = o.index[fn]
	o.stack, o.open[fn] = append(o.stack, fn), true
	for _, next := range o.flow.needs(fn) {
		if o.index[next] == 0 {
			o.visit(next)
			o.low[fn] = min(o.low[fn], o.low[next])
		} else if o.open[next] {
			o.low[fn] = min(o.low[fn], o.index[next])
		}
	}
	if o.low[fn] != o.index[fn] {
		return
	}
	var group []*ssa.Function
	for {
		last := o.stack[len(o.stack)-1]
		o.stack, o.open[last] = o.stack[:len(o.stack)-1], false
		group = append(group, last)
		if last == fn {
			break
		}
	}
	o.groups = append(o.groups, group)
}

// needs returns the functions of the package on which what is known of fn
// depends: those that it mentions, those that its variables hold, those that set what
// it reads in its receiver and, for a literal, the function around it.
func (f *Flow) needs(fn *ssa.Function) []*ssa.Function {
	var list []*ssa.Function
	add := func(v ssa.Value) {
		if callee, ok := v.(*ssa.Function); ok && f.own[program.Declaration(callee)] {
			list = append(list, program.Declaration(callee))
		}
	}
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			for _, operand := range instr.Operands(nil) {
				if *operand != nil {
					add(*operand)
				}
			}
			if call, ok := instr.(ssa.CallInstruction); ok && call.Common().IsInvoke() {
				for _, m := range f.implementations(call.Common().Method, call.Pos()) {
					if callee := f.program.Package().Prog.FuncValue(m); callee != nil {
						add(callee)
					}
				}
			}
			if made, ok := instr.(*ssa.MakeInterface); ok {
				for _, name := range [...]string{"Error", "Unwrap"} {
					if m := f.method(made.X.Type(), name); m != nil {
						add(m)
					}
				}
			}
		}
	}
	for _, setter := range f.setters(fn) {
		add(setter)
	}
	if parent := fn.Parent(); parent != nil && sharesErrors(fn) {
		list = append(list, parent)
	}
	return list
}

// sharesErrors reports whether a literal can read an error, a function or text
// of the function around it.
func sharesErrors(literal *ssa.Function) bool {
	for _, v := range literal.FreeVars {
		t := v.Type()
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		switch u := t.Underlying().(type) {
		case *types.Signature, *types.Chan, *types.Slice:
			return true
		case *types.Interface:
			if isErrorType(t) || u.Empty() {
				return true
			}
		case *types.Basic:
			if u.Info()&types.IsString != 0 {
				return true
			}
		}
	}
	return false
}
