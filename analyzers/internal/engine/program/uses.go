package program

import (
	"golang.org/x/tools/go/ssa"
)

// UsesOf returns the instructions that use a value.
func UsesOf(v ssa.Value) []ssa.Instruction {
	if v == nil || v.Referrers() == nil {
		return nil
	}
	return *v.Referrers()
}
