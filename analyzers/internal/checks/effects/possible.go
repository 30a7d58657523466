package effects

import (
	"go/constant"
	"go/token"
	"io/fs"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// counting returns the blocks of a function in which deeds of a kind count: those that are ever reached,
// and of what is written, none after which the process exits.
func (r *Result) counting(kind Kind, fn *ssa.Function) []*ssa.BasicBlock {
	live := cond.Live(fn)
	if possible := r.conditions.possible(kind, fn); possible != nil {
		live = slices.DeleteFunc(live, func(block *ssa.BasicBlock) bool { return !slices.Contains(possible, block) })
	}
	if kind != Writes {
		return live
	}
	ending := ending(fn)
	return slices.DeleteFunc(live, func(block *ssa.BasicBlock) bool { return ending[block] })
}

// conditions decides what conditions of a package are in all runs of a server.
type conditions struct {
	own     map[*ssa.Function]bool // the functions of the package
	settled func() *settled        // what variables can hold, looked for once
	started map[setting]bool       // what the start of the program has found of its environment
}

// possible returns the blocks of a function that are reached where conditions are what they are in all runs
// of a server. It is nil if nothing decides about the function.
func (c *conditions) possible(kind Kind, fn *ssa.Function) []*ssa.BasicBlock {
	if len(fn.Blocks) == 0 || !slices.ContainsFunc(fn.Blocks, func(block *ssa.BasicBlock) bool { return c.taken(kind, block) != nil }) {
		return nil
	}
	next := func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		if list := c.taken(kind, block); list != nil {
			return list
		}
		return block.Succs
	}
	list := program.Reached(fn.Blocks[0], next)
	if fn.Recover != nil {
		list = append(list, program.Reached(fn.Recover, next)...)
	}
	return list
}

// taken returns the only successor of a block that is ever taken, or nil.
func (c *conditions) taken(kind Kind, block *ssa.BasicBlock) []*ssa.BasicBlock {
	truth, known := c.decided(kind, program.Condition(block), 0)
	switch {
	case !known:
		return nil
	case truth:
		return block.Succs[:1]
	}
	return block.Succs[1:]
}

// decided returns what a condition is in all runs of a server, and whether that is known.
func (c *conditions) decided(kind Kind, condition ssa.Value, depth int) (truth, known bool) {
	if condition == nil || depth > budget.Forks {
		return false, false
	}
	if kind == Exits && len(c.started) > 0 {
		if s, is := settingOf(condition); s != "" {
			if found, known := c.started[s]; known {
				return found == is, true
			}
		}
	}
	if positive, is := program.Positive(condition); positive != condition {
		truth, known = c.decided(kind, positive, depth)
		return truth == is, known
	}
	switch x := condition.(type) {
	case *ssa.BinOp:
		if kind == Writes && isTerminalMode(x) {
			return x.Op == token.EQL, true
		}
		return c.compared(x)
	case *ssa.Call:
		if kind == Writes && asksForTerminal(x) {
			return false, true
		}
		if callee := program.Declaration(x.Call.StaticCallee()); callee != nil && c.own[callee] && callee.Signature.Results().Len() == 1 {
			return c.returned(kind, callee, depth+1)
		}
	}
	return agree(c.settled().Of(condition), func(v constant.Value) bool { return v.Kind() == constant.Bool && constant.BoolVal(v) })
}

// returned returns what a function returns in all runs of a server.
func (c *conditions) returned(kind Kind, fn *ssa.Function, depth int) (truth, known bool) {
	returns := slices.Collect(program.Instructions[*ssa.Return](fn.Blocks))
	if len(returns) > budget.Forks+1 {
		return false, false
	}
	for _, ret := range returns {
		given := program.AllGiven(ret)
		if len(given) != 1 || !program.IsBool(given[0].Type()) {
			return false, false
		}
		one, sure := false, false
		if fixed, ok := given[0].(*ssa.Const); ok && fixed.Value != nil {
			one, sure = constant.BoolVal(fixed.Value), true
		} else {
			one, sure = c.decided(kind, given[0], depth)
		}
		if !sure || known && one != truth {
			return false, false
		}
		truth, known = one, true
	}
	return truth, known
}

// compared returns how a comparison with a constant ends, whatever values there are.
func (c *conditions) compared(x *ssa.BinOp) (truth, known bool) {
	fixed, ok := x.Y.(*ssa.Const)
	if !ok || fixed.Value == nil {
		return false, false
	}
	switch x.Op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return agree(c.settled().Of(x.X), func(v constant.Value) bool {
			return v.Kind() == fixed.Value.Kind() && constant.Compare(v, x.Op, fixed.Value)
		})
	}
	return false, false
}

// agree returns what a test says of all values, and whether it says the same of all.
func agree(values []constant.Value, test func(constant.Value) bool) (truth, known bool) {
	for i, v := range values {
		if one := test(v); i > 0 && one != truth {
			return false, false
		} else {
			truth = one
		}
	}
	return truth, len(values) > 0
}

// asksForTerminal reports whether a call asks whether somebody sits before standard input or output, where the
// messages of a client come in and go out.
func asksForTerminal(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil || obj.Pkg() == nil || len(call.Call.Args) != 1 {
		return false
	}
	switch obj.FullName() {
	case "golang.org/x/term.IsTerminal", "golang.org/x/crypto/ssh/terminal.IsTerminal", "github.com/mattn/go-isatty.IsTerminal", "github.com/mattn/go-isatty.IsCygwinTerminal", "github.com/moby/term.IsTerminal":
	default:
		return false
	}
	return isOfStream(flow.Query{Kinds: flow.Convert}.Start(call.Call.Args[0]), "(*os.File).Fd")
}

// isTerminalMode reports whether a comparison with 0 asks the same of the mode of one of them:
// info.Mode()&os.ModeCharDevice != 0.
func isTerminalMode(c *ssa.BinOp) bool {
	and, ok := c.X.(*ssa.BinOp)
	zero, isConst := c.Y.(*ssa.Const)
	if !ok || !isConst || and.Op != token.AND || c.Op != token.EQL && c.Op != token.NEQ || zero.Value == nil || constant.Sign(zero.Value) != 0 {
		return false
	}
	bit, ok := and.Y.(*ssa.Const)
	if !ok || bit.Value == nil || !constant.Compare(bit.Value, token.EQL, constant.MakeUint64(uint64(fs.ModeCharDevice))) {
		return false
	}
	mode, ok := and.X.(*ssa.Call)
	return ok && mode.Call.IsInvoke() && isOfStream(mode.Call.Value, "(*os.File).Stat")
}

// isOfStream reports whether a value is what a method of standard input or output gives.
func isOfStream(v ssa.Value, method string) bool {
	call, _ := program.CallOf(v)
	if call == nil {
		return false
	}
	obj := program.Called(&call.Call)
	return obj != nil && obj.FullName() == method && len(call.Call.Args) == 1 && paths.IsVariable(call.Call.Args[0], "os.Stdin", stdout)
}
