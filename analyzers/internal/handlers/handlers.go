// Package handlers finds the functions of a server that MCP libraries call, and
// what stands between them and the wire.
//
// A function is a handler when its type is a handler type of a library, when it
// is registered with one, directly or through a function of the program, or when
// an adapter of the program calls it in the place of one. Names play no part.
package handlers

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/forwarding"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/middleware"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/toolname"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "handlers",
	Doc:        "handlers: find the functions that MCP libraries call",
	Requires:   []*analysis.Analyzer{program.Analyzer, settings.Analyzer},
	FactTypes:  []analysis.Fact{new(takers.Takes), new(seams.Wraps), new(seams.Shares), new(handles), new(middleware.Guards), new(middleware.Installs), new(holds), new(unpacks), new(arguments.Gives), new(shelters), new(valueflow.Keeps), new(toolname.Stated)},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// Result is what was found in one package, in the order of the source.
type Result struct {
	// Handlers are the functions of the package that are handlers.
	Handlers []*Handler
	// Seams are the functions of the package that call handlers.
	Seams []*Seam
	// Foreign are functions of other packages that this one registers.
	Foreign []Foreign
	// Held are functions of the package that other packages may call, and Implementing
	// its methods that they may call through interfaces.
	Held         []Held
	Implementing []Implementing
	// Installed is the middleware that the package installs.
	Installed []middleware.Installed
	// Inside are the functions inside the middleware that the package installs or
	// offers to others.
	Inside []Inside
	// Tools are the tools of the servers that the package makes.
	Tools Tools
	// Servers are the servers that the package makes.
	Servers []Server
	// Handed are the servers that the package hands to functions of others.
	Handed []servers.Handed
	// Yielded are the bundles that functions of other packages return and this
	// package registers, and Returned those that functions of the package return.
	Yielded  []Yielded
	Returned []Returned
	// Boxed are values of interfaces that functions of the package return, and Called those
	// of other packages that this one hands servers.
	Boxed  []servers.Boxed
	Called []servers.Called

	finder    *finder
	arguments *arguments.Arguments
	elsewhere []middleware.Installed // what other packages install
	passed    map[token.Pos][]onward
	bound     map[sdk.Kind]servers.Registration
	opaque    map[*ssa.Call]bool // servers of which it is not known how they are made
	unserved  map[*ssa.Call]bool // servers that no agent can get at
}

// A Handler is a function that an MCP library calls, directly or through a seam.
type Handler struct {
	// Func is the function, which is a literal if it has no object.
	Func *ssa.Function
	// Library is the name of the library.
	Library string
	// Kind is what the library takes the function for.
	Kind sdk.Kind
	// Found says how the function was found.
	Found How
	// Registered are the places in the package where it is registered, with
	// the name under which, where that is constant.
	Registered []servers.Registration
	// Behind are the seams that call it: those of the package, and, at the
	// place where it is handed over, those of functions of other packages.
	Behind []*Seam
	// Wraps tells that the function is a seam itself: what it does with the
	// request is hand it on.
	Wraps bool

	delegators []*Handler // the handlers of its kind that delegate to it
	lent       bool       // it is registered, and behind seams, as the first of them is, and nowhere else
}

// How says by what a handler was found. Several reasons can hold.
type How int

// The ways to find a handler.
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

func run(pass *analysis.Pass) (any, error) {
	if pass.TypesInfo == nil || len(pass.Files) == 0 {
		return &Result{}, nil // a dependency of which only the types are known
	}
	if sdk.Owns(pass.Pkg) || !module.Analysed(pass) {
		// What libraries do is known from tables. Drivers that analyse them
		// from source must not come to know more than those that do not.
		return &Result{}, nil
	}
	set, fed := sdk.Of(pass.Pkg), feeds(pass)
	knows := !set.Empty() || fed || api.Imports(pass.Pkg, api.Taxonomy) || settings.Of(pass).Registers()
	if !knows && !arguments.HasHelpers(pass.Pkg) {
		return &Result{}, nil
	}
	f := finderOf(pass, set)
	if !knows {
		// Have: nothing here knows a request, and helpers can be given its arguments all the same.
		f.arguments.ExportHelpers()
		return &Result{}, nil
	}
	f.find()
	f.describe()
	f.export()
	f.names.Export()
	f.between.ExportMiddleware()
	f.middleware.ExportCatches()
	f.between.ExportShares()
	f.exportHolders()
	f.servers.ExportKeepers()
	r := f.result()
	f.middleware.ExportInstallers(slices.Concat(r.Installed, r.elsewhere))
	r.arguments.Export()
	return r, nil
}

