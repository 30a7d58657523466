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
	// Brief is a short form of Failure, with a question mark if an unknown step may change it:
	// "error result", "JSON-RPC -32603?".
	Brief string
}

// A Step is a seam or middleware on the path of a failure.
type Step struct {
	// Role is [Seam] or [Middleware].
	Role Role
	// At is the place of the call, or of the installation.
	At token.Position
	// Function is the name of the function, if known.
	Function string
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
	set := sdk.Of(p.types)
	effect := set.Effect(set.Named(r.Library), r.Kind, sdk.PlainError)
	way := Way{
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
			step.Function = nameOf(s.Func)
		case s.Wrapper != nil:
			step.Function = s.Wrapper.Pkg().Name() + "." + relative(s.Wrapper)
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

// Converted returns what becomes of an error on a way where something answers in its place. Only tools have results for
// errors: of a prompt or a resource, a function around the handler makes another result, and middleware that is
// there for tools as well an error of the protocol, with a code of its own.
func Converted(r handlers.Route) sdk.Effect {
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
	converted, alone := say(Converted(r)), say(plain)
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

// IsServed reports whether the line is a handler that clients request by name: a tool, a
// prompt, a resource and the like.
func (l Line) IsServed() bool { return l.Role == Handler && l.served }
