package errflow

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// export makes what is known of functions and variables known to importers.
func (f learner) export() {
	for _, fn := range f.Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.Pass.Pkg {
			continue
		}
		if fact := f.Summaries[fn].Tell(f.Home, fn); fact != nil {
			f.Pass.ExportObjectFact(obj, fact)
		}
		if fact := f.NeverBy(fn); fact != nil {
			f.Pass.ExportObjectFact(obj, fact)
		}
		if cond.IsPredicate(obj.Signature()) {
			if told := f.Predicates[fn]; told != nil {
				f.Pass.ExportObjectFact(obj, told)
			}
		}
	}
	members := f.Program.Package().Members
	for _, name := range slices.Sorted(maps.Keys(members)) {
		g, ok := members[name].(*ssa.Global)
		if !ok || g.Object() == nil || !g.Object().Exported() || !program.CanBeError(g.Object().Type()) {
			continue
		}
		f.Evaluator.Begin(nil)
		if fact := cause.Hold(f.Home, f.Evaluator.Storage().Global(g, g.Pos())); len(fact.Failures) > 0 {
			f.Pass.ExportObjectFact(g.Object(), fact)
		}
	}
}
