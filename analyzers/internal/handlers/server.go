package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Before reports whether the middleware stands before a handler of the given
// kind that is registered there: both concern a server that the package makes.
// Of a handler whose server is not known this is so if the package makes only
// one.
func (m Installed) Before(r Registration, kind sdk.Kind) bool {
	return slices.Contains(m.Kinds, kind) &&
		slices.ContainsFunc(m.servers, func(s *ssa.Call) bool { return slices.Contains(r.servers, s) })
}

// servers returns the calls that make the servers among some values.
func (f *finder) servers(values []ssa.Value) []*ssa.Call {
	var made []*ssa.Call
	for _, v := range values {
		if !ofLibrary(v.Type()) {
			continue
		}
		for _, s := range f.Index.Sources(v) {
			if f.makesServer(s.Made) && !slices.Contains(made, s.Call) {
				made = append(made, s.Call)
			}
		}
	}
	return made
}

func (f *finder) makesServer(obj *types.Func) bool {
	if obj == nil {
		return false
	}
	_, ok := f.Set.Server(obj)
	return ok
}

// ofLibrary reports whether a type is a pointer to a type of an MCP library.
func ofLibrary(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && sdk.Owns(named.Obj().Pkg())
}

// findServers finds the calls of the package that make servers.
func (f *finder) findServers() {
	for callee, calls := range f.Index.Calls {
		if !f.makesServer(program.ObjectOf(callee)) {
			continue
		}
		for _, call := range calls {
			if c, ok := call.(*ssa.Call); ok {
				f.made = append(f.made, c)
			}
		}
	}
}

// settle gives registrations of which no server is known the only one that the
// package makes.
func (f *finder) settle() {
	f.nameRows()
	for _, h := range f.handlers {
		for i := range h.Registered {
			f.settleBundle(&h.Registered[i])
		}
	}
	for i := range f.outside {
		f.settleBundle(&f.outside[i].Registered)
	}
	if len(f.made) != 1 {
		return
	}
	for _, h := range f.handlers {
		for i := range h.Registered {
			if r := &h.Registered[i]; len(r.servers) == 0 {
				r.servers, r.guessed = f.made, true
				// Have: a bundle that is registered nowhere. If something calls what is in it, that is.
				r.adapted = r.bundled && len(r.given) == 0 && len(h.Behind) > 0
			}
		}
	}
	for i := range f.outside {
		if len(f.outside[i].Registered.servers) == 0 {
			f.outside[i].Registered.servers, f.outside[i].Registered.guessed = f.made, true
		}
	}
}

// configured returns the calls that make the server which an option is for.
func (f *finder) configured(option ssa.CallInstruction) []*ssa.Call {
	value, ok := option.(*ssa.Call)
	if !ok {
		return nil
	}
	var made []*ssa.Call
	for _, c := range f.made {
		for _, arg := range c.Call.Args {
			if arg == value {
				return []*ssa.Call{c}
			}
		}
		if list, _ := f.optionsOf(c); slices.Contains(list, ssa.Value(value)) {
			made = append(made, c)
		}
	}
	return made
}

// settleBundle gives a registration by a bundle the server on which that is
// registered, be it with another handler.
func (f *finder) settleBundle(r *Registration) {
	on, ok := f.onward[r.Place()]
	r.adapted = ok && !f.bare[r.Place()]
	if ok && len(r.servers)+len(r.given) == 0 {
		r.servers, r.given = on.servers, on.given
	}
}
