package listing

import (
	"go/token"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A Way is a path from the library to a handler, on which failures of the handler go back
// to the client.
type Way struct {
	// Registered is the place where the outermost function is registered, with its name.
	Registered Place
	// Steps are between the library and the handler, nearest to the handler
	// first.
	Steps []Step
	// Failure says what a failure of the handler becomes: "an error result", or
	// "JSON-RPC error -32603". It is empty if unknown.
	Failure string
	// Alone says what it becomes without the steps.
	Alone string
	// End says the same of each kind of error.
	End End
	// Brief is a short form of Failure, with a question mark if an unknown step may change it:
	// "error result", "JSON-RPC -32603?".
	Brief string
}

// An End says what becomes of errors at the end of a way.
type End struct {
	// Library and Kind are those of the registration.
	Library string
	Kind    sdk.Kind
	// Effects are what the client gets, by the situation in which the handler, or the library before it, has failed.
	Effects map[sdk.Situation]sdk.Effect
	// Converted tells that something on the way makes results of errors, Unsure that it may, or that nobody knows.
	Converted, Unsure bool
	// Share is what is left of an error on the way.
	Share wrappers.Share
}

// situations are those in which an End says what the client gets.
var situations = []sdk.Situation{sdk.PlainError, sdk.CodedError, sdk.WrappedCodedError, sdk.CancelledError, sdk.BadArguments}

// endOf returns what becomes of errors on a route.
func endOf(set *sdk.Set, r handlers.Route) End {
	e := End{
		Library: r.Library, Kind: r.Kind, Effects: make(map[sdk.Situation]sdk.Effect),
		Converted: r.Effect == wrappers.Converting || r.Effect == wrappers.Partly,
		Unsure:    r.Effect <= wrappers.Unknown || r.Effect == wrappers.Partly,
	}
	for _, s := range r.Seams {
		e.Share = max(e.Share, s.Share)
	}
	for _, m := range r.Middleware {
		e.Share = max(e.Share, m.Share)
	}
	for _, in := range situations {
		switch library := set.Named(r.Library); {
		case e.Converted && in != sdk.BadArguments:
			e.Effects[in] = converted(r)
		case library != nil:
			e.Effects[in] = set.Effect(library, r.Kind, in)
		}
	}
	return e
}

// A Step is a seam or middleware on the path of a failure.
type Step struct {
	// Role is [Seam] or [Middleware].
	Role Role
	// At is the place of the call, or of the installation.
	At token.Position
	// Function is the name of the function, if known, and Declared its place.
	Function string
	Declared token.Position
	// Effect says what it does with errors.
	Effect string
}

// ways adds ways of which a package knows.
func (l *Line) ways(pkg *Package, routes []handlers.Route) {
	for _, r := range routes {
		l.Ways = append(l.Ways, pkg.way(r))
	}
}

// waysBehind adds the ways through a seam of one package that calls what another one has:
// of what it calls in its own the routes tell.
func (l *Line) waysBehind(pkg, at *Package, seam *handlers.Seam) {
	if pkg != at {
		l.ways(at, at.found.RoutesBehind(seam))
	}
}

func (p *Package) way(r handlers.Route) Way {
	effect := p.set.Effect(p.set.Named(r.Library), r.Kind, sdk.PlainError)
	way := Way{
		End:        endOf(p.set, r),
		Registered: Place{position.Original(p.fset, r.At.Pos), r.At.Name},
		Failure:    failure(r, effect, answers.Arrival), Alone: answers.Arrival(effect), Brief: failure(r, effect, answers.Brief),
	}
	if r.At.Hinted {
		way.Registered.What = ""
	}
	if alone := answers.Brief(effect); way.Brief == "" && alone != "" {
		way.Brief = alone + "?"
	}
	for _, s := range r.Seams {
		step := Step{Role: Seam, At: position.Original(p.fset, s.Pos), Effect: s.Effect.String()}
		switch {
		case s.Func != nil:
			step.Function, step.Declared = nameOf(s.Func), position.Original(p.fset, s.Func.Pos())
		case s.Wrapper != nil:
			step.Function, step.Declared = s.Wrapper.Pkg().Name()+"."+relative(s.Wrapper), position.Original(p.fset, s.Wrapper.Pos())
		}
		way.Steps = append(way.Steps, step)
	}
	for _, m := range r.Middleware {
		step := Step{Role: Middleware, At: position.Original(p.fset, m.Pos), Effect: m.Effect.String()}
		if len(m.From) > 0 {
			step.Function = m.From[0].Pkg().Name() + "." + relative(m.From[0])
		}
		way.Steps = append(way.Steps, step)
	}
	return way
}

// converted is what becomes of an error on a way where something answers in its place. Only tools have results for
// errors: of a prompt or a resource, a function around the handler makes another result, and middleware that is
// there for tools as well an error of the protocol, with a code of its own.
func converted(r handlers.Route) sdk.Effect {
	switch {
	case r.Kind.IsTool() || r.Kind == sdk.UnknownKind:
		return sdk.Effect{Vehicle: sdk.ToolError}
	case slices.ContainsFunc(r.Seams, func(s *handlers.Seam) bool { return s.Effect == wrappers.Converting || s.Effect == wrappers.Partly }):
		return sdk.Effect{Vehicle: sdk.Success}
	}
	return sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true}
}

// failure says what becomes of a failure on a way, where it would become
// something if nothing stood there.
func failure(r handlers.Route, plain sdk.Effect, say func(sdk.Effect) string) string {
	converted, alone := say(converted(r)), say(plain)
	switch r.Effect {
	case wrappers.Converting:
		return converted
	case wrappers.Partly:
		if alone != "" && alone != converted {
			return converted + " or " + alone
		}
		return converted
	case wrappers.Transparent, wrappers.Leaky:
		if slices.ContainsFunc(r.Seams, isOfGoSDK) {
			return say(sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true})
		}
		return alone
	}
	return ""
}

// isOfGoSDK reports whether a seam is that of the bridge to the official SDK, which makes errors of the protocol
// with codes of their own.
func isOfGoSDK(s *handlers.Seam) bool {
	return s.Wrapper != nil && s.Wrapper.Pkg() != nil && s.Wrapper.Pkg().Path() == syntax.BridgeGoSDK
}

// IsServed reports whether the line is a handler that clients find in a list: a tool, a prompt, a resource or a
// template.
func (l Line) IsServed() bool {
	return l.Role == Handler && l.served && l.Kind != sdk.Completion.String() && l.Kind != sdk.CustomMethod.String()
}
