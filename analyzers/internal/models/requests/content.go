package requests

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// ContentOf returns what an error of a call tells, where the arguments say more than the name of
// the function.
func (r Reader) ContentOf(o cause.Origin, s calls.Site) words.Content {
	switch o.Content() {
	case words.Filesystem, words.Database:
		if r.isOfGiven(s) {
			return words.Other
		}
	case words.Transport:
		if showsAddress(o.Name) && slices.ContainsFunc(s.Args, r.HoldsCredential) {
			return words.Address
		}
	case words.API:
		if r.asksWithKey(o.Name) {
			return words.Address
		}
	case words.Other:
		if r.quotesCredentials(o.Name, s) {
			return words.Quoted
		}
	}
	return words.ByName
}

// isOfGiven reports whether what a call works on is named by what the function was given, or by
// an argument of the agent: a path that it shows is no news to whoever gave it.
func (r Reader) isOfGiven(s calls.Site) bool {
	return r.Made().Reaches(func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.Parameter:
			receiver := v.Parent().Signature.Recv() != nil && v == v.Parent().Params[0]
			return !receiver && !funcs.IsContext(v.Type())
		case *ssa.Call:
			_, _, reads := r.Set.ArgumentAccess(program.Called(&v.Call))
			return reads
		}
		return false
	}, s.Args...)
}
