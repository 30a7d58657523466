package swallow

import (
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Result has the fates of the functions of a package.
type Result struct {
	pass  *analysis.Pass
	home  *summary.Home
	flow  *errflow.Flow
	found *handlers.Result
	known *summary.Table[hides]

	machine *scenario.Machine // runs the functions of the package

	calls  *fallible.Calls
	spares *summary.Table[spares]

	reached []Reach
}

// Of returns the fates in a function of the package, its own and those of its callees.
func (r *Result) Of(fn *ssa.Function) []Fate {
	fates, _ := r.known.Own(fn)
	return fates
}

// A look is what is found in one function.
type look struct {
	*Result
	telling
	dead   map[*ssa.BasicBlock]bool
	parted map[*ssa.Call][]scenario.Branch // those on which a call is known to have failed: asked for, and for their logs
	list   []Fate
}

// lookAt returns a look at a function at which nothing has been found yet.
func (r *Result) lookAt(fn *ssa.Function) look {
	return look{Result: r, telling: telling{fn: fn, errors: r.flow}, dead: cond.Dead(fn), parted: make(map[*ssa.Call][]scenario.Branch)}
}

// note adds a fate, each place once, with the conditions under which the function comes there.
func (l *look) note(f Fate) {
	if f.Results == 0 && f.free == 0 {
		return
	}
	f.When = cause.AllOf(f.When, cause.Told(l.fn, l.flow.ConditionsAt(f.Instr)))
	for i, known := range l.list {
		if known.at == f.at && known.Place == f.Place && known.Kind == f.Kind && known.Asked == f.Asked {
			l.list[i].Results |= f.Results
			l.list[i].Aside = known.Aside && f.Aside
			l.list[i].free |= f.free
			l.list[i].When = slices.DeleteFunc(slices.Clone(known.When), func(c cause.Condition) bool { return !slices.Contains(f.When, c) })
			return
		}
	}
	l.list = append(l.list, f)
}

// isHandler reports whether the function is one that answers an agent.
func (l *look) isHandler() bool {
	h := l.found.Of(l.fn)
	return h != nil && h.Kind.IsAnswer()
}
