package failures

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// raw describes a failure of a function.
func (r *reader) raw(fn *ssa.Function, f cause.Failure, as leaving, ret token.Pos) raw {
	at, name := r.origin(fn, f.Origin, ret)
	deepest := deepest(f)
	made := raw{
		Failure: Failure{
			What: failing(deepest), Function: name, At: at,
			Foreign: slices.ContainsFunc(append(f.Parts, cause.Part{Origin: f.Origin, Role: cause.Itself}), isForeignText),
			Kept:    as == returned, Way: r.way(fn, f.Origin),
		},
		leaves: as, in: r.situation(f), made: lookup{chain: r.chain(fn, f, ret)},
	}
	if coded, ok := f.CodedOrigin(); ok {
		made.Code, made.Reason = coded.Code.String(), coded.Reason
		made.Retry = map[bool]string{true: "yes", false: "no"}[coded.Code.Retryable()]
		if coded.Code == 0 {
			made.Code, made.Retry = "", ""
		}
	}
	return made
}

// origin returns the place where an error comes into being, or else leaves the function, and the function in which that
// is.
func (r *reader) origin(fn *ssa.Function, o cause.Origin, ret token.Pos) (Place, string) {
	if len(o.Via) > 0 {
		step := o.Via[0]
		if pos := step.At(); pos.IsValid() {
			return r.place(pos), Called(step.Func)
		}
		return r.place(o.Pos), Called(step.Func)
	}
	for _, pos := range []token.Pos{o.Pos, o.Here} {
		if pos.IsValid() && pos != fn.Pos() {
			return r.place(pos), nameIn(fn)
		}
	}
	return r.place(ret), nameIn(fn)
}

// way returns the functions through which an error comes, the innermost first.
func (r *reader) way(fn *ssa.Function, o cause.Origin) []Step {
	var steps []Step
	for i, step := range o.Via {
		what := "returns it"
		if i == 0 {
			what = "fails"
		}
		pos := step.At()
		if !pos.IsValid() {
			pos = o.Pos
		}
		steps = append(steps, Step{Called(step.Func), r.place(pos), what})
	}
	if here := o.Here; here.IsValid() && len(steps) > 0 {
		steps = append(steps, Step{nameIn(fn), r.place(here), "returns it"})
	}
	return steps
}

// chain returns where an error is made and the errors that it shows.
func (r *reader) chain(fn *ssa.Function, f cause.Failure, ret token.Pos) []maker {
	list := []maker{r.maker(fn, f.Origin, ret)}
	for _, p := range f.Parts {
		if p.Role&cause.Shown != 0 && p.Class != cause.Parameter {
			list = append(list, r.maker(fn, p.Origin, ret))
		}
	}
	return list
}

func (r *reader) maker(fn *ssa.Function, o cause.Origin, ret token.Pos) maker {
	at, _ := r.origin(fn, o, ret)
	own := o.Class == cause.Plain || o.Class == cause.Coded || o.Class == cause.Typed
	return maker{at, o.Name, own}
}

// deepest returns what an error comes from in the end: a call that fails, rather than what wraps its error.
func deepest(f cause.Failure) cause.Origin {
	for _, p := range f.Parts {
		if p.Role&(cause.Kept|cause.Shown) != 0 && isCall(p.Class) {
			return p.Origin
		}
	}
	for _, p := range f.Parts {
		if p.Role&cause.Kept != 0 && p.Class == cause.Unknown && p.Name != "" {
			return p.Origin
		}
	}
	return f.Origin
}

// isCall reports whether an origin is a call of a function that the program did not write.
func isCall(c cause.Class) bool {
	switch c {
	case cause.Foreign, cause.Infrastructure, cause.Context, cause.Argument:
		return true
	}
	return false
}

// failing names what fails, or is "" for what the program makes itself.
func failing(o cause.Origin) string {
	if !isCall(o.Class) && o.Class != cause.Unknown {
		return ""
	}
	return Called(o.Name)
}

// Called returns a function as people know it: "sql.DB.Query" for database/sql.(*DB).Query.
func Called(name string) string {
	if name == "" {
		return ""
	}
	return strings.Trim(report.Func(name), "`")
}

// isForeignText reports whether text can be read that the program did not write.
func isForeignText(p cause.Part) bool {
	if p.Role&(cause.Shown|cause.Itself) == 0 {
		return false
	}
	switch p.Class {
	case cause.Foreign, cause.Infrastructure, cause.Sensitive, cause.Garbled:
		return true
	}
	return false
}

// situation says what an error is for a library.
func (r *reader) situation(f cause.Failure) sdk.Situation {
	in := sdk.PlainError
	for _, p := range append(f.Parts, cause.Part{Origin: f.Origin, Role: cause.Itself}) {
		switch {
		case p.Role&(cause.Kept|cause.Itself) == 0:
		case p.Class == cause.Context:
			return sdk.CancelledError
		case p.Class != cause.Argument && r.set.Makes(p.Name):
			if p.Role&cause.Itself != 0 {
				return sdk.CodedError
			}
			in = sdk.WrappedCodedError
		}
	}
	return in
}
