package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/forwarding"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// byDelegation finds the functions to which handlers hand the whole request: what
// such a function returns, the handler returns. That is where the work is done
// if the handler itself is there only to hold what the function needs.
func (f *finder) byDelegation() {
	done := make(map[*ssa.Function]bool)
	f.requests = make(map[*ssa.Function][]*ssa.Parameter)
	for again := true; again; {
		again = false
		for _, fn := range f.Program.Functions() {
			h := f.handlers[fn]
			if h == nil || done[fn] {
				continue
			}
			done[fn] = true
			for _, ret := range f.Index.Returns[fn] {
				if inner := f.delegate(h, ret); inner != nil {
					f.delegated(h, inner)
					again = true
				}
			}
		}
	}
}

// delegated makes a function a handler like the one that delegates to it. Of one that is
// a handler by its type alone, this tells where it is registered.
func (f *finder) delegated(h *Handler, inner *ssa.Function) {
	d := f.handler(inner, h.Library, h.Kind)
	d.Found |= ByDelegation
	if d.Kind != h.Kind {
		return
	}
	if !slices.Contains(d.delegators, h) {
		d.delegators = append(d.delegators, h)
	}
	if len(d.Registered)+len(d.Behind) > 0 {
		return
	}
	d.Registered = slices.Clone(h.Registered)
	d.Behind = slices.Clone(h.Behind)
	d.lent = len(d.Registered)+len(d.Behind) > 0
}

// Heads returns the handlers that get the requests first which this one answers: those that
// delegate to it, and itself, unless the library, or a seam, knows only those.
func (h *Handler) Heads() []*Handler {
	var heads, seen []*Handler
	for open := []*Handler{h}; len(open) > 0; open = open[1:] {
		if slices.Contains(seen, open[0]) {
			continue
		}
		seen = append(seen, open[0])
		if !open[0].lent {
			heads = append(heads, open[0])
		}
		open = append(open, open[0].delegators...)
	}
	return heads
}

// delegate returns the function of the package whose results a return passes on
// as they are, if it is given the request.
func (f *finder) delegate(h *Handler, ret *ssa.Return) *ssa.Function {
	call := passedOn(ret)
	if call == nil {
		return nil
	}
	callee := program.Callee(&call.Call)
	if callee == nil || callee == h.Func || !f.Own[callee] || !types.Identical(callee.Signature.Results(), h.Func.Signature.Results()) {
		return nil
	}
	requests, handed := f.requestsOf(h), false
	for i, arg := range call.Call.Args {
		if p := forwarding.AsParameter(arg); p != nil && slices.Contains(requests, p) {
			f.requests[callee] = append(f.requests[callee], callee.Params[i])
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
func (f *finder) requestsOf(h *Handler) []*ssa.Parameter {
	if h.Found == ByDelegation {
		return f.requests[h.Func]
	}
	return h.carriers()
}

// carriers returns the parameters of a handler that carry the request, if any of it gets
// there.
func (h *Handler) carriers() []*ssa.Parameter {
	if h.isInside() {
		return nil
	}
	return forwarding.RequestParameters(h.Func)
}

// passedOn returns the call all of whose results a return passes on in their
// order.
func passedOn(ret *ssa.Return) *ssa.Call {
	if len(ret.Results) == 0 {
		return nil
	}
	results := program.AllGiven(ret)
	if call, ok := results[0].(*ssa.Call); ok && len(results) == 1 {
		return call
	}
	var call *ssa.Call
	for i, result := range results {
		extract, ok := result.(*ssa.Extract)
		if !ok || extract.Index != i {
			return nil
		}
		made, ok := extract.Tuple.(*ssa.Call)
		if !ok || call != nil && made != call {
			return nil
		}
		call = made
	}
	return call
}

// answerer returns the handler as what hands on what it was given.
func (h *Handler) answerer() forwarding.Answerer {
	return forwarding.Answerer{Func: h.Func, Kind: h.Kind, Carriers: h.carriers()}
}

// isInside reports whether a function answers only in handlers that hand on nothing of the
// request.
func (h *Handler) isInside() bool {
	return h.Found == ByAdapter && len(h.Behind) > 0 && !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return !s.Sole })
}
