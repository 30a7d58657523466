package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// Delegations are the functions of the package to which handlers hand the whole request.
type delegations struct {
	*flow.Scope
	catalogue *catalogue
	requests  map[*ssa.Function][]*ssa.Parameter // of functions to which handlers hand them
}

// find finds the functions to which handlers hand the whole request: what
// such a function returns, the handler returns. That is where the work is done
// if the handler itself is there only to hold what the function needs.
func (d *delegations) find() {
	done := make(map[*ssa.Function]bool)
	for again := true; again; {
		again = false
		for _, fn := range d.Program.Functions() {
			h := d.catalogue.of(fn)
			if h == nil || done[fn] {
				continue
			}
			done[fn] = true
			for _, ret := range d.Index.Returns[fn] {
				if inner := d.inner(h, ret); inner != nil {
					d.note(h, inner)
					again = true
				}
			}
		}
	}
}

// note makes a function a handler like the one that delegates to it. Of one that is
// a handler by its type alone, this tells where it is registered.
func (d *delegations) note(h *Handler, inner *ssa.Function) {
	to := d.catalogue.handler(inner, h.Library, h.Kind)
	to.Found |= ByDelegation
	if to.Kind != h.Kind {
		return
	}
	if !slices.Contains(to.delegators, h) {
		to.delegators = append(to.delegators, h)
	}
	if len(to.Registered)+len(to.Behind) > 0 {
		return
	}
	to.Registered = slices.Clone(h.Registered)
	to.Behind = slices.Clone(h.Behind)
	to.lent = len(to.Registered)+len(to.Behind) > 0
}

// inner returns the function of the package whose results a return passes on
// as they are, if it is given the request.
func (d *delegations) inner(h *Handler, ret *ssa.Return) *ssa.Function {
	call := arguments.PassedOn(ret)
	if call == nil {
		return nil
	}
	callee := program.Callee(&call.Call)
	if callee == nil || callee == h.Func || !d.Own[callee] || !types.Identical(callee.Signature.Results(), h.Func.Signature.Results()) {
		return nil
	}
	requests, handed := d.requestsOf(h), false
	for i, arg := range call.Call.Args {
		if p := arguments.AsParameter(arg); p != nil && slices.Contains(requests, p) {
			d.requests[callee] = append(d.requests[callee], callee.Params[i])
			handed = true
		}
	}
	if !handed {
		return nil
	}
	return callee
}

// requestsOf returns the parameters of a handler that carry the request. A function to
// which it was handed can have others.
func (d *delegations) requestsOf(h *Handler) []*ssa.Parameter {
	if h.Found == ByDelegation {
		return d.requests[h.Func]
	}
	return arguments.RequestParameters(h.Func)
}
