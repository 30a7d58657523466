package defaults

import (
	"go/constant"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// A walk is a run of a function with a text that is one of those that it knows, or another one:
// that is known as "". Nothing fails in it.
type walk struct {
	*text
	*scenario.Trace
	known  string
	chosen map[*ssa.Phi]ssa.Value // the one value that a phi has, or itself
	sides  []*ssa.BasicBlock      // to which a comparison of the text leads
}

// another is a text that no function knows.
const another = "\x00another text"

func (t *text) walk(fn *ssa.Function, known string) *walk {
	w := &walk{text: t, known: known, chosen: make(map[*ssa.Phi]ssa.Value)}
	w.Trace = t.machine.Run(fn, scenario.Scenario{Given: w.given(fn)})
	for _, block := range w.Blocks() {
		if next := w.Next(block); len(next) < len(block.Succs) && !testsError(block) {
			w.sides = append(w.sides, next[0])
		}
	}
	for phi := range program.Instructions[*ssa.Phi](w.Blocks()) {
		if w.chosen[phi] = phi; len(w.Leaves(phi)) == 1 {
			w.chosen[phi] = w.Leaves(phi)[0]
		}
	}
	return w
}

// given is what is known in the run: what the text is, what functions say of it, that it is there, and that nothing
// has failed. What a phi is the run says, as something else can stand there.
func (w *walk) given(fn *ssa.Function) map[ssa.Value]scenario.Value {
	given, is := make(map[ssa.Value]scenario.Value), w.known
	if is == "" {
		is = another
	}
	for v := range w.members {
		if _, phi := v.(*ssa.Phi); !phi && program.IsString(v.Type()) {
			given[v] = scenario.Const(constant.MakeString(is))
		}
	}
	for condition, test := range w.tests {
		if compares, ok := condition.(*ssa.BinOp); !ok || !w.members[compares.X] {
			given[condition] = scenario.Bool(test.equal == strings.EqualFold(test.is, is))
		}
	}
	if read, ok := w.base.(*ssa.Extract); ok {
		for found := range program.UsesAs[*ssa.Extract](read.Tuple) {
			if program.IsBool(found.Type()) {
				given[found] = scenario.Bool(true)
			}
		}
	}
	for _, block := range fn.Blocks {
		if testsError(block) {
			err, _ := cond.NilTest(block)
			given[err] = scenario.Nil
		}
	}
	return given
}

// testsError reports whether a block ends in a comparison of an error with nil.
func testsError(block *ssa.BasicBlock) bool {
	v, _ := cond.NilTest(block)
	return v != nil && program.IsError(v.Type())
}

// now returns what a value is on the way.
func (w *walk) now(v ssa.Value) ssa.Value {
	if phi, ok := v.(*ssa.Phi); ok && w.chosen[phi] != nil {
		return w.chosen[phi]
	}
	return v
}

// isText reports whether a value is the text on the way, and not a constant in its place.
func (w *walk) isText(v ssa.Value) bool { return !program.IsConst(w.now(v)) }
