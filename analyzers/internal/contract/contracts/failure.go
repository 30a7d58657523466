package contracts

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// coded returns the outermost error with a code in a failure: the one that the
// agent is told.
func coded(f cause.Failure) (cause.Origin, bool) {
	if f.Class == cause.Coded {
		return f.Origin, true
	}
	for _, p := range f.Parts {
		if p.Class == cause.Coded && p.Role&cause.Kept != 0 {
			return p.Origin, true
		}
	}
	return cause.Origin{}, false
}

// followed reports whether nothing is hidden in a failure that the agent could
// be told in place of what is known.
func followed(f cause.Failure) bool {
	origin, ok := coded(f)
	switch {
	case ok && origin.Contract != "":
		return true // no option changes the reason that Fail was given
	case ok && (origin.Code != 0 || origin.Reason != ""):
		return sure(f)
	case ok && len(f.Parts) == 0:
		return false // a code that is known only at run time
	}
	return !hidden(f.Origin) && !slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return hidden(p.Origin) && p.Role&cause.Kept != 0
	})
}

// sure reports whether nothing unknown has a say in what the agent is told: what
// is both kept and shown can be the error itself, or an option.
func sure(f cause.Failure) bool {
	const both = cause.Kept | cause.Shown
	return !slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return hidden(p.Origin) && p.Role&both == both })
}

func hidden(o cause.Origin) bool { return o.Class == cause.Unknown || o.Class == cause.Parameter }
