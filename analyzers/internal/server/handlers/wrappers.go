package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Wrappers are the functions that get handlers, or objects with methods that are handlers, and call them in
// their own place.
type wrapping struct {
	*flow.Scope
	catalogue *catalogue
	foreign   *foreigners
	servers   *servers.Reader
	takers    *registration.Registrars
}

// find finds what is handed to functions that wrap their parameter, and reports whether something of it
// was not known.
func (w *wrapping) find() bool {
	found := false
	for instr := range w.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok {
			found = w.call(call) || found
		}
	}
	return found
}

// call notes what is handed to a function that wraps some of its parameters, and reports whether one was
// not known.
func (w *wrapping) call(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, _ := program.CalledAs(call)
	t, _ := w.takers.TakesOf(obj)
	found := false
	for _, p := range t {
		if p.Seam == wrappers.None || p.Index >= len(call.Args) {
			continue
		}
		if at := p.RegisteredBy(w.servers, instr); p.Method != "" {
			found = w.object(instr, obj, p, at) || found
		} else {
			found = w.value(instr, call.Args[p.Index], obj, p, at) || found
		}
	}
	return found
}

// value notes the functions that a value can be which is handed to a wrapper, and reports
// whether one was not known.
func (w *wrapping) value(instr ssa.Instruction, v ssa.Value, wrapper *types.Func, p registration.Taking, at servers.Registration) bool {
	found := false
	within := w.Index.SourcesWithin(v, instr.Parent())
	for _, s := range w.Index.Sources(v) {
		switch {
		case s.Parameter != nil:
			found = w.takeOnward(s.Parameter, p, instr, at) || found
		case w.Own[s.Function]:
			as := at
			if at.Hinted && !slices.ContainsFunc(within, func(inner flow.Source) bool { return inner.Function == s.Function }) {
				as.Name, as.NameFrom.Parameter = "", nil // what callers tell it counts where they do
			}
			found = w.behindWrapper(s.Function, p, &Seam{Wrapper: wrapper, wraps: instr}, as) || found
		}
	}
	w.foreign.among(v, nil, at, p, ByAdapter)
	return found
}

// takeOnward notes that a parameter is handed to a wrapper, and reports whether that is new.
func (w *wrapping) takeOnward(given *ssa.Parameter, p registration.Taking, instr ssa.Instruction, at servers.Registration) bool {
	onward := p.Within(at)
	onward.Via, _ = instr.(*ssa.Call)
	return w.takers.Take(given, onward)
}

// behindWrapper notes that a function of the package is handed to a wrapper, with what is known of the seam
// that makes, and reports whether it was not known for a handler.
func (w *wrapping) behindWrapper(fn *ssa.Function, p registration.Taking, s *Seam, at servers.Registration) bool {
	known := w.catalogue.of(fn) != nil
	h := w.catalogue.handler(fn, p.Library, p.Kind)
	h.Found |= ByAdapter
	h.registeredAt(at)
	s.Func, s.Pos, s.Effect, s.Share, s.Output, s.Result = p.By, s.wraps.Pos(), p.Seam, p.Share, p.Output, p.Result
	h.behind(s)
	return !known
}

// object notes the methods of what is handed to a function that calls one of them
// in its own place. What callers of the function around give to that counts where they do.
func (w *wrapping) object(instr ssa.CallInstruction, wrapper *types.Func, p registration.Taking, at servers.Registration) bool {
	t := flow.NewTrace(w.Index)
	t.Within = at.In
	t.Value(instr.Common().Args[p.Index])
	found := false
	for _, given := range t.Given {
		found = w.takeOnward(given, p, instr, at) || found
	}
	for _, method := range w.MethodsOf(t.Boxed, wrapper.Pkg(), p.Method) {
		if w.Own[method.Fn] {
			found = w.behindWrapper(method.Fn, p, &Seam{Wrapper: wrapper, wraps: instr}, at) || found
		} else {
			w.foreign.note(method.Fn, at, p, ByAdapter)
		}
	}
	return found
}
