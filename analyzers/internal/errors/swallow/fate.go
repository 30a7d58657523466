package swallow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// Kind says how a failure disappears.
type Kind int

// The kinds.
const (
	// Dropped means that the function tests the error, and goes on without it.
	Dropped Kind = iota
	// Skipped means that an item is left out of a loop.
	Skipped
	// Ignored means that the error is discarded.
	Ignored
	// Iteration means that the error of an iteration is never checked.
	Iteration
	// Unread means that the status of a response is never checked.
	Unread
	// Refused means that a status is found to be a failure, and the function goes on.
	Refused
	// Counted means that what failed is counted or listed as done.
	Counted
	// Lacking means that a part of a larger whole is left out.
	Lacking
	// Noted means that the function says that something failed, but not why.
	Noted
	// Behind means that nothing is lost yet: a result comes from an interface method whose
	// implementations are not in sight.
	Behind
)

// String returns the kind in lower case.
func (k Kind) String() string {
	return [...]string{"dropped", "skipped", "ignored", "iteration", "unread", "refused", "counted", "lacking", "noted", "behind"}[k]
}

// A Fate is what becomes of a failure in a function.
type Fate struct {
	// Kind says how the failure disappears.
	Kind Kind
	// Source is the function that fails, such as "os.Open".
	Source string
	// What is returned instead, such as "an empty list", or empty.
	What string
	// Logged reports that the failure is logged, but no caller learns of it.
	Logged bool
	// Meant reports that a comment there says that the program goes on without it on purpose.
	Meant bool
	// Hops is how many calls lie between it and what is answered.
	Hops int
	// Basic reports that nothing but a text or a number is missing.
	Basic bool
	// Aside reports that what is missing is only looked up in, for parts of something else, or comes with an error that a
	// caller discards: that is told where it does.
	Aside bool
	// Func and Place are the function of another package and the line where it
	// disappears. They are empty in this package.
	Func  string
	Place summary.Place

	// When are the conditions on the parameters of the function under which it comes to that.
	When []cause.Condition

	Asked   asked   // of a fate of kind Behind
	Results results // those that are made without it

	local
}

// What is local about a fate means nothing to importers: a fact does not hold it.
type local struct {
	// Instr is where the failure disappears, or the call of the function of the package, or of
	// another one, in which it does.
	Instr ssa.Instruction

	at   token.Pos
	log  token.Pos     // the log that tells of it, if there is one
	left token.Pos     // the return that gives what is in a response, of a fate of kind Unread
	free results       // the variables of the function around a literal that are made without it
	home *summary.Home // what Place is told from
}

// Pos returns the position in the package where the failure disappears, or of the call
// of the function where it does.
func (f Fate) Pos() token.Pos { return f.at }

// Log returns the log call that alone records the failure, as a related place. It is empty if there is none,
// or if it is where the failure disappears.
func (f Fate) Log(fset *token.FileSet) []analysis.RelatedInformation {
	if f.Func != "" || !f.log.IsValid() || fset.PositionFor(f.log, false).Line-fset.PositionFor(f.at, false).Line <= 1 {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: f.log, Message: "only this log tells"}}
}

// Elsewhere returns the place in another package where the failure disappears, as a related place. For this package
// it is at most the return that gives what is in a response.
func (f Fate) Elsewhere() []analysis.RelatedInformation {
	if f.Func == "" && f.left.IsValid() {
		return []analysis.RelatedInformation{{Pos: f.left, Message: "what is in the response leaves here"}}
	}
	if f.home == nil {
		return nil
	}
	at := f.home.Pos(f.Place)
	if !at.IsValid() {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: at, Message: report.Func(f.Func) + " drops the failure here"}}
}

// results are indexes of results, as bits, and those of parameters that a function fills for its
// caller, from maxResults on.
type results uint32

// maxResults is how many results, and how many parameters, are told apart.
const maxResults = paths.MaxParameters

// result returns one of the results, and filling one of the parameters. Of too many none is told apart.
func result(index int) results {
	if index < 0 || index >= maxResults {
		return 0
	}
	return 1 << index
}

func filling(index int) results { return result(index) << maxResults }

func (r results) has(index int) bool { return r&result(index) != 0 }

// fills reports whether a parameter is one that is filled: 0 of func add(out *report).
func (r results) fills(index int) bool { return r&filling(index) != 0 }

// answers reports whether a result is among them, and not only a parameter.
func (r results) answers() bool { return r&(1<<maxResults-1) != 0 }

// A spot is where a failure disappears.
type spot struct {
	at    token.Pos // if it is in the package
	place summary.Place
	kind  Kind
	asked asked
}

// equals reports whether the same is known of two failures in one place.
func (f Fate) equals(g Fate) bool {
	return f.spot() == g.spot() && f.Results == g.Results && f.free == g.free && slices.Equal(f.When, g.When)
}

func (f Fate) spot() spot {
	if f.Func == "" {
		return spot{at: f.at, kind: f.Kind, asked: f.Asked}
	}
	return spot{place: f.Place, kind: f.Kind, asked: f.Asked}
}

// capped returns as many fates as are told apart.
func capped(list []Fate, most int) []Fate {
	lost, open := 0, 0
	return slices.DeleteFunc(list, func(f Fate) bool {
		if f.Kind == Behind {
			open++
			return open > budget.Kept
		}
		lost++
		return lost > most
	})
}

// areBasic reports whether all of some values, and there is one, are texts and numbers: that one is missing is seen, as a
// name that is empty.
func areBasic(values []ssa.Value) bool {
	return flow.All(slices.Values(values), func(v ssa.Value) bool { return isBasic(v.Type()) })
}
