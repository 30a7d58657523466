package cause

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// A Condition on a parameter of a function must hold for a failure to occur. In
//
//	func send(body any) error {
//		if body != nil {
//			if err := encode(body); err != nil {
//
// callers that pass nil never see the errors of encode.
type Condition struct {
	owned
	Param int
	Field string // of the struct that the parameter is, or points to; "" for the parameter itself
	Value string // the constant that the parameter is, or is not, see constantOf
	What  string // the variables and types that the parameter, an error, is or wraps, or does not
	Own   bool   // as in a verdict
	Is    bool
	// itself is that of a verdict.
	Itself bool
}

// owned tells whose parameter it is: in a fact, that of the function that the fact is about.
type owned struct{ Owner *ssa.Function }

// Values of conditions that are not constants.
const (
	NoValue = "nil"
	Outside = "outside" // a stream that is not in memory
)

// Under returns failures with additional conditions that hold for all.
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

// AllOf returns the conditions of two lists, as many as are remembered of one failure.
func AllOf(a, b []Condition) []Condition {
	list := slices.Clip(a)
	for _, c := range b {
		if len(list) < budget.Told && !slices.Contains(list, c) {
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

// Told returns the conditions for importers: those on the parameters of fn.
func Told(fn *ssa.Function, conditions []Condition) []Condition {
	var list []Condition
	for _, c := range conditions {
		if c.Owner == fn {
			c.Owner = nil
			list = append(list, c)
		}
	}
	return list
}

// String returns the condition, such as "0 is nil", "0.Name is nil" or "1 is not io.EOF".
func (c Condition) String() string {
	return strings.TrimSuffix(strconv.Itoa(c.Param)+"."+c.Field, ".") + isOrNot(c.Is, c.Itself) + c.Value + strings.ReplaceAll(c.What, " ", " or ")
}

// isOrNot writes what a verdict says.
func isOrNot(is, itself bool) string {
	switch {
	case is:
		return " is "
	case itself:
		return " is not itself "
	}
	return " is not "
}
