package program

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Captured returns the variable of a literal that stands for a variable of the function around it, or nil.
func Captured(closure *ssa.MakeClosure, variable ssa.Value) *ssa.FreeVar {
	if i := slices.Index(closure.Bindings, variable); i >= 0 {
		return closure.Fn.(*ssa.Function).FreeVars[i]
	}
	return nil
}

// ClosuresOf returns the places where a literal is evaluated: one, but for copies of generic functions.
func ClosuresOf(literal *ssa.Function) []*ssa.MakeClosure {
	var list []*ssa.MakeClosure
	for closure := range UsesAs[*ssa.MakeClosure](literal) {
		list = append(list, closure)
	}
	return list
}

// Bindings returns what a variable of a literal stands for where the literal is evaluated.
func Bindings(free *ssa.FreeVar) []ssa.Value {
	var bound []ssa.Value
	for _, closure := range ClosuresOf(free.Parent()) {
		bound = append(bound, closure.Bindings[slices.Index(free.Parent().FreeVars, free)])
	}
	return bound
}

// OutermostVariables returns the variables of the outermost function for which a variable of a literal stands.
func OutermostVariables(free *ssa.FreeVar) []ssa.Value {
	var list []ssa.Value
	for _, binding := range Bindings(free) {
		if outer, ok := binding.(*ssa.FreeVar); ok {
			list = append(list, OutermostVariables(outer)...)
		} else {
			list = append(list, binding)
		}
	}
	return list
}
