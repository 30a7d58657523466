package wrappers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Middleware finds middleware that a package installs in front of handlers: what it does
// with errors, and whether it recovers from panics. In
//
//	s := server.NewMCPServer("notes", "1.0", server.WithToolHandlerMiddleware(log))
//
// log is [Installed] before the tools of the server, with the [Effect] that the [Reader] finds. What
// functions of other packages install on servers that they get is a fact.
type Middleware struct {
	*flow.Scope
	servers  *servers.Reader
	between  *Reader
	catching *summary.Table[Recovery]
	installs *summary.Table[Installs]
}

// NewMiddleware returns a reader for a package with known servers and seams.
func NewMiddleware(s *flow.Scope, made *servers.Reader, between *Reader) *Middleware {
	r := &Middleware{Scope: s, servers: made, between: between, installs: summary.NewTable(s.Pass, summary.Domain[Installs]{})}
	r.catching = summary.NewTable(s.Pass, summary.Domain[Recovery]{
		Transfer: r.recovery, Equal: summary.Same[Recovery],
		Cut: func(_ *ssa.Function, c Recovery) (Recovery, bool) { return c, c.Inside || c.Before },
	})
	return r
}

// Installed is middleware that the package installs in front of handlers.
type Installed struct {
	// Pos is the position of the installation.
	Pos token.Pos
	// Kinds are the kinds of handlers behind it.
	Kinds []sdk.Kind
	// Effect is what it does with their errors, and Share what remains of them.
	Effect Effect
	Share  Share
	// Recovers reports that it is the recovery of the library.
	Recovers bool
	// Catches says whether it is middleware of the module that recovers.
	Catches Catch
	// From are the functions of other packages that it comes from.
	From []*types.Func

	Servers []*ssa.Call      // what makes the server, where that is known
	Given   []*ssa.Parameter // the parameters of exported functions that can be the server
	Inside  []*ssa.Function  // the functions of the package that answer in the place of handlers
}

// Registration returns the installation as a registration of what answers
// inside.
func (m Installed) Registration() servers.Registration {
	return servers.Registration{Pos: m.Pos, Servers: m.Servers, Given: m.Given}
}

// Installed returns the middleware that the package installs.
func (r *Middleware) Installed() []Installed {
	var found []Installed
	for instr := range r.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok {
			found = append(found, r.installing(call)...)
		}
	}
	return found
}

func (r *Middleware) installing(instr ssa.CallInstruction) []Installed {
	call := instr.Common()
	obj, skip := program.CalledAs(call)
	if obj == nil {
		return nil
	}
	if syntax.IsFor(obj) {
		return r.covering(instr, obj.Pkg().Path())
	}
	_, installer, ok := r.Set.Installer(obj)
	if !ok || installer.Client {
		return nil
	}
	m := Installed{Pos: instr.Pos(), Servers: r.servers.Servers(call.Args), Given: r.servers.Given(call.Args), Kinds: installer.Kinds, Recovers: installer.Recovers, Effect: Transparent}
	if installer.Arg != sdk.None && installer.Arg+skip < len(call.Args) {
		if program.IsNil(call.Args[installer.Arg+skip]) {
			return nil // a variable number of pieces, of which there is none here
		}
		treatment := r.between.Treatment
		if installer.Variadic {
			treatment = r.between.ListTreatment
		}
		t := treatment(call.Args[installer.Arg+skip])
		m.Effect, m.Share = t.Effect, t.Share
		m.Catches = r.catchOf(call.Args[installer.Arg+skip], installer.Variadic)
		m.Inside, m.From = r.inside(call.Args[installer.Arg+skip], installer.Variadic)
	}
	if len(m.Servers) == 0 {
		m.Servers = r.servers.Configured(instr)
	}
	return []Installed{m}
}

// Before reports whether the middleware is in front of a handler of the kind
// registered there: both are on the same server of the package. If the server
// of the handler is unknown, it is if the package creates only one.
func (m Installed) Before(at servers.Registration, kind sdk.Kind) bool {
	return slices.Contains(m.Kinds, kind) &&
		slices.ContainsFunc(m.Servers, func(s *ssa.Call) bool { return slices.Contains(at.Servers, s) })
}

// inside returns the functions that middleware puts in the place of what it wraps,
// and the functions of other packages from which middleware comes.
func (r *Middleware) inside(middleware ssa.Value, variadic bool) (own []*ssa.Function, from []*types.Func) {
	for _, s := range r.between.piecesOf(middleware, variadic) {
		if s.own != nil {
			own = append(own, r.insideOf(s.own)...)
		} else if s.from != nil {
			from = append(from, s.from)
		}
	}
	return own, from
}

// insideOf returns the functions of the package that a function which is middleware
// returns.
func (r *Middleware) insideOf(middleware *ssa.Function) []*ssa.Function {
	var found []*ssa.Function
	for _, ret := range r.Index.Returns[middleware] {
		for _, s := range r.Index.Sources(ret.Results[0]) {
			if r.Own[s.Function] {
				found = append(found, s.Function)
			}
		}
	}
	return found
}

// OfferedBy returns the functions inside the middleware that a function is or returns.
func (r *Middleware) OfferedBy(fn *ssa.Function) []*ssa.Function {
	if r.between.IsMiddleware(fn.Signature) {
		return r.insideOf(fn)
	}
	one, list := r.between.ReturnsMiddleware(fn)
	if !one && !list {
		return nil
	}
	var found []*ssa.Function
	for _, ret := range r.Index.Returns[fn] {
		own, _ := r.inside(ret.Results[0], list)
		found = append(found, own...)
	}
	return found
}

// IsKind reports whether functions of a kind wrap handlers and are not handlers.
func IsKind(k sdk.Kind) bool { return k == sdk.Middleware || k == sdk.MethodHandler }
