package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/defers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/unfailing"
)

// readsEmbedded reports whether a call reads files that are built into the program, under a
// name that is built in, too: who runs it once knows that they are there.
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
func (f *Tracer) readsEmbedded(obj *types.Func, s calls.Site) bool {
	if obj == nil || len(s.Args) < 2 || !unfailing.IsEmbedded(s.Args[0]) {
		return false
	}
	switch funcs.FullName(obj) {
	case "io/fs.WalkDir":
		return unfailing.IsConstant(f.Index, f.values, s.Args[1]) && f.stopsForGivenOnly(s.Args[2])
	case "embed.FS.ReadFile", "embed.FS.ReadDir", "embed.FS.Open", "io/fs.ReadFile", "io/fs.ReadDir", "io/fs.Sub":
		return unfailing.IsConstant(f.Index, f.values, s.Args[1])
	}
	return false
}

// stopsForGivenOnly reports whether the callback of a walk fails for nothing else than for the
// error that it is given, its last parameter.
func (f *Tracer) stopsForGivenOnly(visit ssa.Value) bool {
	t := f.Evaluator.Calls().functions(visit)
	return !t.Open && len(t.Params) == 0 && !slices.ContainsFunc(t.Callbacks(), func(fn *ssa.Function) bool {
		if len(fn.Params) == 0 || len(f.ReturnsIn[fn]) == 0 {
			return true
		}
		given := fn.Params[len(fn.Params)-1]
		return slices.ContainsFunc(f.LiveReturns(fn), func(ret *ssa.Return) bool {
			err := defers.ResultOf(ret, len(ret.Results)-1)
			if cond.At(ret.Block(), given) == cond.FoundSet {
				return false
			}
			return len(err.Changes) > 0 || err.Value != given && !program.IsNil(err.Value) && !isSkip(err.Value) && !f.Knowledge().NeverFails(err.Value)
		})
	})
}
