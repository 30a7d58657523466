package returns

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// Found returns what the return gives at the end of a passage, with what is known of
// the functions that it has called.
func (w *exitWalk) Found(p passage) []Exit {
	e := Exit{local: local{Instr: w.ret}, When: cause.AllOf(w.when, p.conditions())}
	for _, g := range p.values {
		e.Results = append(e.Results, p.presence(w.flow, g))
		e.Pointer = g.box // that of the last result wins
	}
	list := []Exit{e}
	var done []*ssa.Call
	for i, g := range p.values {
		call, _ := program.CallOf(g.value)
		if call == nil || slices.Contains(done, call) || e.Results[i] != PresenceUnknown && g.box == nil && !w.isHalf(p, call) {
			continue
		}
		done = append(done, call)
		if w.comesToNothing(call) {
			return nil
		}
		if called := w.called(p, call); len(called) > 0 && len(list)*len(called) <= budget.Kept {
			list = combined(list, called, p.values, call)
		}
	}
	return list
}

// comesToNothing reports whether a call is one of a function of the package that is not known
// to return at all: it never does, or nobody has come to its end yet, as it calls the one that
// is looked at.
func (w *exitWalk) comesToNothing(call *ssa.Call) bool {
	exits, known := w.flow.Exits.Own(program.Declaration(call.Call.StaticCallee()))
	return known && len(exits) == 0
}

// conditions returns what the branches on the passage tell of parameters.
func (p *passage) conditions() []cause.Condition {
	var list []cause.Condition
	for _, k := range p.known {
		if program.IsBool(k.value.Type()) || k.presence != Absent && k.presence != Present {
			continue
		}
		if c, ok := cond.ConditionOn(k.value, cause.NoValue, k.presence == Absent); ok {
			list = append(list, c)
		}
	}
	return list
}

// isHalf reports whether another value that is returned comes out of the same call and
// is not known.
func (w *exitWalk) isHalf(p passage, call *ssa.Call) bool {
	return slices.ContainsFunc(p.values, func(g given) bool {
		other, _ := program.CallOf(g.value)
		return other == call && p.presence(w.flow, g) == PresenceUnknown
	})
}

// combined returns every exit of a list, combined with every exit of a function
// called on its path.
func combined(list, called []Exit, values []given, call *ssa.Call) []Exit {
	var all []Exit
	for _, e := range list {
		for _, c := range called {
			both, taken, missing := e, 0, false
			both.Results, both.When = slices.Clone(e.Results), cause.AllOf(e.When, c.When)
			for i, g := range values {
				from, index := program.CallOf(g.value)
				if from != call || index >= len(c.Results) {
					continue
				}
				if g.box != nil || both.Results[i] == PresenceUnknown {
					both.Results[i] = g.boxed(c.Results[index])
				}
				if g.box == nil && i == len(values)-1 {
					both.Pointer = c.Pointer
				}
				taken++
				missing = missing || both.Results[i] == Absent || both.Results[i] == Hollow
			}
			if taken == 1 {
				both.doubtful(called, values, call)
			}
			if taken > 1 || missing {
				both.Via = slices.Concat(e.Via, c.Via)
			}
			all = append(all, both)
		}
	}
	return all
}

// doubtful gives up on an error that a function returns as its only result, and not
// always: the result beside it belongs to calls without an error.
func (e *Exit) doubtful(called []Exit, values []given, call *ssa.Call) {
	last := len(values) - 1
	from, index := program.CallOf(values[last].value)
	if from != call || index > 0 || values[last].box != nil || !program.CanBeError(call.Type()) {
		return
	}
	if slices.ContainsFunc(called, func(c Exit) bool { return !c.Results[0].IsSet() }) && e.Results[last].IsSet() {
		e.Results[last] = PresenceUnknown
	}
}

// called returns the exits of the function that is called that fit what the branches
// say of its results, and what it is given.
func (w *exitWalk) called(p passage, call *ssa.Call) []Exit {
	callee := program.Declaration(call.Call.StaticCallee())
	exits, _ := w.flow.Exits.Of(callee)
	if !w.flow.Own[callee] {
		callee = nil
	}
	c := origin.Crossing{Evaluator: w.flow.Evaluator, Callee: callee, Site: calls.At(call), Through: funcs.FunctionName(program.Called(&call.Call))}
	var list []Exit
	for _, e := range exits {
		left, possible := c.Met(e.When)
		if !possible || !p.fits(call, e) {
			continue
		}
		possible, known := w.asks(p, c, e.When)
		if !possible {
			continue
		}
		step := cause.Step{Func: c.Through, Place: e.Place, Pos: e.Pos()}.ToldFrom(e.home)
		if step.Place == "" {
			step.Place = w.flow.PlaceOf(step.Pos)
		}
		if slices.Contains(e.Via, step) {
			continue // the way goes in a circle: it comes to nothing that a shorter one does not
		}
		if !known || p.depends(c, e.When) {
			e.Results = make([]Presence, len(e.Results))
		}
		e.When, e.Via = left, append(slices.Clip(e.Via), step)
		list = append(list, e)
	}
	return list
}

// asks returns whether conditions can hold that ask of an argument whether it is nil, where
// that comes out of another call, and whether it is known what that gives. In
//
//	result, _ := render(err)
//	return label(result), nil
//
// it does not matter what label does without a result, if render always gives one.
func (w *exitWalk) asks(p passage, c origin.Crossing, conditions []cause.Condition) (possible, known bool) {
	known = true
	for _, cond := range conditions {
		from, index := program.CallOf(c.Site.Arg(cond.Param))
		if cond.Owner != c.Callee || cond.Field != "" || cond.Value != cause.NoValue || from == nil {
			continue
		}
		asked := Present
		if cond.Is {
			asked = Absent
		}
		given := w.called(p, from)
		if len(given) == 0 {
			known = known && !cond.Is
		} else if !slices.ContainsFunc(given, func(e Exit) bool { return index >= len(e.Results) || !e.Results[index].contradicts(asked) }) {
			return false, true
		}
	}
	return true, known
}

// depends reports whether conditions speak of an argument that comes out of the same call
// as something else that is returned: they decide about that as well, and nobody follows
// how. In
//
//	result, err := load()
//	return label(result), err
//
// label gives a result if load does, and then there is no error.
func (p *passage) depends(c origin.Crossing, conditions []cause.Condition) bool {
	return slices.ContainsFunc(conditions, func(cond cause.Condition) bool {
		if cond.Owner != c.Callee {
			return false
		}
		from, _ := program.CallOf(c.Site.Arg(cond.Param))
		return from != nil && slices.ContainsFunc(p.values, func(g given) bool {
			beside, _ := program.CallOf(g.value)
			return beside == from
		})
	})
}

// fits reports whether what a function gives can be what the branches tell of it.
func (p *passage) fits(call *ssa.Call, e Exit) bool {
	return !slices.ContainsFunc(p.known, func(k knowing) bool {
		from, index := program.CallOf(k.value)
		return from == call && index < len(e.Results) && e.Results[index].contradicts(k.presence)
	})
}
