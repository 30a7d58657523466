package requests

import (
	"go/types"
	"net/http"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// A Flat is what a function answers for several statuses of a response, and that is the same for all of them:
//
//	if resp.StatusCode != http.StatusOK {
//		return nil, errors.New("request failed") // for 401, 404, 429 and 500
//	}
//
// Nothing of the response is in it, and one of the statuses asks callers to wait or to try again.
type Flat struct {
	Statuses []int64
	Made     ssa.Value // the failure
	At       *ssa.Return
}

// statuses are those that callers have to answer in ways of their own: ask for access, ask for something else, wait,
// try again later.
var statuses = []int64{http.StatusUnauthorized, http.StatusNotFound, http.StatusTooManyRequests, http.StatusInternalServerError}

// FlatIn returns what a function answers for several statuses of the responses that it looks at. The function fails says
// which of the values that it returns are failures.
func FlatIn(machine *scenario.Machine, fn *ssa.Function, fails func(ssa.Value) bool) []Flat {
	var list []Flat
	for _, p := range fn.Params {
		if IsResponse(p.Type()) {
			list = append(list, ladder{machine: machine, fn: fn, fails: fails, response: p}.flat()...)
		}
	}
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		for _, response := range resultsOf(call, IsResponse) {
			list = append(list, ladder{machine: machine, fn: fn, fails: fails, response: response, request: call}.flat()...)
		}
	}
	return list
}

// resultsOf returns the results of a call that are of some types.
func resultsOf(call *ssa.Call, are func(types.Type) bool) (list []ssa.Value) {
	results := call.Call.Signature().Results()
	for i := range results.Len() {
		if are(results.At(i).Type()) {
			list = append(list, calls.ResultsOf(call, i)...)
		}
	}
	return list
}

// A ladder is what a function does with the status of one response.
type ladder struct {
	machine  *scenario.Machine
	fn       *ssa.Function
	fails    func(ssa.Value) bool
	response ssa.Value
	request  *ssa.Call // nil if the function was given it
}

// flat returns what is answered for several statuses.
func (l ladder) flat() []Flat {
	known := ResponseOf([]ssa.Value{l.response})
	if !known.Read {
		return nil
	}
	fine := l.run(known, http.StatusOK).Returns()
	told := scenario.Outflow{}.From(known.Aliases...)
	var list []Flat
	for _, status := range statuses {
		made, at := l.made(l.run(known, status), fine)
		if made == nil || isToldOf(made, told) {
			continue
		}
		i := slices.IndexFunc(list, func(f Flat) bool { return f.Made == made })
		if i < 0 {
			i, list = len(list), append(list, Flat{Made: made, At: at})
		}
		list[i].Statuses = append(list[i].Statuses, status)
	}
	return slices.DeleteFunc(list, func(f Flat) bool {
		return len(f.Statuses) < 2 || f.Statuses[len(f.Statuses)-1] < http.StatusTooManyRequests
	})
}

// run runs the function for a status of the response.
func (l ladder) run(known *Response, status int64) *scenario.Trace {
	if l.request == nil {
		return l.machine.Run(l.fn, known.Answered(nil, status))
	}
	s := known.Answered(l.request, status)
	for _, err := range resultsOf(l.request, program.IsError) {
		s.Given[err] = scenario.Nil
	}
	return l.machine.Run(l.fn, s)
}

// made returns the one failure that a run ends with where a fine one would not, or nil.
func (l ladder) made(run *scenario.Trace, fine []*ssa.Return) (made ssa.Value, at *ssa.Return) {
	for _, ret := range run.Returns() {
		if slices.Contains(fine, ret) {
			continue
		}
		given := program.AllGiven(ret)
		i := slices.IndexFunc(given, l.fails)
		if i < 0 || made != nil {
			return nil, nil
		}
		leaves := run.Leaves(given[i])
		if len(leaves) != 1 {
			return nil, nil
		}
		made, at = leaves[0], ret
	}
	return made, at
}

// isToldOf reports whether a value is made of one of those that are made of the response.
func isToldOf(made ssa.Value, told map[ssa.Value]bool) bool {
	return flow.Query{Kinds: flow.Making}.Reaches(func(v ssa.Value) bool { return told[v] }, made)
}
