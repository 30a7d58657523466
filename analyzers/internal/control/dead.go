package control

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// Knowledge is what others know of values.
type Knowledge struct {
	// IsSet reports whether a value is never nil.
	IsSet func(ssa.Value) bool
	// IsDecoded reports whether a value was decoded, as clients do with what they
	// receive, so that there is nothing in it that cannot be encoded again.
	IsDecoded func(ssa.Value) bool
	// Succeeds reports whether the result of a call with the given index, which is an
	// error, is nil whatever happens.
	Succeeds func(call *ssa.Call, index int) bool
	// IsFilled reports whether everything that a function of another package gives for the
	// result with the given index can be encoded as JSON.
	IsFilled func(call *ssa.Call, index int) bool
}

// Taken returns the blocks to which a block can lead: where its condition is
// decided, or a test of an error that never occurs, or of a value that is always
// set, only one of its successors.
func (k Knowledge) Taken(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if v, whenNil := NilTest(block); v != nil {
		switch {
		case k.NeverFails(v):
			return block.Succs[whenNil : whenNil+1]
		case k.IsSet(v):
			return block.Succs[1-whenNil : 2-whenNil]
		}
	}
	switch truth, known := decided(Condition(block)); {
	case !known:
		return block.Succs
	case truth:
		return block.Succs[:1]
	}
	return block.Succs[1:]
}

// decided returns the value of a condition that has the same one in all runs of a server,
// and whether it is one: a constant, or whether the program is a test, which no server is.
// Files of tests are left as they are.
func decided(condition ssa.Value) (truth, known bool) {
	switch c := condition.(type) {
	case *ssa.Const:
		if c.Value != nil && c.Value.Kind() == constant.Bool {
			return constant.BoolVal(c.Value), true
		}
	case *ssa.UnOp:
		if c.Op == token.NOT {
			truth, known = decided(c.X)
			return !truth, known
		}
	case *ssa.Call:
		return false, api.IsFunc(program.Called(&c.Call), "testing", "Testing") && !syntax.InTest(c.Parent().Prog.Fset, c.Parent().Pos())
	}
	return false, false
}

// Dead returns the blocks of a function that are never reached when the
// conditions that are decided are taken into account: nil for most functions.
func (k Knowledge) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return len(k.Taken(b)) < len(b.Succs) }) {
		return nil
	}
	alive := make(map[*ssa.BasicBlock]bool, len(fn.Blocks))
	for _, first := range []*ssa.BasicBlock{fn.Blocks[0], fn.Recover} {
		if first == nil {
			continue
		}
		for b := range reached(first, k.Taken) {
			alive[b] = true
		}
	}
	dead := make(map[*ssa.BasicBlock]bool)
	for _, b := range fn.Blocks {
		if !alive[b] {
			dead[b] = true
		}
	}
	return dead
}

// Dead returns the blocks of a function that are never reached because a condition
// is constant, without a look at what errors can be: nil for most functions.
func Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool { return plain.Dead(fn) }

// Live returns the blocks of a function that are ever reached, see [Dead].
func Live(fn *ssa.Function) []*ssa.BasicBlock {
	dead := Dead(fn)
	return slices.DeleteFunc(slices.Clone(fn.Blocks), func(block *ssa.BasicBlock) bool { return dead[block] })
}

// plain is what is known of values where nobody looks at them.
var plain = Knowledge{
	IsSet:     func(ssa.Value) bool { return false },
	IsDecoded: func(ssa.Value) bool { return false },
	Succeeds:  func(*ssa.Call, int) bool { return false },
	IsFilled:  func(*ssa.Call, int) bool { return false },
}
