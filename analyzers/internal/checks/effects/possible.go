package effects

import (
	"go/constant"
	"go/token"
	"io/fs"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// counting returns the blocks of a function in which deeds of a kind count: those that are ever reached,
// and of what is written, none after which the process exits.
func (r *Result) counting(kind Kind, fn *ssa.Function) []*ssa.BasicBlock {
	live := r.conditions.machines[kind].Base(fn).Blocks()
	if kind != Writes {
		return live
	}
	ending := ending(fn)
	return slices.DeleteFunc(live, func(block *ssa.BasicBlock) bool { return ending[block] })
}

// conditions decides what conditions of a package are in all runs of a server.
type conditions struct {
	machines [len(kinds)]*scenario.Machine
	settled  func() *settled // what variables can hold, looked for once
	started  []cond.Branch   // what the start of the program has found of its environment

	neverFails func(ssa.Value) bool // whether a value is an error that is always nil
}

// begin makes the machines for what the package does of each kind.
func (c *conditions) begin(own map[*ssa.Function]bool) {
	for _, kind := range kinds {
		c.machines[kind] = scenario.New(own, func(v ssa.Value) (scenario.Value, bool) { return c.known(kind, v) })
	}
}

// known returns what a value is in all runs of a server, and whether that is known.
func (c *conditions) known(kind Kind, v ssa.Value) (scenario.Value, bool) {
	if program.IsBool(v.Type()) {
		if is, known := c.decided(kind, v); known {
			return scenario.Bool(is), true
		}
	}
	if c.neverFails(v) || c.settled().IsUnset(v) {
		return scenario.Nil, true
	}
	values := c.settled().Of(v)
	return scenario.Const(values...), len(values) > 0
}

// decided returns what a condition is that asks for the environment or for a terminal.
func (c *conditions) decided(kind Kind, condition ssa.Value) (is, known bool) {
	switch x := condition.(type) {
	case *ssa.BinOp:
		if kind == Writes && isTerminalMode(x) {
			return x.Op == token.EQL, true
		}
	case *ssa.Call:
		if kind == Writes && asksForTerminal(x) {
			return false, true
		}
	}
	if kind == Exits {
		for _, b := range c.started {
			if is, known = b.Decides(condition); known {
				break
			}
		}
	}
	return is, known
}

// asksForTerminal reports whether a call asks whether somebody sits before standard input or output, where the
// messages of a client come in and go out.
func asksForTerminal(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil {
		return false
	}
	switch obj.FullName() {
	case "golang.org/x/term.IsTerminal", "golang.org/x/crypto/ssh/terminal.IsTerminal", "github.com/mattn/go-isatty.IsTerminal", "github.com/mattn/go-isatty.IsCygwinTerminal", "github.com/moby/term.IsTerminal":
	default:
		return false
	}
	descriptor, _ := flow.Query{Kinds: flow.Convert}.Start(call.Call.Args[0]).(*ssa.Call)
	return descriptor != nil && slices.ContainsFunc(descriptor.Call.Args, func(v ssa.Value) bool { return paths.IsVariable(v, "os.Stdin", stdout) })
}

// isTerminalMode reports whether a comparison with 0 asks the same of the mode of a file: info.Mode()&os.ModeCharDevice != 0.
func isTerminalMode(c *ssa.BinOp) bool {
	and, ok := c.X.(*ssa.BinOp)
	if !ok || and.Op != token.AND || !paths.IsEmptyConst(c.Y) {
		return false
	}
	bit, ok := and.Y.(*ssa.Const)
	return ok && bit.Value != nil && constant.Compare(bit.Value, token.EQL, constant.MakeUint64(uint64(fs.ModeCharDevice)))
}
