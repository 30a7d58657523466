package causeloss

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// isConsumed reports whether somebody in the package asks for the causes of the errors that a
// function returns: a function that calls it, or one that gets the error in turn, hands it to
// errors.Is, errors.As, a predicate of the module, or what classifies errors. In
//
//	func load(name string) error { …; return fmt.Errorf("load: %v", err) }
//	func read(name string) error { if err := load(name); errors.Is(err, fs.ErrNotExist) { … } }
//
// nothing is found, as the chain ends in load. Who asks for a variable of the module that is not lost would find nothing
// if the chain were kept.
func (c tracer) isConsumed(fn *ssa.Function, lost []cause.Failure) bool {
	for fn.Parent() != nil && len(c.Calls.Waiting(fn)) == 0 {
		fn = fn.Parent()
	}
	s := consuming{tracer: c, lost: lost, seen: map[*ssa.Function]bool{fn: true}, open: []*ssa.Function{fn}}
	for len(s.open) > 0 && len(s.seen) <= budget.Callees {
		next := s.open[0]
		s.open = s.open[1:]
		if slices.ContainsFunc(c.Calls.Waiting(next), s.byCaller) {
			return true
		}
	}
	return false
}

// A consuming is a search through the functions that an error reaches.
type consuming struct {
	tracer
	lost []cause.Failure
	seen map[*ssa.Function]bool
	open []*ssa.Function // which return the error, and whose callers are to be looked at
}

// byCaller reports whether the function around a call asks for the cause of the error that the
// call returns. If it returns the error, its own callers are looked at next.
func (c *consuming) byCaller(call *ssa.Call) bool {
	for v := range carrying.On(errorsOf(call)...) {
		for _, use := range program.UsesOf(v) {
			switch use := use.(type) {
			case *ssa.Call:
				if asks(use) && !c.asksForAnother(use) {
					return true
				}
			case *ssa.Return:
				if fn := use.Parent(); !c.seen[fn] && program.CanBeError(v.Type()) {
					c.seen[fn], c.open = true, append(c.open, fn)
				}
			}
		}
	}
	return false
}

// carrying is the query for what holds an error in its chain: the error itself, and others that are made of it, also
// where it stands in the list of the arguments.
var carrying = flow.Query{Kinds: flow.Phi | flow.Extract | flow.Convert | flow.Box | flow.Element | flow.Argument | flow.Store, Skip: func(e flow.Edge) bool {
	switch at := e.At.(type) {
	case *ssa.Call:
		return !program.CanBeError(at.Type())
	case *ssa.Store:
		_, element := at.Addr.(*ssa.IndexAddr)
		return !element || e.To == at.Addr
	case *ssa.Slice:
		return false
	}
	return e.Kind == flow.Element
}}

// errorsOf returns the errors among the results of a call.
func errorsOf(call *ssa.Call) []ssa.Value {
	if program.CanBeError(call.Type()) {
		return []ssa.Value{call}
	}
	var list []ssa.Value
	for _, use := range program.UsesOf(call) {
		if x, ok := use.(*ssa.Extract); ok && program.CanBeError(x.Type()) {
			list = append(list, x)
		}
	}
	return list
}

// asksForAnother reports whether a call asks whether an error is that in a variable, and what is lost has no such error
// in its chain.
func (c *consuming) asksForAnother(call *ssa.Call) bool {
	if !funcs.IsOfErrors(program.Called(&call.Call), "Is") {
		return false
	}
	variable, ok := paths.ReadFrom[*ssa.Global](call.Call.Args[1])
	if !ok || !syntax.InModule(c.Pass, variable.Pkg.Pkg) {
		return false
	}
	is := func(o cause.Origin) bool { return o.Name == variable.Pkg.Pkg.Path()+"."+variable.Name() }
	return !slices.ContainsFunc(c.lost, func(f cause.Failure) bool {
		return is(f.Origin) || slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return is(p.Origin) })
	})
}

// asks reports whether a call is given an error in order to find out what it is.
func asks(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil {
		return false
	}
	return funcs.IsOfErrors(obj, "As") || strings.HasPrefix(obj.Name(), "Classify") || cond.IsPredicate(obj.Signature())
}
