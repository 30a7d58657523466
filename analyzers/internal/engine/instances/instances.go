// Package instances says with what values a place of a program runs: once for each caller that gives it something
// else, and once for each element of a table. In
//
//	var tools = []tool{{"read_note", read}, {"write_note", write}}
//
//	func register(s *server.MCPServer) {
//		for _, t := range tools {
//			add(s, t.name, t.run)
//		}
//	}
//
//	func add(s *server.MCPServer, name string, run work) { s.AddTool(mcp.NewTool(name), wrap(name, run)) }
//
// the call of AddTool has two instances ([Whole.Each]): in one the name is "read_note", and wrap is given read; in the
// other it is "write_note" and write. Package flow says what a value can be, whatever the others are then. Here the
// values of one instance belong together.
//
// Where a value depends on a caller, an element or a branch, the instance takes one of them, keeps to it, and comes
// back for the next one (choice.go). A variable holds what is stored there anywhere, in the order of the dominators. The
// packages of a program are seen at once, as no pass does: nothing here serves findings.
//
// Read choice.go, whole.go with stores.go, frame.go, value.go; then eval.go, memory.go, list.go and result.go.
package instances

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// An Instance is one run of the function around a place, as far as values are asked for.
type Instance struct {
	whole  *Whole
	trail  *trail
	memo   map[memoKey]Value
	calls  map[memoKey]*frame
	roots  map[*ssa.Function]*frame
	open   map[memoKey]bool // values that are being looked for
	picked map[memoKey]int  // the elements that were taken, by the index with which they are read
	steps  int
	nested int  // how deep what is stored is looked for
	void   bool // the choices contradict each other
	at     *frame
}

type memoKey struct {
	v  any // an ssa.Value, or an instruction
	in *frame
}

// Each calls ask for each instance of a place, until it has told nothing new for long. It asks for values as it needs
// them: what is not asked for makes no difference between instances. It reports whether these were all of them.
func (w *Whole) Each(at ssa.Instruction, ask func(*Instance) (fresh bool)) (all bool) {
	t := &trail{}
	fruitless, work := 0, 0
	for range budget.Most {
		t.restart()
		i := &Instance{
			whole: w, trail: t, memo: make(map[memoKey]Value), calls: make(map[memoKey]*frame),
			roots: make(map[*ssa.Function]*frame), open: make(map[memoKey]bool), picked: make(map[memoKey]int),
		}
		i.at = i.root(at.Parent())
		if fruitless++; ask(i) {
			fruitless = 0
		}
		if !t.next() || fruitless == budget.Visits {
			return true
		}
		if work += i.steps; work > budget.Most*budget.Callees {
			return false
		}
	}
	return false
}

// Void reports whether what was chosen for the instance cannot be: there is no such run.
func (i *Instance) Void() bool { return i.void || i.steps > budget.Most }

// Of returns what a value of the function around the place is.
func (i *Instance) Of(v ssa.Value) Value { return i.eval(v, i.at) }

// Place returns the call that gives the instance what tells it from others: that of the outermost function that
// had to be looked at, or the place itself.
func (i *Instance) Place(at ssa.CallInstruction) ssa.CallInstruction {
	for f := i.at; f != nil && f.call != nil; f = f.caller {
		at = f.call
	}
	return at
}
