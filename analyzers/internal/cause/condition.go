package cause

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxConditions is how many conditions are remembered of one failure.
const maxConditions = 8

// A Condition is something that must hold of a parameter of a function for one of
// its failures to occur. In
//
//	func send(body any) error {
//		if body != nil {
//			if err := encode(body); err != nil {
//
// nobody who passes nil sees the errors of encode.
type Condition struct {
	Owner *ssa.Function
	Param int
	Field string // of the struct that the parameter is, or points to; "" for the parameter itself
	Value string // the constant that the parameter is, or is not, see constantOf
	What  string // the variables and types that the parameter, an error, is or wraps, or does not
	Own   bool   // as in a verdict
	Is    bool
	// itself is that of a verdict.
	Itself bool
}

// The values that are no constants.
const (
	NoValue     = "nil"
	Unencodable = "unencodable" // something that JSON cannot hold
	Outside     = "outside"     // a stream that is not in memory
)

// Under returns failures with conditions that hold for all of them besides their
// own.
func Under(failures []Failure, conditions []Condition) []Failure {
	if len(conditions) == 0 {
		return failures
	}
	list := slices.Clone(failures)
	for i := range list {
		list[i].When = AllOf(list[i].When, conditions)
	}
	return list
}

// AllOf returns the conditions of two lists.
func AllOf(a, b []Condition) []Condition {
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

// ConditionFacts returns the conditions on the parameters of fn.
func ConditionFacts(fn *ssa.Function, conditions []Condition) []ConditionFact {
	var list []ConditionFact
	for _, c := range conditions {
		if c.Owner == fn {
			list = append(list, ConditionFact{Param: c.Param, Field: c.Field, Value: c.Value, What: c.What, Own: c.Own, Is: c.Is, Itself: c.Itself})
		}
	}
	return list
}

// ConditionsOf returns the conditions of facts.
func ConditionsOf(facts []ConditionFact) []Condition {
	var list []Condition
	for _, c := range facts {
		list = append(list, Condition{Param: c.Param, Field: c.Field, Value: c.Value, What: c.What, Own: c.Own, Is: c.Is, Itself: c.Itself})
	}
	return list
}
