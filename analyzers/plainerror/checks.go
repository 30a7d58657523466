package plainerror

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Checks finds out whether an error says that an argument of the agent does not fit:
//
//	if strings.TrimSpace(in.Name) == "" {
//		return errors.New("name must not be empty") // nothing but the argument decides
//	}
//
// The same text after a look at a database would be no such check.
type checks struct {
	found *handlers.Result
	set   *sdk.Set
}

// refuses reports whether nothing but arguments decides whether a call is reached, and the conditions
// right before it find that one is missing or does not fit. They compare arguments with constants, in the
// program or by functions of the standard library that know nothing else. What came before them has not failed.
func (c checks) refuses(call *ssa.Call) bool {
	branches := cond.BranchesTo(call.Block())
	if len(branches) == 0 || slices.ContainsFunc(branches, func(b cond.Branch) bool { return !c.isRefusal(b.Plain()) }) {
		return false
	}
	for from := range program.Dominators(call.Block().Idom()) {
		if program.Condition(from) != nil && !c.isPassed(from, call.Block()) {
			return false
		}
	}
	return true
}

// isPassed reports whether a condition on the way to a block says nothing against it: it knows nothing but
// arguments, has found that something did not fail, or would have ended the function otherwise, as in
//
//	if closed() {
//		return nil, errClosed
//	}
func (c checks) isPassed(from, to *ssa.BasicBlock) bool {
	leads := func(side *ssa.BasicBlock) bool { return len(side.Preds) == 1 && side.Dominates(to) }
	then := from.Succs[0]
	within := leads(then)
	if _, ends := program.Last(then).(*ssa.Return); !within && (ends || !leads(from.Succs[1])) {
		return true
	}
	l := looking{checks: c}
	_, found := cond.Branch{Cond: program.Condition(from), Truth: within}.Nil()
	return found == cond.FoundNil || l.knows(program.Condition(from))
}

// isRefusal reports whether an argument that is missing or does not fit leads to a branch. Of arguments that
// are what they are expected to be nothing is refused, as in what follows if in.Name == "" { … }.
func (c checks) isRefusal(b cond.Branch) bool {
	l := looking{checks: c}
	if !l.knows(b.Cond) || !l.argument {
		return false
	}
	switch v := b.Cond.(type) {
	case *ssa.BinOp:
		x, constant, equal := cond.WithConst(v)
		if constant == nil {
			return true // compared by order, or with another argument
		}
		if program.IsError(x.Type()) {
			return equal != b.Truth // it does not parse
		}
		return (equal == b.Truth) == paths.IsEmptyConst(constant)
	case *ssa.Call:
		return true
	}
	return !b.Truth // of what was found, or is switched on
}

// A looking is one look at a condition.
type looking struct {
	checks
	argument bool // an argument is part of it
}

// knows reports whether a value follows from arguments and constants alone.
func (l *looking) knows(v ssa.Value) bool {
	return flow.All(flow.Query{Kinds: flow.Operands &^ (flow.Phi | flow.Load | flow.Field), Skip: l.isOpen}.Ends(v), func(v ssa.Value) bool {
		call, _ := v.(*ssa.Call)
		reads := l.found.IsArgument(v) || call != nil && l.reads(&call.Call)
		l.argument = l.argument || reads
		return reads || program.IsConst(v) || isPattern(v)
	})
}

// isOpen reports whether more than an operand decides what an instruction gives.
func (c checks) isOpen(e flow.Edge) bool {
	switch to := e.To.(type) {
	case *ssa.Call:
		return e.Kind != flow.Argument || c.reads(&to.Call) || !isPure(&to.Call)
	case *ssa.IndexAddr, *ssa.Next, *ssa.MakeSlice, *ssa.MakeMap:
		return true
	}
	return false
}

// reads reports whether a call is one of a function of the library that reads an argument, and may fail.
func (c checks) reads(call *ssa.CallCommon) bool {
	obj, _ := program.CalledAs(call)
	_, row, ok := c.set.ArgumentAccess(obj)
	return ok && row.Fails
}

// isPattern reports whether a value is a regular expression in a variable of the package.
func isPattern(v ssa.Value) bool {
	_, global := paths.ReadFrom[*ssa.Global](v)
	p, ok := types.Unalias(v.Type()).(*types.Pointer)
	return global && ok && syntax.IsNamed(p.Elem(), "regexp", "Regexp")
}

// pure are the packages of the standard library whose functions know nothing but what they are given.
var pure = []string{"cmp", "encoding/base64", "encoding/hex", "errors", "math", "mime", "net/mail", "net/netip", "net/url", "path", "regexp", "slices", "strconv", "strings", "unicode", "unicode/utf8"}

// isPure reports whether a call is one of a function that knows nothing but what it is given.
func isPure(call *ssa.CallCommon) bool {
	if b, ok := call.Value.(*ssa.Builtin); ok {
		return b.Name() == "len"
	}
	obj, _ := program.CalledAs(call)
	if obj == nil || obj.Pkg() == nil {
		return false
	}
	if slices.Contains(pure, obj.Pkg().Path()) {
		return true
	}
	return obj.Pkg().Path() == "time" && slices.Contains([]string{"Parse", "ParseDuration", "ParseInLocation"}, obj.Name())
}

// isOwnText reports whether what an error prints comes from the agent or is a number, so that its text
// shows nothing of another program.
func (c checks) isOwnText(operands []ssa.Value) bool {
	return !slices.ContainsFunc(operands, func(v ssa.Value) bool {
		if box, ok := v.(*ssa.MakeInterface); ok {
			v = box.X
		}
		if _, constant := v.(*ssa.Const); constant || c.found.IsArgument(v) {
			return false
		}
		basic, ok := v.Type().Underlying().(*types.Basic)
		return !ok || basic.Info()&(types.IsNumeric|types.IsBoolean) == 0
	})
}
