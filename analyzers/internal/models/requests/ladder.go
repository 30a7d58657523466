package requests

import (
	"go/constant"
	"net/http"
	"slices"

	"golang.org/x/tools/go/ssa"

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
	Statuses []int
	Made     ssa.Value // the failure
	At       *ssa.Return
}

// statuses are those that callers have to answer in ways of their own: ask for access, ask for something else, wait,
// try again later.
var statuses = []int{http.StatusUnauthorized, http.StatusNotFound, http.StatusTooManyRequests, http.StatusInternalServerError}

// FlatIn returns what a function answers for several statuses of the responses that it looks at. What is a failure there,
// fails says.
func FlatIn(machine *scenario.Machine, fn *ssa.Function, fails func(ssa.Value) bool) []Flat {
	var list []Flat
	for _, p := range fn.Params {
		if IsResponse(p.Type()) {
			list = append(list, ladder{machine: machine, fn: fn, fails: fails, response: p}.flat()...)
		}
	}
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		for _, response := range resultsOf(call) {
			list = append(list, ladder{machine: machine, fn: fn, fails: fails, response: response, request: call}.flat()...)
		}
	}
	return list
}

// resultsOf returns the responses that a call gives.
func resultsOf(call *ssa.Call) []ssa.Value {
	if IsResponse(call.Type()) {
		return []ssa.Value{call}
	}
	var list []ssa.Value
	for x := range program.UsesAs[*ssa.Extract](call) {
		if IsResponse(x.Type()) {
			list = append(list, x)
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
func (l ladder) run(known *Response, status int) *scenario.Trace {
	s := scenario.Scenario{Given: make(map[ssa.Value]scenario.Value), Fields: map[string]scenario.Value{
		"StatusCode": scenario.Const(constant.MakeInt64(int64(status))),
	}}
	if l.request != nil {
		s.At = l.request
		for x := range program.UsesAs[*ssa.Extract](l.request) {
			if program.IsError(x.Type()) {
				s.Given[x] = scenario.Nil
			}
		}
	}
	for _, v := range known.Aliases {
		s.Given[v] = scenario.Object
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
