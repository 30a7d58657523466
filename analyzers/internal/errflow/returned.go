package errflow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// settled returns what a return statement gives for a result. In a function
// with deferred calls results go through variables, which are set right before.
func settled(ret *ssa.Return, index int) ssa.Value {
	load, ok := ret.Results[index].(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return ret.Results[index]
	}
	for _, instr := range slices.Backward(ret.Block().Instrs) {
		if store, ok := instr.(*ssa.Store); ok && store.Addr == load.X && !replaced(load.X) {
			return store.Val
		}
	}
	return load
}

// replaced reports whether a literal can set a result after the return
// statement.
func replaced(variable ssa.Value) bool {
	if variable.Referrers() == nil {
		return true
	}
	for _, use := range *variable.Referrers() {
		if closure, ok := use.(*ssa.MakeClosure); ok {
			literal := closure.Fn.(*ssa.Function)
			for i, binding := range closure.Bindings {
				if binding == variable && isSet(literal.FreeVars[i]) {
					return true
				}
			}
		}
	}
	return false
}

func isSet(v *ssa.FreeVar) bool {
	for _, use := range *v.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == v {
			return true
		}
	}
	return false
}

// returned returns what leaves a function through a return, or nil if nothing
// that matters does.
func (e *evaluator) returned(fn *ssa.Function, instr *ssa.Return) *Return {
	e.begin(fn)
	r := &Return{Instr: instr}
	last := len(instr.Results) - 1
	for i, t := range instr.Results {
		v := settled(instr, i)
		if i == last && isErrorType(t.Type()) {
			r.Errors = e.visible(fn, e.errors(v))
			continue
		}
		if c, ok := v.(*ssa.Const); ok && c.IsNil() || !readable(v.Type()) {
			continue
		}
		s := e.shown(v)
		result := Result{Value: v, Flag: e.flag(v), Rendered: e.visible(fn, s.rendered)}
		for _, o := range s.text {
			result.Text = append(result.Text, ownParameter(fn, o))
		}
		r.Results = append(r.Results, result)
	}
	return r
}

// visible returns failures as rules see them: parameters are those of the
// function itself.
func (e *evaluator) visible(fn *ssa.Function, failures []Failure) []Failure {
	list := make([]Failure, len(failures))
	for i, f := range failures {
		list[i] = Failure{Origin: ownParameter(fn, f.Origin)}
		for _, p := range f.Parts {
			p.Origin = ownParameter(fn, p.Origin)
			list[i].Parts = append(list[i].Parts, p)
		}
	}
	return list
}

// ownParameter turns parameters of other functions into unknowns.
func ownParameter(fn *ssa.Function, o Origin) Origin {
	if o.Class == Parameter && o.owner != fn {
		return Origin{}
	}
	return o
}