// finderOf returns a finder for a package that has found nothing.
func finderOf(pass *analysis.Pass, set *sdk.Set) *finder {
	p := pass.ResultOf[program.Analyzer].(*program.Program)
	f := &finder{
		Scope:    valueflow.NewScope(pass, set, p),
		handlers: make(map[*ssa.Function]*Handler),
		seams:    make(map[*ssa.Call]*Seam),
		sites:    make(toolSites), passed: make(map[token.Pos][]onward), onward: make(map[token.Pos]servers.Registration),
		bare: make(map[token.Pos]bool),
	}
	f.names = toolname.Reader{Scope: f.Scope}
	f.takers = takers.NewReader(f.Scope)
	// Until the handlers are known, no parameter is.
	f.arguments = arguments.Of(f.Scope, func(*ssa.Parameter) bool { return false })
	f.registersTools, f.referred = sync.OnceValue(f.registeringTools), sync.OnceValue(f.referring)
	return f
}

// find looks for handlers in every way, those that others rest on first.
func (f *finder) find() {
	f.between, f.servers = seams.Read(f.Scope), servers.Read(f.Scope)
	f.forward = forwarding.NewReader(f.Scope, f.arguments)
	f.middleware = middleware.NewReader(f.Scope, f.servers, f.between)
	f.byType()
	f.byField()
	f.byRegistration()
	f.byAdapter()
	f.byImplementation()
	f.byDelegation()
}

// A finder looks through one package.
type finder struct {
	*valueflow.Scope
	servers      *servers.Reader
	names        toolname.Reader
	between      *seams.Reader
	middleware   *middleware.Reader
	forward      *forwarding.Reader
	arguments    *arguments.Arguments // as far as they are known without handlers
	handlers     map[*ssa.Function]*Handler
	seams        map[*ssa.Call]*Seam
	takers       *takers.Reader
	requests     map[*ssa.Function][]*ssa.Parameter // of functions to which handlers hand them
	outside      []Foreign
	sites        toolSites
	passed       map[token.Pos][]onward
	bare         map[token.Pos]bool                 // the places of those bundles that are registered as they are
	onward       map[token.Pos]servers.Registration // where what is bundled at a place is registered
	yielded      []Yielded
	implementing []Implementing
	veiled       []servers.Registration // of tools around which stands what nobody knows
	holders      []holder

	registersTools func() bool                  // whether the package does
	referred       func() map[types.Object]bool // the functions that something refers to
}

// handler returns the handler that a function of the package is, and makes it
// one if it was none.
func (f *finder) handler(fn *ssa.Function, library string, kind sdk.Kind) *Handler {
	h := f.handlers[fn]
	if h == nil {
		h = &Handler{Func: fn, Library: library, Kind: kind}
		f.handlers[fn] = h
	}
	return h
}

func (f *finder) result() *Result {
	f.settle()
	r := &Result{
		Foreign: f.outside, Held: f.held(), Implementing: f.implementing, Installed: f.middleware.Installed(), Tools: f.tools(),
		Boxed: f.servers.Boxes(), Called: f.servers.Called, Handed: f.servers.Handed, Yielded: f.yielded, Returned: f.returnedBundles(),
		finder: f, elsewhere: f.middleware.InstalledElsewhere(), passed: f.passed, bound: f.boundRegistrars(),
	}
	r.arguments = arguments.Of(f.Scope, r.comesIn)
	r.Inside, r.opaque, r.unserved = f.insides(r.Installed), f.opaque(r), f.servers.Unserved()
	for _, h := range f.handlers {
		r.Handlers = append(r.Handlers, h)
	}
	for _, s := range f.seams {
		r.Seams = append(r.Seams, s)
	}
	slices.SortFunc(r.Handlers, func(a, b *Handler) int { return places.Compare(f.Pass.Fset, a.Func.Pos(), b.Func.Pos()) })
	slices.SortFunc(r.Seams, func(a, b *Seam) int { return places.Compare(f.Pass.Fset, a.Pos, b.Pos) })
	tools := f.shelters(r)
	f.exportShelters(tools)
	r.Servers = f.builtServers(r.Installed, tools)
	return r
}
