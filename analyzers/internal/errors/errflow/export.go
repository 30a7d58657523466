package errflow

import (
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// export makes what is known of functions and variables known to importers.
func (f learner) export() {
	f.Accounts.Export()
	members := f.Program.Package().Members
	for _, name := range slices.Sorted(maps.Keys(members)) {
		g, ok := members[name].(*ssa.Global)
		if !ok || g.Object() == nil || !g.Object().Exported() || !program.CanBeError(g.Object().Type()) {
			continue
		}
		f.Evaluator.Begin(nil)
		if fact := cause.Hold(f.Home, f.Evaluator.Storage().Global(g, g.Pos())); len(fact.Failures) > 0 {
			f.Variables.SetObject(g.Object(), fact)
		}
	}
	f.Variables.Export()
}
