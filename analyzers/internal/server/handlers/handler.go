package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// A Handler is a function that an MCP library calls, directly or through a seam.
type Handler struct {
	// Func is the function. A literal has no object.
	Func *ssa.Function
	// Library is the name of the library.
	Library string
	// Kind is the kind of handler.
	Kind sdk.Kind
	// Found says how the function was found.
	Found How
	// Registered are its registrations in the package, with constant names.
	Registered []servers.Registration
	// Behind are the seams that call it: those of the package, and seams of
	// other packages at the place where it is passed to them.
	Behind []*Seam
	// Wraps reports that the function is itself a seam, which passes the
	// request on.
	Wraps bool

	delegators []*Handler // the handlers of its kind that delegate to it
	ahead      []string   // the names of what is registered in front of it, if it has none of its own
	lent       bool       // it is registered, and behind seams, as the first of them is, and nowhere else
}

// Names returns the known names of a handler, without duplicates: those that it is registered with, or else those of what
// stands in front of it.
func (h *Handler) Names() []string {
	var names []string
	for _, at := range h.Registered {
		if at.Name != "" && !slices.Contains(names, at.Name) {
			names = append(names, at.Name)
		}
	}
	if len(names) == 0 {
		return h.ahead
	}
	return names
}

// How says how a handler was found. Several can hold.
type How int

// The ways to find handlers.
const (
	ByType How = 1 << iota
	ByRegistration
	ByAdapter
	ByImplementation
	ByDelegation
)

// String returns the ways, joined by a plus sign.
func (h How) String() string {
	text := ""
	for i, name := range [...]string{"type", "registration", "adapter", "implementation", "delegation"} {
		if h&(1<<i) == 0 {
			continue
		}
		if text != "" {
			text += "+"
		}
		text += name
	}
	return text
}

// registeredAt notes a place where the handler is registered.
func (h *Handler) registeredAt(at servers.Registration) {
	for i, known := range h.Registered {
		if known.Pos == at.Pos {
			if known.Name == "" {
				h.Registered[i].Name = at.Name
			}
			return
		}
	}
	h.Registered = append(h.Registered, at)
}

// behind notes a seam that calls the handler.
func (h *Handler) behind(s *Seam) {
	if !slices.ContainsFunc(h.Behind, func(known *Seam) bool { return known.Pos == s.Pos }) {
		h.Behind = append(h.Behind, s)
	}
}

// onlySeam returns the seam behind which a handler always stands, or nil: of several that do the same, the
// first.
func (h *Handler) onlySeam() *Seam {
	if len(h.Behind) == 0 || slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Effect != h.Behind[0].Effect || s.Share != h.Behind[0].Share }) {
		return nil
	}
	for _, at := range h.Registered {
		if !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			return nil
		}
	}
	return h.Behind[0]
}

// Heads returns the handlers that receive the requests which this one answers: those that
// delegate to it, and itself, unless the library, or a seam, knows only the former.
func (h *Handler) Heads() []*Handler {
	var heads []*Handler
	for head := range program.Reach(func(h *Handler) []*Handler { return h.delegators }, h) {
		if !head.lent {
			heads = append(heads, head)
		}
	}
	return heads
}

// answerer returns the handler as what hands on what it was given.
func (h *Handler) answerer() arguments.Answerer {
	return arguments.Answerer{Func: h.Func, Kind: h.Kind, Carriers: arguments.RequestParameters(h.Func)}
}

// OutputIndex returns the index of the output among the results of a handler, or
// -1.
func (h *Handler) OutputIndex() int {
	results := h.Func.Signature.Results()
	switch {
	case h.Kind == sdk.TypedTool && results.Len() == 3:
		return 1
	case h.Kind == sdk.StructuredTool && results.Len() == 2:
		return 0
	}
	return -1
}
