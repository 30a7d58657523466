package origins

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/deferred"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// readsEmbedded reports whether a call reads files that are built into the program, under a
// name that is built in, too: who runs it once knows that they are there.
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
func (f *Tracer) readsEmbedded(obj *types.Func, s calls.Site) bool {
	if obj == nil || len(s.Args) < 2 || !isEmbedded(s.Args[0]) {
		return false
	}
	switch libs.FullName(obj) {
	case "io/fs.WalkDir":
		return f.isConstant(s.Args[1]) && f.stopsForGivenOnly(s.Args[2])
	case "embed.FS.ReadFile", "embed.FS.ReadDir", "embed.FS.Open", "io/fs.ReadFile", "io/fs.ReadDir", "io/fs.Sub":
		return f.isConstant(s.Args[1])
	}
	return false
}

// isEmbedded reports whether a value is a file system that is built into the program.
func isEmbedded(v ssa.Value) bool {
	t := calls.PlainValue(v).Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return api.IsNamed(t, "embed", "FS")
}

// isConstant reports whether a value is a constant, or a parameter for which every call of the
// function gives one.
func (f *Tracer) isConstant(v ssa.Value) bool {
	p := program.ParameterOf(v)
	if p == nil {
		_, ok := v.(*ssa.Const)
		return ok
	}
	fn := p.Parent()
	sites := f.Index.Calls[fn]
	if obj := fn.Object(); obj == nil || obj.Exported() || f.values[fn] || len(sites) == 0 {
		return false
	}
	index := slices.Index(fn.Params, p)
	return !slices.ContainsFunc(sites, func(site ssa.CallInstruction) bool {
		_, ok := calls.At(site).Arg(index).(*ssa.Const)
		return !ok
	})
}

// stopsForGivenOnly reports whether the callback of a walk fails for nothing else than for the
// error that it is given, its last parameter.
func (f *Tracer) stopsForGivenOnly(visit ssa.Value) bool {
	t := f.Evaluator.Calls().functions(visit)
	return t.known && len(t.params) == 0 && !slices.ContainsFunc(t.callbacks(), func(fn *ssa.Function) bool {
		if len(fn.Params) == 0 || len(f.ReturnsIn[fn]) == 0 {
			return true
		}
		given := fn.Params[len(fn.Params)-1]
		return slices.ContainsFunc(f.ReturnsIn[fn], func(ret *ssa.Return) bool {
			err := deferred.ResultOf(ret, len(ret.Results)-1)
			if program.At(ret.Block(), given) == program.FoundSet || f.Dead(fn)[ret.Block()] {
				return false
			}
			return len(err.Changes) > 0 || err.Value != given && !program.IsNil(err.Value) && !isSkip(err.Value) && !f.Knowledge().NeverFails(err.Value)
		})
	})
}
