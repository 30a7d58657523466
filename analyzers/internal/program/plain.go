package program

import (
	"golang.org/x/tools/go/ssa"
)

// Dead returns the blocks of a function that are never reached because a condition
// is constant, without a look at what errors can be: nil for most functions.
func Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool { return plain.Dead(fn) }

// plain is what is known of values where nobody looks at them.
var plain = Knowledge{
	IsSet:     func(ssa.Value) bool { return false },
	IsDecoded: func(ssa.Value) bool { return false },
	Succeeds:  func(*ssa.Call, int) bool { return false },
	IsFilled:  func(*ssa.Call, int) bool { return false },
}
