package plainerror

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// isPlain reports whether an error is made from text alone: nothing that
// errors.Unwrap leads to says more about it.
func isPlain(f errflow.Failure) bool {
	if f.Class != errflow.Plain {
		return false
	}
	for _, p := range f.Parts {
		if p.Role&errflow.Kept == 0 {
			continue
		}
		switch p.Class {
		case errflow.Coded, errflow.Typed, errflow.Unknown, errflow.Parameter, errflow.Context:
			return false
		}
	}
	return true
}

// isUnknown reports whether the code of an error is the one of last resort.
func isUnknown(f errflow.Failure) bool {
	if f.Class == errflow.Coded {
		return f.Code == taxonomy.CodeUnknownError
	}
	if f.Class != errflow.Plain {
		return false
	}
	unknown := false
	for _, p := range f.Parts {
		switch {
		case p.Role&errflow.Kept == 0:
		case p.Class == errflow.Coded && p.Code == taxonomy.CodeUnknownError:
			unknown = true
		case p.Class == errflow.Coded, p.Class == errflow.Typed, p.Class == errflow.Unknown:
			return false
		}
	}
	return unknown
}

// nearest returns the error that came the shortest way.
func nearest(list []errflow.Failure) errflow.Failure {
	best := list[0]
	for _, f := range list[1:] {
		if len(f.Via) < len(best.Via) {
			best = f
		}
	}
	return best
}
