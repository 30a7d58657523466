package listing

import (
	"fmt"
	"go/token"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// A Role is what a line is about.
type Role int

// The roles.
const (
	// Handler is a function that answers requests.
	Handler Role = iota
	// Seam is a function that passes requests on to handlers.
	Seam
	// Middleware is a place where middleware is installed.
	Middleware
	// GivenUp is a function that is too large to follow its errors.
	GivenUp
)

// String returns the role in lower case.
func (r Role) String() string { return [...]string{"handler", "seam", "middleware", "given up"}[r] }

// Line is a handler, a seam, installed middleware, or a function given up.
type Line struct {
	// At is the place of the function, of the call that makes a seam, or of the
	// installation of middleware.
	At token.Position
	// Package is the import path of its package.
	Package string
	// Role says which of these it is.
	Role Role
	// Function is the name of the function, or "function literal".
	Function string
	// Library and Kind say what calls the handler; Found says how it was found.
	Library, Kind, Found string
	// Effect says what the seam or middleware does with errors.
	Effect string
	// Registered are the places where the handler is registered, with its
	// names.
	Registered []Place
	// Behind are the seams in front of the handler, with their effects.
	Behind []Place
	// Ways are the paths from the library to the handler, as far as they can be followed.
	Ways []Way
	// Flagged and Unflagged report that the handler of a tool answers failures with results that have,
	// or lack, the error flag. Both are possible.
	Flagged, Unflagged bool

	served  bool    // clients ask for it by a name
	hints   []Place // where it is registered, with what may be a name
	offered []Place // where a server gets it, with its name there
	direct  []offer // the same, with what tells the way from there

	receiver string // the type of which it is a method, with the package
}

// Place is a position, with a name or an effect.
type Place struct {
	At   token.Position
	What string
}

// Text returns the line as text. The function place formats positions.
func (l Line) Text(place func(token.Position) string) string {
	switch l.Role {
	case Seam:
		return fmt.Sprintf("%s seam in %s", l.Effect, l.Function)
	case Middleware:
		return fmt.Sprintf("%s middleware before %s handlers", l.Effect, l.Kind)
	case GivenUp:
		return fmt.Sprintf("gave up on %s: it is too large for its errors to be followed to the end, and rules are silent about the rest", l.Function)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s handler %s", l.Kind, l.Function)
	if l.Library != "" {
		b.WriteString(" of " + l.Library)
	}
	b.WriteString(", found by " + l.Found)
	for i, r := range l.Registered {
		b.WriteString([...]string{"; registered", ","}[min(i, 1)])
		if r.What != "" {
			fmt.Fprintf(&b, " as %q", ShortName(r.What))
		}
		b.WriteString(" at " + place(r.At))
	}
	for _, s := range l.Behind {
		fmt.Fprintf(&b, "; behind the %s seam at %s", s.What, place(s.At))
	}
	return b.String()
}

// maxName is how long the names of tools may be by the protocol. What is longer is text
// that was taken for a name.
const maxName = 128

// ShortName returns the name of a tool, truncated if it is too long.
func ShortName(name string) string {
	if runes := []rune(name); len(runes) > maxName {
		return string(runes[:maxName]) + "…"
	}
	return name
}

// found adds a way in which the handler was found.
func (l *Line) found(how string) {
	for known := range strings.SplitSeq(l.Found, "+") {
		if known == how {
			return
		}
	}
	l.Found = strings.TrimPrefix(l.Found+"+"+how, "+")
}

// registered adds a place where the handler is registered. A name that is only hinted at counts if
// none is sure, see settle.
func (l *Line) registered(at token.Position, r servers.Registration) {
	if r.Hinted {
		add(&l.hints, Place{at, r.Name})
		return
	}
	add(&l.Registered, Place{at, r.Name})
}

// settle adds what is only hinted at, without the name where it is known as what that goes on to be
// registered:
//
//	s.AddTool(mcp.NewTool("list_notes"), counted("notes", list))
func (l *Line) settle() {
	for _, hint := range l.hints {
		if slices.ContainsFunc(l.Ways, func(w Way) bool {
			return w.Registered.What != "" && w.Registered.What != hint.What && w.passes(hint.At)
		}) {
			hint.What = ""
		}
		if !slices.ContainsFunc(l.Registered, func(known Place) bool { return known.At == hint.At }) {
			add(&l.Registered, hint)
		}
	}
}

// isTaken reports whether something gets the function itself, and not only an object of which it is a method.
func (l *Line) isTaken() bool {
	for how := range strings.SplitSeq(l.Found, "+") {
		if how == handlers.ByRegistration.String() || how == handlers.ByType.String() {
			return true
		}
	}
	return false
}

// passes reports whether a way leads through a seam at a place.
func (w Way) passes(at token.Position) bool {
	return slices.ContainsFunc(w.Steps, func(s Step) bool { return s.At == at })
}

func (l *Line) behind(at token.Position, effect string) { add(&l.Behind, Place{at, effect}) }

func add(places *[]Place, p Place) {
	for _, known := range *places {
		if known == p {
			return
		}
	}
	*places = append(*places, p)
}
