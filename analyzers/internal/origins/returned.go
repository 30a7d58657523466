package origins

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Returned returns what leaves a function through a return.
func (e *evaluator) Returned(fn *ssa.Function, instr *ssa.Return) *Return {
	e.begin(fn)
	e = e.At(instr.Block())
	r := &Return{Instr: instr}
	last := len(instr.Results) - 1
	for i, t := range instr.Results {
		if i == last && program.CanBeError(t.Type()) {
			r.Errors = e.visible(fn, e.errorsAt(instr, i))
			continue
		}
		v, s, m := e.shownAt(instr, i)
		if !readable(t.Type()) || (v == nil || program.IsNil(v)) && len(s.Rendered)+len(s.Text) == 0 {
			continue
		}
		result := Result{Value: v, Flag: m.Flag, Data: m.Data, Rendered: e.visible(fn, s.Rendered)}
		for _, o := range s.Text {
			result.Text = append(result.Text, ownParameter(fn, o))
		}
		r.Results = append(r.Results, result)
	}
	return r
}

// visible returns failures as rules see them: parameters are those of the
// function itself.
func (e *evaluator) visible(fn *ssa.Function, failures []cause.Failure) []cause.Failure {
	list := make([]cause.Failure, len(failures))
	for i, f := range failures {
		list[i] = cause.Failure{Origin: ownParameter(fn, f.Origin), Lines: f.Lines, Cut: f.Cut}
		for _, p := range f.Parts {
			p.Origin = ownParameter(fn, p.Origin)
			list[i].Parts = append(list[i].Parts, p)
		}
	}
	return list
}

// ownParameter turns parameters of other functions into unknowns.
func ownParameter(fn *ssa.Function, o cause.Origin) cause.Origin {
	if o.Class == cause.Parameter && o.Owner != fn {
		return cause.Origin{}
	}
	return o
}
