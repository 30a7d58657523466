package origins

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// walks are the functions that go through files and give every error that they meet, also
// that of the root, to a callback first, their last argument. So what they return comes
// from that alone.
var walks = map[string]bool{"path/filepath.Walk": true, "path/filepath.WalkDir": true, "io/fs.WalkDir": true}

// skips are what a callback returns to leave something out: the walk does not fail.
var skips = map[string]bool{
	"path/filepath.SkipDir": true, "path/filepath.SkipAll": true, "io/fs.SkipDir": true, "io/fs.SkipAll": true,
}

// isWalk reports whether a call of a function goes through files.
func isWalk(obj *types.Func, s calls.Site) bool {
	return obj != nil && walks[libs.FullName(obj)] && len(s.Args) > 0
}

// byWalk returns what is known of the error of a function that goes through files, and
// whether it is one: the errors of its callback, and those of the files where that passes
// on the one that it is given, or where too little is known of it.
func (e Makers) byWalk(obj *types.Func, s calls.Site) (cause.Outcome, bool) {
	if !isWalk(obj, s) {
		return cause.Outcome{}, false
	}
	visit := s.Args[len(s.Args)-1]
	all := e.Calls().calling(visit, s)
	var failures []cause.Failure
	if e.mayPassOn(e.Calls().functions(visit)) || len(libs.Known(all)) < len(all) {
		failures = []cause.Failure{{Origin: cause.Origin{Class: libs.ClassOf(obj), Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}}}
	}
	return cause.Outcome{Failures: cause.Union(failures, slices.DeleteFunc(libs.Known(all), func(f cause.Failure) bool { return skips[f.Name] }))}, true
}

// mayPassOn reports whether one of some functions may return what it is given as an error,
// its last parameter, as it is or in an error of its own.
func (e Makers) mayPassOn(t targets) bool {
	return !t.known || len(t.params) > 0 || slices.ContainsFunc(t.callbacks(), func(fn *ssa.Function) bool {
		known, last := e.flow.Summaries[fn], len(fn.Params)-1
		if known == nil || len(known.Results) == 0 {
			return true
		}
		isGiven := func(o cause.Origin) bool { return o.Class == cause.Parameter && o.Owner == fn && o.Param == last }
		return slices.ContainsFunc(known.Results[len(known.Results)-1].Failures, func(f cause.Failure) bool {
			return isGiven(f.Origin) || slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return isGiven(p.Origin) })
		})
	})
}

// callbacks returns the functions and the methods that a value can be.
func (t targets) callbacks() []*ssa.Function {
	list := slices.Clone(t.functions)
	for _, closure := range t.bound {
		list = append(list, program.Declaration(closure.Fn.(*ssa.Function)))
	}
	return list
}

// neverStops reports whether a walk never fails, as its callback does not.
func (f *Tracer) neverStops(visit ssa.Value) bool {
	t := f.Evaluator.Calls().functions(visit)
	return t.known && len(t.params) == 0 && !slices.ContainsFunc(t.callbacks(), func(fn *ssa.Function) bool {
		return !f.returnsNever(nthResult{fn, fn.Signature.Results().Len() - 1, true})
	})
}

// isSkip reports whether a value is what a callback returns to leave something out.
func isSkip(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return false
	}
	global, ok := load.X.(*ssa.Global)
	return ok && global.Object() != nil && skips[libs.FullName(global.Object())]
}
