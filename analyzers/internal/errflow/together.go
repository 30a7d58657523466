package errflow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A demand is a condition with what a call hands over where it looks.
type demand struct {
	condition
	handed
}

// maxBack bounds how many blocks are looked at before a call.
const maxBack = 200

// excludesTogether reports whether on every way to the call a branch excludes one of several
// conditions, be it another one on each. In
//
//	if kind != "pod" && kind != "node" {
//		return errKind
//	}
//	return get(kind)
//
// the kind can be either, and get does not fail for what is neither.
func (c crossing) excludesTogether(demands []demand) bool {
	if c.site.block == nil || len(demands) < 2 {
		return false
	}
	seen := map[*ssa.BasicBlock]bool{c.site.block: true}
	todo := []*ssa.BasicBlock{c.site.block}
	for len(todo) > 0 {
		block := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if len(block.Preds) == 0 || len(seen) > maxBack {
			return false
		}
		for _, from := range block.Preds {
			if !seen[from] && !denyBetween(from, block, demands) {
				seen[from] = true
				todo = append(todo, from)
			}
		}
	}
	return true
}

// denyBetween reports whether control goes from one block to the next one only if one of the
// conditions does not hold.
func denyBetween(from, to *ssa.BasicBlock, demands []demand) bool {
	if len(from.Succs) != 2 || from.Succs[0] == from.Succs[1] {
		return false
	}
	v, value, is := comparisonOf(program.Condition(from), from.Succs[0] == to)
	for _, d := range demands {
		if value == d.condition.value && is != d.condition.is && d.handed.is(v) {
			return true
		}
	}
	return false
}
