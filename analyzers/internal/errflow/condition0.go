package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxConditions is how many conditions are remembered of one failure.
const maxConditions = 8

// A condition is something that must hold of a parameter of a function for one of
// its failures to occur. In
//
//	func send(body any) error {
//		if body != nil {
//			if err := encode(body); err != nil {
//
// nobody who passes nil sees the errors of encode.
type condition struct {
	owner *ssa.Function
	param int
	field string // of the struct that the parameter is, or points to; "" for the parameter itself
	value string // the constant that the parameter is, or is not, see constantOf
	what  string // the variables and types that the parameter, an error, is or wraps, or does not
	own   bool   // as in a verdict
	is    bool
	// itself is that of a verdict.
	itself bool
}

// The values that are no constants.
const (
	noValue     = "nil"
	unencodable = "unencodable" // something that JSON cannot hold
	outside     = "outside"     // a stream that is not in memory
)

// under returns failures with conditions that hold for all of them besides their
// own.
func under(failures []Failure, conditions []condition) []Failure {
	if len(conditions) == 0 {
		return failures
	}
	list := slices.Clone(failures)
	for i := range list {
		list[i].when = allOf(list[i].when, conditions)
	}
	return list
}

// allOf returns the conditions of two lists.
func allOf(a, b []condition) []condition {
	list := slices.Clip(a)
	for _, c := range b {
		if len(list) < maxConditions && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// common returns the conditions that are in both of two lists.
func common[C comparable](a, b []C) []C {
	var list []C
	for _, c := range a {
		if slices.Contains(b, c) {
			list = append(list, c)
		}
	}
	return list
}

// conditionFacts returns the conditions on the parameters of fn.
func conditionFacts(fn *ssa.Function, conditions []condition) []conditionFact {
	var list []conditionFact
	for _, c := range conditions {
		if c.owner == fn {
			list = append(list, conditionFact{Param: c.param, Field: c.field, Value: c.value, What: c.what, Own: c.own, Is: c.is, Itself: c.itself})
		}
	}
	return list
}

func conditionsOf(facts []conditionFact) []condition {
	var list []condition
	for _, c := range facts {
		list = append(list, condition{param: c.Param, field: c.Field, value: c.Value, what: c.What, own: c.Own, is: c.Is, itself: c.Itself})
	}
	return list
}
