package answers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Line is the way from a handler to its client. It shows messages as they go over the wire.
type Line struct {
	set     *sdk.Set
	library *sdk.SDK
	kind    sdk.Kind
	name    string
	passed  wrappers.Effect
}

// LineOf returns the line of a handler. The rule must require [handlers.Analyzer].
func LineOf(pass *analysis.Pass, h *handlers.Handler) Line {
	if h == nil {
		return Line{}
	}
	set := sdk.Of(pass.Pkg)
	l := Line{set: set, library: set.Named(h.Library), kind: h.Kind}
	if h.Func != nil {
		l.passed = pass.ResultOf[handlers.Analyzer].(*handlers.Result).Passed(h)
	} else {
		l.passed = wrappers.Transparent
	}
	if names := h.Names(); len(names) == 1 && !h.Kind.IsResource() {
		l.name = names[0]
	}
	return l
}

// Line returns the line of the handler that answers.
func (a Answer) Line() Line {
	l := Line{set: a.set, library: a.library, kind: a.Kind, passed: a.Passed}
	if len(a.Who.Names) == 1 && a.Who.Count <= 1 && !a.Kind.IsResource() {
		l.name = a.Who.Names[0]
	}
	return l
}

// Line returns the line of the handler that answers with the success, or of any tool of the library whose
// result it is.
func (s Success) Line(pass *analysis.Pass) Line {
	return Line{set: sdk.Of(pass.Pkg), library: s.Library, kind: s.kind(), passed: wrappers.Transparent}
}

// Line returns the line of the handlers that call the function, if there is one that all have.
func (c Caller) Line() Line {
	if len(c.handlers) == 0 {
		return Line{}
	}
	first := LineOf(c.pass, c.handlers[0])
	for _, h := range c.handlers[1:] {
		other := LineOf(c.pass, h)
		first.name, other.name, other.set = "", "", first.set
		if other != first {
			return Line{}
		}
	}
	return first
}

// Gets returns the message that the client gets with an effect. The text is that of the failure.
func (l Line) Gets(e sdk.Effect, text string) string {
	return wire.Answer{Effect: e, Kind: l.kind, Name: l.name, Text: text}.JSON()
}

// Succeeds returns a success with a text, "" if it is not known.
func (l Line) Succeeds(text string) string { return l.Gets(sdk.Effect{Vehicle: sdk.Success}, text) }

// Fails returns the message once the handler answers with a failure as it should. It is "" if nobody knows what
// becomes of that on the way to the library.
func (l Line) Fails(text string) string {
	if l.library == nil {
		return ""
	}
	if l.set.Remedy(l.library, l.kind) == sdk.ReturnTheError {
		return l.Returns(text)
	}
	return l.Gets(l.set.Remedied(l.library, l.kind), text) // a result passes as it is
}

// Returns returns the message where the handler returns an error with a text. It is "" if nobody knows what becomes of
// that on the way to the library.
func (l Line) Returns(text string) string {
	switch {
	case l.library == nil:
		return ""
	case l.passed == wrappers.Converting && l.kind.IsTool():
		return l.Gets(sdk.Effect{Vehicle: sdk.ToolError}, text)
	case l.passed == wrappers.Transparent || l.passed == wrappers.Leaky:
		return l.Gets(l.set.Effect(l.library, l.kind, sdk.PlainError), text)
	}
	return ""
}

// Bare returns a success without contents. The effect says whether they are an empty list or null.
func (l Line) Bare(e sdk.Effect) string {
	return wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success, NullContents: e.NullContents}, Kind: l.kind, Bare: true}.JSON()
}

// Coded returns the JSON-RPC error with a code.
func (l Line) Coded(code int) string {
	return l.Gets(sdk.Effect{Vehicle: sdk.ProtocolError, Code: code}, "")
}

// Hides returns what is on the wire where a failure is answered as a success with a text, and what there should be.
func (l Line) Hides(text string) report.Wire {
	return report.Wire{Before: l.Succeeds(text), After: l.Fails("")}
}
