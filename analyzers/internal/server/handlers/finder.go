package handlers

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A finder looks for handlers in one package. It is made of what finds them in one way each, and of what
// reads what those need.
type finder struct {
	*flow.Scope
	servers    *servers.Reader
	names      *servers.Names
	takers     *registration.Registrars
	bundles    *registration.Bundles
	between    *wrappers.Reader
	middleware *wrappers.Middleware

	catalogue     *catalogue
	foreign       *foreigners
	typed         *typed
	registrations *registrations
	wrapping      *wrapping
	callers       *callers
	delegations   *delegations
	naming        *naming
	implementing  []registration.Implementing
}

// finderOf returns a finder for a package that has found nothing. It is told what holds arguments without
// regard to handlers.
func finderOf(scope *flow.Scope, given *arguments.Arguments) *finder {
	f := &finder{
		Scope: scope, between: wrappers.NewReader(scope), servers: servers.Read(scope), names: servers.NewNames(scope),
		takers: registration.NewRegistrars(scope), bundles: registration.NewBundles(scope),
		catalogue: &catalogue{make(map[*ssa.Function]*Handler), make(map[*ssa.Call]*Seam), summary.NewTable(scope.Pass, summary.Domain[handles]{})},
	}
	f.middleware = wrappers.NewMiddleware(scope, f.servers, f.between)
	f.naming = &naming{f.catalogue, f.names, servers.NewRows(f.names), make(map[*ssa.Function][]string)}
	f.foreign = &foreigners{Scope: scope, takers: f.takers, told: f.catalogue.told}
	f.typed = &typed{scope, f.catalogue, registration.Clients{Scope: scope}}
	f.registrations = &registrations{
		Scope: scope, catalogue: f.catalogue, foreign: f.foreign, servers: f.servers, names: f.names, takers: f.takers, bundles: f.bundles,
		tools: make(toolSites), destinations: make(map[token.Pos][]Route), enclosed: f.naming.enclosed,
	}
	f.wrapping = &wrapping{scope, f.catalogue, f.foreign, f.servers, f.takers}
	f.callers = &callers{scope, f.catalogue, f.takers, f.between, arguments.NewForwarding(scope, given), f.bundles, f.naming}
	f.delegations = &delegations{scope, f.catalogue, make(map[*ssa.Function][]*ssa.Parameter)}
	return f
}

// find looks for handlers in every way, those that others rest on first, and for their names.
func (f *finder) find() {
	f.typed.find()
	f.registrations.find()
	f.findAdapted()
	f.implementing = registration.Methods{Scope: f.Scope}.Implementing()
	for _, i := range f.implementing {
		if f.catalogue.of(i.Func) == nil {
			f.catalogue.handler(i.Func, i.Library, sdk.Tool).Found |= ByImplementation
		}
	}
	f.delegations.find()
	f.naming.descriptions()
}

// findAdapted finds what handlers of the program call in their own place: the
// function that a wrapper was given, or a method of an interface. It goes on
// until nothing new is found, because wrappers wrap wrappers.
func (f *finder) findAdapted() {
	done := make(map[*ssa.Function]bool)
	f.wrapping.find() // what stands before a handler decides what becomes of the errors of what it calls
	for again := true; again; {
		again = false
		for fn := range f.Functions() {
			if h := f.catalogue.of(fn); h != nil && !done[fn] {
				done[fn], again = true, true
				f.callers.find(h)
			}
		}
		again = f.wrapping.find() || again
	}
}

// settle gives registrations in bundles the server on which the bundle is registered, and those of which no
// server is known the only one that the package makes.
func (f *finder) settle() {
	for _, h := range f.catalogue.handlers {
		for i := range h.Registered {
			at := &h.Registered[i]
			if f.bundles.Settle(at); f.guess(at) && at.Bundled && len(at.Given) == 0 && len(h.Behind) > 0 {
				at.Adapted = true // the bundle is registered nowhere: what calls the handler in it decides
			}
		}
	}
	for i := range f.foreign.list {
		f.bundles.Settle(&f.foreign.list[i].Registered)
		f.guess(&f.foreign.list[i].Registered)
	}
}

// guess gives a registration of which no server is known the only one that the package makes, and reports whether it did.
func (f *finder) guess(at *servers.Registration) bool {
	if len(at.Servers) > 0 || len(f.servers.Made) != 1 {
		return false
	}
	at.Servers, at.Guessed = f.servers.Made, true
	return true
}

// export makes what is known about functions of the package known to its
// importers.
func (f *finder) export() {
	f.takers.Export(f.catalogue.effectsIn)
	f.catalogue.export()
	f.names.Export()
	f.between.ExportMiddleware()
	f.middleware.ExportCatches()
	f.between.Shares.Export()
	f.servers.ExportKeepers()
}

// result returns what was found, once the registrations have got the names and the servers that do not stand
// beside them.
func (f *finder) result() *Result {
	f.naming.rows()
	f.settle()
	r := &Result{
		Foreign: f.foreign.list, Held: registration.HeldIn(f.Scope), Offered: registration.OfferedIn(f.Scope), Implementing: f.implementing,
		Installed: f.middleware.Installed(), Tools: f.registrations.tools.of(f.servers),
		Handed: f.servers.Handed, Yielded: f.bundles.Yielded, Returned: f.bundles.Offers(),
		scope: f.Scope, catalogue: f.catalogue, naming: f.naming, leftovers: registration.NewUnreferenced(f.Scope), middleware: f.middleware,
	}
	r.routes = routes{
		Scope: f.Scope, catalogue: f.catalogue, servers: f.servers, takers: f.takers, installed: r.Installed, elsewhere: f.middleware.InstalledElsewhere(),
		opaque: f.middleware.Opaque(r.Installed), unserved: f.servers.Unserved(), destinations: f.registrations.destinations,
	}
	f.naming.ahead(&r.routes)
	r.arguments = arguments.Of(f.Scope, f.comesIn)
	r.Inside = f.catalogue.insides(f.middleware, r.Installed)
	r.Handlers, r.Seams = f.catalogue.sorted(f.Pass.Fset)
	r.Servers = r.serversOf(f.servers.Made)
	return r
}
