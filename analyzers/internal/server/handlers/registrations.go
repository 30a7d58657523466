package handlers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// The registrations of handlers, and what they tell of everything that is registered.
type registrations struct {
	*flow.Scope
	catalogue    *catalogue
	foreign      *foreigners
	servers      *servers.Reader
	names        *servers.Names
	takers       *registration.Registrars
	bundles      *registration.Bundles
	tools        toolSites
	destinations map[token.Pos][]Route
	enclosed     map[*ssa.Function][]string // see naming
}

// find finds what is registered with a library: handed to one of its
// functions, stored in one of its fields, or handed to a function of the program
// that does so. It goes on until nothing new is found, because a function that
// registers its parameter is a registrar too.
func (r *registrations) find() {
	for again := true; again; {
		again = false
		for instr := range r.Instructions() {
			again = r.instruction(instr) || again
		}
	}
}

// instruction looks at one instruction and reports whether it taught
// something about a parameter.
func (r *registrations) instruction(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Store:
		return r.store(instr)
	case ssa.CallInstruction:
		return r.call(instr)
	}
	return false
}

// store looks at a store in a field of a library in the same way.
func (r *registrations) store(instr *ssa.Store) bool {
	library, row, ok := r.Set.Field(paths.FieldOf(instr.Addr))
	if !ok {
		return false
	}
	addr := instr.Addr.(*ssa.FieldAddr)
	name, from := "", servers.Source{}
	if isNamed(row.Kind) {
		name, from = r.names.Beside(addr.X), r.names.AskedBeside(addr.X)
	}
	at := servers.Registration{Pos: instr.Pos(), Name: name, NameFrom: from, Servers: r.servers.MadeWith(addr.X), In: program.Outermost(instr.Parent()), Bundled: isNamed(row.Kind)}
	return r.registered(instr.Val, nil, at, registration.Taking{Taken: registration.Taken{Library: library.Name, Kind: row.Kind}})
}

// call looks at one call in the same way.
func (r *registrations) call(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, skip := program.CalledAs(call)
	if obj == nil {
		return false
	}
	found, around := false, r.registrarAround(instr)
	// A constructor runs when the server is put together, and registers inside.
	if library, row, ok := r.Set.Registrar(obj); ok && row.Form != sdk.Constructor {
		if index := row.Arg + skip; index < len(call.Args) {
			at, as := r.servers.RegistrationAt(instr, namingIn(call.Args, row, skip)), registration.Taking{Taken: registration.Taken{Library: library.Name, Kind: row.Kind}}
			r.bundles.Note(call.Args[index], around, at)
			found = r.registered(call.Args[index], around, at, as)
		}
	}
	t, _ := r.takers.TakesOf(obj)
	for _, p := range t {
		if p.Seam == wrappers.None && p.Index < len(call.Args) {
			at := p.RegisteredBy(r.servers, instr)
			r.bundles.Note(call.Args[p.Index], around, at)
			found = r.registered(call.Args[p.Index], around, at, p) || found
		}
	}
	return found
}

// registered notes that a value is registered. It reports whether it comes
// from a parameter that was not known to become a handler. What the callers of the
// function around hand to it is left to them.
func (r *registrations) registered(v ssa.Value, around *ssa.Function, at servers.Registration, as registration.Taking) bool {
	found := false
	from := r.Index.SourcesWithin(v, around)
	r.tools.note(v, at, as.Kind, from)
	at.Unsure = slices.ContainsFunc(from, func(s flow.Source) bool { return s.Call != nil && s.Made == nil })
	for _, s := range from {
		switch {
		case s.Parameter != nil:
			found = r.takers.Take(s.Parameter, as.Within(at)) || found
		case r.Own[s.Function] && !wrappers.IsKind(as.Kind):
			h := r.catalogue.handler(s.Function, as.Library, as.Kind)
			h.Found |= ByRegistration
			h.registeredAt(at)
		case s.Made != nil:
			r.destine(s.Call, Route{At: at, Library: as.Library, Kind: as.Kind})
			r.bundles.NoteYielded(s.Made, at)
			found = r.wrapped(s, around, at, as) || found
		case s.Variable != nil:
			r.bundles.NoteYielded(s.Variable, at)
		case s.Call != nil:
			r.unknown(s.Call, around, at.Name, nil)
		}
	}
	r.foreign.among(v, around, at, as, ByRegistration)
	return found
}

// destine notes where what a call returns is registered.
func (r *registrations) destine(made *ssa.Call, to Route) {
	if known := r.destinations[made.Pos()]; !slices.ContainsFunc(known, func(way Route) bool { return way.At.Pos == to.At.Pos }) {
		r.destinations[made.Pos()] = append(known, to)
	}
}

// wrapped notes what is handed to a function of the library that makes a handler
// out of a handler of another kind.
func (r *registrations) wrapped(s flow.Source, around *ssa.Function, at servers.Registration, as registration.Taking) bool {
	_, row, ok := r.Set.Wrapper(s.Made)
	if !ok || row.Arg >= len(s.Call.Call.Args) || row.From == as.Kind {
		return false
	}
	return r.registered(s.Call.Call.Args[row.Arg], around, at, registration.Taking{Taken: registration.Taken{Library: as.Library, Kind: row.From}})
}

// unknown notes the name under which functions are registered that a function value wraps, of which only the type tells that it
// does: it gets what it returns. What becomes of their errors is not known.
//
//	s.AddTool(runTool, policy.Enforce(cfg)(run))
func (r *registrations) unknown(call *ssa.Call, around *ssa.Function, name string, seen []*ssa.Call) {
	if slices.Contains(seen, call) {
		return
	}
	seen = append(seen, call)
	for _, arg := range call.Call.Args {
		if !types.Identical(arg.Type(), call.Type()) {
			continue
		}
		for _, s := range r.Index.SourcesWithin(arg, around) {
			switch {
			case s.Function != nil && r.Own[s.Function] && !slices.Contains(r.enclosed[s.Function], name):
				r.enclosed[s.Function] = append(r.enclosed[s.Function], name)
			case s.Call != nil && s.Made == nil:
				r.unknown(s.Call, around, name, seen)
			}
		}
	}
}

// namingIn returns the argument of a call that names what a library registers, if the table tells of one. The
// receiver may stand before the arguments.
func namingIn(args []ssa.Value, row sdk.Registrar, skip int) []ssa.Value {
	if index := row.NameArg + skip; row.NameArg >= 0 && index < len(args) {
		return args[index : index+1]
	}
	return nil
}

// isNamed reports whether handlers of a kind have names of their own, beside which they
// can be registered.
func isNamed(k sdk.Kind) bool {
	return k.IsTool() || k.IsResource() || k == sdk.Prompt
}

// registrarAround returns the function around a call that registers something, if that
// is given the server. Then what its callers hand to it is theirs to register: each its
// own, on its own server.
func (r *registrations) registrarAround(call ssa.CallInstruction) *ssa.Function {
	fn := call.Parent()
	if program.ObjectOf(fn) == nil || !slices.ContainsFunc(call.Common().Args, func(arg ssa.Value) bool { return r.isGiven(arg, fn) }) {
		return nil
	}
	return fn
}

// isGiven reports whether a value is a server that comes to a function as a parameter,
// and from nowhere else.
func (r *registrations) isGiven(v ssa.Value, fn *ssa.Function) bool {
	if !r.servers.IsServer(v.Type()) {
		return false
	}
	from := r.Index.SourcesWithin(v, fn)
	return len(from) > 0 && !slices.ContainsFunc(from, func(s flow.Source) bool { return s.Parameter == nil || s.Parameter.Parent() != fn })
}
