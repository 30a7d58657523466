package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// readsEmbedded reports whether a call reads files that are built into the program, under a
// name that is built in, too: who runs it once knows that they are there.
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
func (f *Tracer) readsEmbedded(obj *types.Func, s calls.Site) bool {
	if obj == nil || len(s.Args) < 2 || !IsEmbedded(s.Args[0]) {
		return false
	}
	switch funcs.FullName(obj) {
	case "io/fs.WalkDir":
		return IsConstant(f.Index, s.Args[1]) && f.stopsForGivenOnly(s.Args[2])
	case "embed.FS.ReadFile", "embed.FS.ReadDir", "embed.FS.Open", "io/fs.ReadFile", "io/fs.ReadDir", "io/fs.Sub":
		return IsConstant(f.Index, s.Args[1])
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
			err := paths.ResultOf(ret, len(ret.Results)-1)
			if cond.At(ret.Block(), given) == cond.FoundSet {
				return false
			}
			return len(err.Changes) > 0 || err.Value != given && !program.IsNil(err.Value) && !isSkip(err.Value) && !f.Knowledge().NeverFails(err.Value)
		})
	})
}

// IsEmbedded reports whether a value is a file system that is built into the program.
func IsEmbedded(v ssa.Value) bool {
	t := calls.PlainValue(v).Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return syntax.IsNamed(t, "embed", "FS")
}

// IsConstant reports whether a value is a constant, or a parameter for which every call of the
// function gives one. Functions that are handed to others can be called by anybody.
func IsConstant(f *flow.Index, v ssa.Value) bool {
	p := program.ParameterOf(v)
	if p == nil {
		_, ok := v.(*ssa.Const)
		return ok
	}
	fn := p.Parent()
	sites := f.Calls.Callers(fn)
	if obj := fn.Object(); obj == nil || obj.Exported() || !f.IsOnlyCalled(fn) || len(sites) == 0 {
		return false
	}
	index := slices.Index(fn.Params, p)
	return !slices.ContainsFunc(sites, func(site ssa.CallInstruction) bool {
		_, ok := calls.At(site).Arg(index).(*ssa.Const)
		return !ok
	})
}
