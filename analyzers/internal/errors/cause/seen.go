package cause

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Visible returns failures as rules see them: parameters are those of the
// function itself.
func Visible(fn *ssa.Function, failures []Failure) []Failure {
	list := make([]Failure, len(failures))
	for i, f := range failures {
		list[i] = Failure{Origin: OwnParameter(fn, f.Origin), Lines: f.Lines, Cut: f.Cut}
		for _, p := range f.Parts {
			p.Origin = OwnParameter(fn, p.Origin)
			list[i].Parts = append(list[i].Parts, p)
		}
	}
	return list
}

// OwnParameter turns parameters of other functions into unknowns.
func OwnParameter(fn *ssa.Function, o Origin) Origin {
	if o.Class == Parameter && o.Owner != fn {
		return Origin{}
	}
	return o
}

// ReadIn returns failures from elsewhere, as read in a function.
func ReadIn(reader *ssa.Function, failures []Failure) []Failure {
	for i, f := range failures {
		failures[i] = f.Each(func(o Origin) Origin { return o.ReadAt(reader.Pos()) })
	}
	return failures
}

// AsErrors returns what is shown as errors.
func (s Readable) AsErrors() []Failure {
	s = s.Cleared(false)
	all := slices.Clone(s.Rendered)
	for _, o := range s.Text {
		all = Union(all, []Failure{{Origin: o}})
	}
	return all
}
