// Package httpstatus finds the code that checks the status of an HTTP response.
//
//	resp, err := c.http.Do(req)
//	…
//	if resp.StatusCode != http.StatusOK { // read, and refused on this side
//
// A response is followed through variables, literals and functions of the package. If it is passed to unknown
// code, that code may check the status.
package httpstatus

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// IsResponse reports whether values of a type are HTTP responses.
func IsResponse(t types.Type) bool { return api.IsNamed(program.NamedOf(t), "net/http", "Response") }

// A Response is a response that a function got, with its uses.
type Response struct {
	// Aliases are the values that are the response, and Status those that hold its status.
	Aliases []ssa.Value
	Status  []ssa.Value
	// Read reports that the status is read.
	Read bool
	// Lost reports that unknown code has the response.
	Lost bool

	seen map[ssa.Value]bool
}

// Of returns the response that the values are.
func Of(values []ssa.Value) *Response {
	a := &Response{seen: make(map[ssa.Value]bool)}
	for _, v := range values {
		a.add(v)
	}
	return a
}

// add follows a response.
func (a *Response) add(v ssa.Value) {
	if a.seen[v] {
		return
	}
	a.seen[v] = true
	a.Aliases = append(a.Aliases, v)
	for _, use := range program.UsesOf(v) {
		a.use(v, use)
	}
}

func (a *Response) use(v ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.FieldAddr:
		a.field(use)
	case *ssa.Store:
		if variable, ok := use.Addr.(*ssa.Alloc); ok && use.Val == v {
			a.variable(variable)
		} else if use.Val == v {
			a.Lost = true
		}
	case *ssa.Phi:
		a.add(use)
	case *ssa.Call:
		a.call(v, use)
	case *ssa.Defer:
		a.Lost = a.Lost || slices.Contains(use.Call.Args, v) && program.Called(use.Common()) == nil
	case *ssa.Return, *ssa.DebugRef, *ssa.BinOp, *ssa.Extract, *ssa.If:
	default:
		a.Lost = true
	}
}

// IsStatus reports whether an address is the status of an HTTP response.
func IsStatus(addr *ssa.FieldAddr) bool {
	if !IsResponse(addr.X.Type()) {
		return false
	}
	name := program.Field(addr.X.Type(), addr.Field).Name()
	return name == "StatusCode" || name == "Status"
}

// field notes that the status is read.
func (a *Response) field(addr *ssa.FieldAddr) {
	if !IsStatus(addr) {
		return
	}
	a.Read = true
	for _, use := range *addr.Referrers() {
		if load, ok := use.(*ssa.UnOp); ok {
			a.Status = append(a.Status, load)
		}
	}
}

// variable follows a response into a variable, also one that literals share.
func (a *Response) variable(variable ssa.Value) {
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
func (a *Response) call(v ssa.Value, call *ssa.Call) {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || len(callee.Blocks) == 0 {
		a.Lost = true
		return
	}
	for i, arg := range call.Call.Args {
		if arg == v && i < len(callee.Params) {
			before := len(a.Aliases)
			a.add(callee.Params[i])
			a.Aliases = a.Aliases[:before] // Have: what that function makes of it is its result
		}
	}
}

// RefusedSide returns the successor of a test where the status is a failure.
func RefusedSide(test *ssa.BinOp, status ssa.Value) (side int, ok bool) {
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
