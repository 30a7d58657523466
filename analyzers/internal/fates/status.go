package fates

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// responses looks at the responses that a call gets over HTTP: at whether somebody reads their
// status, and at what is done where that is none of a success.
func (l *look) responses(call *ssa.Call) {
	for index := range call.Call.Signature().Results().Len() {
		if !IsResponse(call.Call.Signature().Results().At(index).Type()) || !l.getsUnread(call, index) {
			continue
		}
		values := calls.ResultsOf(call, index)
		a := &aliases{seen: make(map[ssa.Value]bool)}
		for _, v := range values {
			a.add(v)
		}
		f := failing{call: call, block: call.Block(), given: values, source: sourceOf(call)}
		if a.read {
			l.refusals(f, a)
		} else if !a.lost {
			fate := Fate{Kind: Unread, Source: f.source, local: local{Instr: call, at: call.Pos()}}
			if fate.Results = l.leaving(startsOf(a.list)); fate.Results != 0 && !l.isJudged(a.list) {
				l.note(fate)
			}
		}
	}
}

// isJudged reports whether a function looks into what it has read of a response, and can tell
// of a failure because of that: some services say in the body whether all is well.
func (l *look) isJudged(values []ssa.Value) bool {
	read := following{decoded: true}.from(values)
	for _, block := range l.fn.Blocks {
		cond, ok := control.Condition(block).(ssa.Instruction)
		if !ok || !slices.ContainsFunc(cond.Operands(nil), func(v *ssa.Value) bool { return *v != nil && read[*v] && !IsResponse((*v).Type()) }) {
			continue
		}
		if l.isMindedAfter(block) {
			return true
		}
	}
	return false
}

// getsUnread reports whether nobody has read the status of a response when a call returns it:
// the call is one of the library, or one of a function of the module that hands the response on.
func (l *look) getsUnread(call *ssa.Call, index int) bool {
	if obj := program.Called(call.Common()); obj != nil && obj.Pkg() != nil {
		switch obj.Pkg().Path() {
		case "net/http", "github.com/hashicorp/go-retryablehttp":
			return true
		}
	}
	own, others := l.called(call)
	var known []Fate
	for _, fn := range own {
		known = append(known, l.known[fn]...)
	}
	for _, obj := range others {
		known = append(known, l.toldOf(obj)...)
	}
	return slices.ContainsFunc(known, func(f Fate) bool { return f.Kind == Unread && f.Results.has(index) })
}

// aliases are the values that are one response.
type aliases struct {
	list []ssa.Value
	seen map[ssa.Value]bool
	read bool // the status is
	lost bool // others have the response, and nobody knows what they do with it
	// status are the values that hold the status.
	status []ssa.Value
}

// add follows a response.
func (a *aliases) add(v ssa.Value) {
	if a.seen[v] {
		return
	}
	a.seen[v] = true
	a.list = append(a.list, v)
	for _, use := range program.UsesOf(v) {
		a.use(v, use)
	}
}

func (a *aliases) use(v ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.FieldAddr:
		a.field(use)
	case *ssa.Store:
		if variable, ok := use.Addr.(*ssa.Alloc); ok && use.Val == v {
			a.variable(variable)
		} else if use.Val == v {
			a.lost = true
		}
	case *ssa.Phi:
		a.add(use)
	case *ssa.Call:
		a.call(v, use)
	case *ssa.Defer:
		a.lost = a.lost || slices.Contains(use.Call.Args, v) && program.Called(use.Common()) == nil
	case *ssa.Return, *ssa.DebugRef, *ssa.BinOp, *ssa.Extract, *ssa.If:
	default:
		a.lost = true
	}
}

// IsStatus reports whether an address is that of the status of a response over HTTP.
func IsStatus(addr *ssa.FieldAddr) bool {
	if !IsResponse(addr.X.Type()) {
		return false
	}
	name := program.Field(addr.X.Type(), addr.Field).Name()
	return name == "StatusCode" || name == "Status"
}

// field notes that the status is read.
func (a *aliases) field(addr *ssa.FieldAddr) {
	if !IsStatus(addr) {
		return
	}
	a.read = true
	for _, use := range *addr.Referrers() {
		if load, ok := use.(*ssa.UnOp); ok {
			a.status = append(a.status, load)
		}
	}
}

// variable follows a response into a variable, also one that literals share.
func (a *aliases) variable(variable ssa.Value) {
	if a.seen[variable] {
		return
	}
	a.seen[variable] = true
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.UnOp:
			a.add(use)
		case *ssa.MakeClosure:
			for i, binding := range use.Bindings {
				if binding == variable {
					a.variable(use.Fn.(*ssa.Function).FreeVars[i])
				}
			}
		}
	}
}

// call follows a response into a function that gets it.
func (a *aliases) call(v ssa.Value, call *ssa.Call) {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || len(callee.Blocks) == 0 {
		a.lost = true
		return
	}
	for i, arg := range call.Call.Args {
		if arg == v && i < len(callee.Params) {
			before := len(a.list)
			a.add(callee.Params[i])
			a.list = a.list[:before] // Have: what that function makes of it is its result
		}
	}
}

// refusals looks at the branches on which the status of a response is none of a success.
func (l *look) refusals(f failing, a *aliases) {
	for _, status := range a.status {
		if status.Parent() != l.fn {
			continue
		}
		for _, use := range program.UsesOf(status) {
			test, ok := use.(*ssa.BinOp)
			if !ok {
				continue
			}
			for _, use := range *test.Referrers() {
				jump, ok := use.(*ssa.If)
				if side, refused := refusedSide(test, status); ok && refused {
					l.branchOf(Refused, f, branchAt(jump.Block(), side))
				}
			}
		}
	}
}

// refusedSide returns the side of a test on which a status is none of a success.
func refusedSide(test *ssa.BinOp, status ssa.Value) (side int, ok bool) {
	c, ok := test.Y.(*ssa.Const)
	if !ok || test.X != status || c.Value == nil {
		return 0, false
	}
	code := c.Value.ExactString()
	switch test.Op {
	case token.NEQ:
		return 0, strings.HasPrefix(code, "2") && len(code) == 3
	case token.EQL:
		return 1, code == "200"
	case token.GEQ:
		return 0, code == "300" || code == "400"
	case token.GTR:
		return 0, code == "299" || code == "399"
	case token.LSS:
		return 0, code == "200"
	}
	return 0, false
}
