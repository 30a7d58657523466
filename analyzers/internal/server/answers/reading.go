package answers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Reading is something that is in a text that an agent reads.
type Reading struct {
	cause.Origin
	// Returned tells that the text is that of an error that is returned, and not in a result.
	Returned bool
	// Failed tells that it is read in a failure.
	Failed bool
}

// Readings returns what is in the texts of the answer, those of returned errors only if somebody
// reads them.
func (a Answer) Readings(returned bool) []Reading {
	var list []Reading
	if returned {
		for _, f := range a.Errors {
			if f, ok := a.Left(f); ok {
				list = append(list, ofMessage(f, Reading{Returned: true, Failed: true})...)
			}
		}
	}
	for _, r := range a.Results {
		for _, f := range r.Rendered {
			list = append(list, ofMessage(f, Reading{Failed: r.InFailure(f.Origin)})...)
		}
		for _, o := range r.Text {
			list = append(list, Reading{Origin: o, Failed: r.InFailure(o)})
		}
	}
	return list
}

// ofMessage returns what the message of an error shows, each read as the given one is.
func ofMessage(f cause.Failure, as Reading) []Reading {
	as.Origin = f.Origin
	list := []Reading{as}
	for _, p := range f.Parts {
		if p.Role&cause.Shown != 0 {
			as.Origin = p.Origin
			list = append(list, as)
		}
	}
	return list
}

// Left returns what seams and middleware leave of an error that is returned, and
// whether they leave anything.
func (a Answer) Left(f cause.Failure) (cause.Failure, bool) {
	switch a.Share {
	case wrappers.Nothing:
		return f, false
	case wrappers.Classified:
		// Only the text of coded errors is left.
		return f, f.Class == cause.Coded
	}
	return f, true
}

// A Told is something that agents read and that one edit would change, with the answers in which
// they do.
type Told struct {
	Reading
	// Answers are those in which it is read, in the order of the source.
	Answers []Answer
}

// Place returns the place in the package where it comes into being, or else the call that leads there.
func (t Told) Place() token.Pos { return placeOf(t.Reading) }

// placeOf returns the place of the package that is nearest to where a text comes into being.
func placeOf(r Reading) token.Pos {
	if len(r.Via) > 0 && r.Via[0].Pos.IsValid() {
		return r.Via[0].Pos
	}
	return r.Pos
}

// A source is where something comes into being that agents read: a place of the package, or, if it is
// in another package, what makes it and the line in words.
type source struct {
	pos                   token.Pos
	name, function, place string
}

// IsOfPackage reports whether it comes into being in the package that is looked at.
func (r Reading) IsOfPackage() bool { return len(r.Via) == 0 || r.Via[0].Pos.IsValid() }

func sourceOf(r Reading) source {
	if !r.IsOfPackage() && r.Via[0].Place != "" {
		return source{name: r.Name, function: r.Via[0].Func, place: r.Via[0].Place.Short()}
	}
	return source{pos: placeOf(r)}
}

// Telling returns what is picked of the readings of answers, once for each place where it comes into
// being, in the order of the answers.
func Telling(list []Answer, pick func(Answer) []Reading) []Told {
	var all []Told
	index := make(map[source]int)
	for _, a := range list {
		told := make(map[source]bool)
		for _, r := range pick(a) {
			from := sourceOf(r)
			if told[from] {
				continue
			}
			told[from] = true
			if _, known := index[from]; !known {
				index[from] = len(all)
				all = append(all, Told{Reading: r})
			} else if a.isSetLater(r) {
				continue // the literal's answer replaces what is returned
			}
			t := &all[index[from]]
			t.Answers = append(t.Answers, a)
		}
	}
	return all
}

// IsSetLater reports whether a literal of the handler sets the result of which it is told.
func (t Told) IsSetLater() bool { return t.Answers[0].isSetLater(t.Reading) }

// isSetLater reports whether something comes into being in a literal of the handler, as in one that recovers and
// sets the result.
func (a Answer) isSetLater(r Reading) bool {
	return a.Handler != nil && len(r.Via) == 0 && slices.ContainsFunc(a.Handler.Func.AnonFuncs, func(fn *ssa.Function) bool {
		literal := fn.Syntax()
		return literal != nil && literal.Pos() <= r.Pos && r.Pos < literal.End()
	})
}

// Subject returns who answers so.
func (t Told) Subject() report.Subject { return SubjectOf(t.Answers) }

// SubjectOf returns who gives some answers, of which there is at least one.
func SubjectOf(list []Answer) report.Subject {
	var who []report.Subject
	var seen []*handlers.Handler
	for _, a := range list {
		if a.Handler == nil || !slices.Contains(seen, a.Handler) {
			seen, who = append(seen, a.Handler), append(who, a.Who)
		}
	}
	return report.Join(who...)
}

// Related returns the returns that show it, as related places of a finding.
func (t Told) Related() []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	for _, a := range t.Answers {
		if a.isSetLater(t.Reading) {
			continue
		}
		list = append(list, analysis.RelatedInformation{Pos: a.Pos, End: a.End, Message: "it reaches the agent here"})
	}
	return list
}
