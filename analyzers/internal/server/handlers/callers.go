package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Callers are handlers that call something in their own place: a function that they were given, or a method of
// an interface of the program.
type callers struct {
	*flow.Scope
	catalogue *catalogue
	takers    *registration.Registrars
	between   *wrappers.Reader
	forward   *arguments.Forwarding
	bundles   *registration.Bundles
	naming    *naming
}

// find looks for the calls in a handler that make it a seam.
func (c *callers) find(h *Handler) {
	as := h.answerer()
	for call := range program.Instructions[*ssa.Call](h.Func.Blocks) {
		if c.forward.HandsOn(as, call) {
			c.seam(h, call)
		}
	}
	for _, g := range wrappers.GuardedIn(h.Func) {
		for _, call := range g.Calls() {
			if c.forward.HandsOn(as, call) {
				t := g.Treatment()
				c.answers(h, &Seam{Func: h.Func, Pos: call.Pos(), Effect: t.Effect, Share: t.Share}, call)
			}
		}
	}
}

// seam notes that h answers in the place of what it calls.
func (c *callers) seam(h *Handler, call *ssa.Call) {
	s := &Seam{Func: h.Func, Pos: call.Pos(), Effect: wrappers.EffectOf(h.Func, call)}
	s.Share = c.between.ShareOf(h.Func, call, s.Effect)
	s.Output = c.becomes(call, h.OutputIndex())
	s.Result = c.becomes(call, 0) && !comparesFirst(call)
	c.answers(h, s, call)
}

// answers notes what a seam of h calls in its place.
func (c *callers) answers(h *Handler, s *Seam, call *ssa.Call) {
	if t, ok := c.between.StatedAround(h.Func); ok {
		s.Effect, s.Share = t.Effect, t.Share
	}
	c.catalogue.seams[call] = s
	h.Wraps = true
	if call.Call.IsInvoke() {
		s.Method = call.Call.Method
		c.implementations(h, s)
	}
	for _, src := range c.Index.Sources(call.Call.Value) {
		switch {
		case call.Call.IsInvoke() && src.Parameter == nil:
		case src.Field != nil:
			s.Field = src.Field
		case src.Parameter != nil:
			c.takers.Take(src.Parameter, c.takenBy(h, s))
		case c.Own[src.Function] && src.Function != h.Func:
			inner := c.catalogue.handler(src.Function, h.Library, h.Kind)
			inner.Found |= ByAdapter
			inner.behind(s)
		}
	}
}

// takenBy describes a parameter that a seam calls, or a method of which it calls.
func (c *callers) takenBy(h *Handler, s *Seam) registration.Taking {
	t := registration.Taking{Taken: registration.Taken{Library: h.Library, Kind: h.Kind, Seam: s.Effect, Share: s.Share, Output: s.Output}, Result: s.Result, By: h.Func}
	if s.Method != nil {
		t.Method = s.Method.Name()
	}
	if outer := h.onlySeam(); outer != nil {
		t.Seam, t.Share = wrappers.Combined(s.Effect, outer.Effect), max(s.Share, outer.Share)
	}
	return t
}

// implementations notes the methods of the package that an interface's method
// can be.
func (c *callers) implementations(h *Handler, s *Seam) {
	s.Names = h.Registered
	for _, fn := range calls.Own(c.Calls.Behind(nil, s.Method, s.Pos)) {
		if c.Own[fn] {
			inner := c.catalogue.handler(fn, h.Library, h.Kind)
			inner.Found |= ByAdapter
			inner.behind(s)
			c.naming.implementation(inner, h)
		}
	}
}

// becomes reports whether what a call returns first is what the function around it
// returns in some place.
func (c *callers) becomes(call *ssa.Call, index int) bool {
	first := program.Part(call, 0)
	return first != nil && index >= 0 && slices.ContainsFunc(c.Index.Returns[call.Parent()], func(ret *ssa.Return) bool {
		return flow.Query{Kinds: flow.Box | flow.Phi}.Reaches(func(v ssa.Value) bool { return v == first }, program.Given(ret, index))
	})
}

// comparesFirst reports whether the first value that a call returns is compared with something.
func comparesFirst(call *ssa.Call) bool {
	first := program.Part(call, 0)
	return first != nil && len(slices.Collect(program.UsesAs[*ssa.BinOp](first))) > 0
}
