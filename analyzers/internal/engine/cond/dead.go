package cond

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Knowledge has what other packages know of values.
type Knowledge struct {
	// IsSet reports whether a value is never nil.
	IsSet func(ssa.Value) bool
	// Succeeds reports whether the result with the given index is an error that is
	// always nil.
	Succeeds func(call *ssa.Call, index int) bool
}

// Taken returns the possible successors of a block: one, if its condition is
// decided, or tests an error that never occurs or a value that is never nil.
func (k Knowledge) Taken(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if v, whenNil := NilTest(block); v != nil {
		switch {
		case k.NeverFails(v):
			return block.Succs[whenNil : whenNil+1]
		case k.IsSet(v):
			return block.Succs[1-whenNil : 2-whenNil]
		}
	}
	switch truth, known := decided(program.Condition(block)); {
	case !known:
		return block.Succs
	case truth:
		return block.Succs[:1]
	}
	return block.Succs[1:]
}

// decided returns the value of a condition that is the same in all runs of a server: a
// constant, or whether the program is a test. Test files are left alone.
func decided(condition ssa.Value) (truth, known bool) {
	b := Branch{condition, true}.Plain()
	switch c := b.Cond.(type) {
	case *ssa.Const:
		return constant.BoolVal(c.Value) == b.Truth, true
	case *ssa.Call:
		return !b.Truth, AsksForTest(c)
	}
	return false, false
}

// AsksForTest reports whether a call asks whether the program is a test, and is none of one: no server is.
func AsksForTest(call *ssa.Call) bool {
	return syntax.IsFunc(program.Called(&call.Call), "testing", "Testing") && !syntax.InTest(call.Parent().Prog.Fset, call.Parent().Pos())
}

// Dead returns the unreachable blocks of a function, given the decided
// conditions. It is nil for most functions.
func (k Knowledge) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return len(k.Taken(b)) < len(b.Succs) }) {
		return nil
	}
	alive := make(map[*ssa.BasicBlock]bool, len(fn.Blocks))
	for _, first := range []*ssa.BasicBlock{fn.Blocks[0], fn.Recover} {
		if first == nil {
			continue
		}
		for _, b := range program.Reached(first, k.Taken) {
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

// Dead returns the blocks that are unreachable because of constant conditions,
// without considering errors. It is nil for most functions.
func Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool { return plain.Dead(fn) }

// Live returns the reachable blocks of a function, see [Dead].
func Live(fn *ssa.Function) []*ssa.BasicBlock {
	dead := Dead(fn)
	return slices.DeleteFunc(slices.Clone(fn.Blocks), func(block *ssa.BasicBlock) bool { return dead[block] })
}

// plain knows nothing of values.
var plain = Knowledge{
	IsSet:    func(ssa.Value) bool { return false },
	Succeeds: func(*ssa.Call, int) bool { return false },
}

// NeverFails reports whether a value is an error that is always nil: of a call that always
// succeeds, or of an encoder. Handlers test such errors by habit; their branches are dead.
func (k Knowledge) NeverFails(v ssa.Value) bool {
	call, index := program.CallOf(v)
	return call != nil && (index == 1 && Encodes(&call.Call) || k.Succeeds(call, index))
}

// Encodes reports whether a call does nothing but encode its first argument, as JSON or YAML. It
// fails for what no server answers, such as channels and NaN: a mistake of the program that its
// first run shows.
func Encodes(call *ssa.CallCommon) bool {
	obj := program.ObjectOf(call.StaticCallee())
	return syntax.IsFunc(obj, "encoding/json", "MarshalIndent") ||
		encoders[syntax.PathOf(obj)] && obj.Name() == "Marshal" && obj.Signature().Recv() == nil
}

// encoders are packages whose function Marshal encodes a value.
var encoders = map[string]bool{
	"encoding/json": true, "sigs.k8s.io/yaml": true,
	"go.yaml.in/yaml/v2": true, "go.yaml.in/yaml/v3": true, "gopkg.in/yaml.v2": true, "gopkg.in/yaml.v3": true,
}
