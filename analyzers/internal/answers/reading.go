package answers

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
)

// A Reading is something that is in a text that an agent reads.
type Reading struct {
	errflow.Origin
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
func ofMessage(f errflow.Failure, as Reading) []Reading {
	as.Origin = f.Origin
	list := []Reading{as}
	for _, p := range f.Parts {
		if p.Role&errflow.Shown != 0 {
			as.Origin = p.Origin
			list = append(list, as)
		}
	}
	return list
}

// Left returns what seams and middleware leave of an error that is returned, and
// whether they leave anything.
func (a Answer) Left(f errflow.Failure) (errflow.Failure, bool) {
	switch a.Share {
	case handlers.Nothing:
		return f, false
	case handlers.Classified:
		// Have: the text of coded errors alone is left.
		return f, f.Class == errflow.Coded
	}
	return f, true
}
