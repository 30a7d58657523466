package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// byRegistration finds what is registered with a library: handed to one of its
// functions, stored in one of its fields, or handed to a function of the program
// that does so. It goes on until nothing new is found, because a function that
// registers its parameter is a registrar too.
func (f *finder) byRegistration() {
	for again := true; again; {
		again = false
		for instr := range f.Instructions() {
			again = f.registration(instr) || again
		}
	}
}

// registration looks at one instruction and reports whether it taught
// something about a parameter.
func (f *finder) registration(instr ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.Store:
		addr, ok := instr.Addr.(*ssa.FieldAddr)
		if !ok {
			return false
		}
		field := program.Field(addr.X.Type(), addr.Field)
		if field == nil {
			return false
		}
		if library, row, ok := f.Set.Field(field); ok {
			name := ""
			if isNamed(row.Kind) {
				name = f.names.Beside(addr.X)
			}
			at := servers.Registration{Pos: instr.Pos(), Name: name, Servers: f.servers.MadeWith(addr.X), In: program.Outermost(instr.Parent()), Bundled: isNamed(row.Kind)}
			return f.registered(instr.Val, nil, at, takers.Taking{Taken: takers.Taken{Library: library.Name, Kind: row.Kind}})
		}
	case ssa.CallInstruction:
		return f.registeringCall(instr)
	}
	return false
}

func (f *finder) registeringCall(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, skip := program.CalledAs(call)
	if obj == nil {
		return false
	}
	found, around := false, f.registrarAround(instr)
	// A constructor runs when the server is put together, and registers inside.
	if library, r, ok := f.Set.Registrar(obj); ok && r.Form != sdk.Constructor {
		if index := r.Arg + skip; index < len(call.Args) {
			at := f.servers.RegistrationAt(instr, "")
			if r.NameArg >= 0 && r.NameArg+skip < len(call.Args) {
				at.Name = f.names.Of(call.Args[r.NameArg+skip])
			}
			f.bundled(call.Args[index], around, at)
			f.holding(call.Args[index], takers.Taking{Taken: takers.Taken{Library: library.Name, Kind: r.Kind}})
			found = f.registered(call.Args[index], around, at, takers.Taking{Taken: takers.Taken{Library: library.Name, Kind: r.Kind}})
		}
	}
	f.unpacking(instr, obj)
	if t, ok := f.takers.TakesOf(obj); ok {
		for _, p := range t {
			if p.Seam == seams.None && p.Index < len(call.Args) {
				at := f.servers.RegistrationAt(instr, f.names.First(call.Args))
				f.bundled(call.Args[p.Index], around, at)
				found = f.registered(call.Args[p.Index], around, at, p) || found
			}
		}
	}
	return found
}

// registered notes that a value is registered. It reports whether it comes
// from a parameter that was not known to become a handler. What the callers of the
// function around hand to it is left to them.
func (f *finder) registered(v ssa.Value, around *ssa.Function, at servers.Registration, as takers.Taking) bool {
	found := false
	from := f.Index.SourcesWithin(v, around)
	f.sites.note(v, at, as.Kind, from)
	at.Unsure = slices.ContainsFunc(from, func(s valueflow.Source) bool { return s.Call != nil && s.Made == nil })
	for _, s := range from {
		switch {
		case s.Parameter != nil:
			found = f.takers.Take(s.Parameter, as.Within(at)) || found
		case s.Function != nil && f.Own[s.Function] && !middlewareLike(as.Kind):
			h := f.handler(s.Function, as.Library, as.Kind)
			h.Found |= ByRegistration
			h.registeredAt(at)
		case s.Made != nil:
			f.veil(s, at, as)
			f.passOn(s.Call.Pos(), onward{at, as})
			f.yields(s.Made, at)
			found = f.wrapped(s, around, at, as) || found
		case s.Variable != nil:
			f.yields(s.Variable, at)
		}
	}
	f.foreigners(v, around, at, as, ByRegistration)
	return found
}

// wrapped notes what is handed to a function of the library that makes a handler
// out of a handler of another kind.
func (f *finder) wrapped(s valueflow.Source, around *ssa.Function, at servers.Registration, as takers.Taking) bool {
	_, w, ok := f.Set.Wrapper(s.Made)
	if !ok || w.Arg >= len(s.Call.Call.Args) || w.From == as.Kind {
		return false
	}
	return f.registered(s.Call.Call.Args[w.Arg], around, at, takers.Taking{Taken: takers.Taken{Library: as.Library, Kind: w.From}})
}

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

// isNamed reports whether handlers of a kind have names of their own, beside which they
// can be registered.
func isNamed(k sdk.Kind) bool {
	return k.IsTool() || k.IsResource() || k == sdk.Prompt
}
