package program

import (
	"golang.org/x/tools/go/ssa"
)

// Recovers reports whether a function recovers from panics, its own and those of
// callees: it defers a function that does.
func Recovers(fn *ssa.Function) bool {
	for d := range Instructions[*ssa.Defer](fn.Blocks) {
		if callsRecover(Declaration(d.Call.StaticCallee())) {
			return true
		}
	}
	return false
}

func callsRecover(fn *ssa.Function) bool {
	if fn == nil {
		return false
	}
	for call := range Instructions[*ssa.Call](fn.Blocks) {
		if IsBuiltin(call, "recover") {
			return true
		}
	}
	return false
}
