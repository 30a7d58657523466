package plainerror

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// isPlain reports whether an error is made from text alone: nothing that
// errors.Unwrap leads to says more about it.
func isPlain(f cause.Failure) bool {
	if f.Class != cause.Plain {
		return false
	}
	for _, p := range f.Parts {
		if p.Role&cause.Kept == 0 {
			continue
		}
		switch p.Class {
		case cause.Coded, cause.Typed, cause.Unknown, cause.Parameter, cause.Context:
			return false
		}
	}
	return true
}

// isUnknown reports whether the code of an error is the one of last resort.
func isUnknown(f cause.Failure) bool {
	if f.Class == cause.Coded {
		return f.Code == taxonomy.CodeUnknownError
	}
	if f.Class != cause.Plain {
		return false
	}
	unknown := false
	for _, p := range f.Parts {
		switch {
		case p.Role&cause.Kept == 0:
		case p.Class == cause.Coded && p.Code == taxonomy.CodeUnknownError:
			unknown = true
		case p.Class == cause.Coded, p.Class == cause.Typed, p.Class == cause.Unknown:
			return false
		}
	}
	return unknown
}

// nearest returns the error that came the shortest way.
func nearest(list []cause.Failure) cause.Failure {
	best := list[0]
	for _, f := range list[1:] {
		if len(f.Via) < len(best.Via) {
			best = f
		}
	}
	return best
}
