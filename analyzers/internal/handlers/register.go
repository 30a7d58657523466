package handlers

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// byRegistration finds what is registered with a library: handed to one of its
// functions, stored in one of its fields, or handed to a function of the program
// that does so. It goes on until nothing new is found, because a function that
// registers its parameter is a registrar too.
func (f *finder) byRegistration() {
	for again := true; again; {
		again = false
		for instr := range f.instructions() {
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
		if library, row, ok := f.set.Field(field); ok {
			name := ""
			if isNamed(row.Kind) {
				name = nameBeside(addr.X)
			}
			at := Registration{Pos: instr.Pos(), Name: name, servers: f.madeWith(addr.X), in: program.Outermost(instr.Parent()), bundled: isNamed(row.Kind)}
			return f.registered(instr.Val, nil, at, taken{Library: library.Name, Kind: row.Kind})
		}
	case ssa.CallInstruction:
		return f.registeringCall(instr)
	}
	return false
}

func (f *finder) registeringCall(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, skip := calledObject(call)
	if obj == nil {
		return false
	}
	found, around := false, f.registrarAround(instr)
	// A constructor runs when the server is put together, and registers inside.
	if library, r, ok := f.set.Registrar(obj); ok && r.Form != sdk.Constructor {
		if index := r.Arg + skip; index < len(call.Args) {
			at := f.registrationAt(instr, "")
			if r.NameArg >= 0 && r.NameArg+skip < len(call.Args) {
				at.Name = nameOf(call.Args[r.NameArg+skip])
			}
			f.bundled(call.Args[index], around, at)
			f.holding(call.Args[index], taken{Library: library.Name, Kind: r.Kind})
			found = f.registered(call.Args[index], around, at, taken{Library: library.Name, Kind: r.Kind})
		}
	}
	f.unpacking(instr, obj)
	if t, ok := f.takesOf(obj); ok {
		for _, p := range t.Params {
			if p.Seam == None && p.Index < len(call.Args) {
				at := f.registrationAt(instr, firstName(call.Args))
				f.bundled(call.Args[p.Index], around, at)
				found = f.registered(call.Args[p.Index], around, at, p) || found
			}
		}
	}
	return found
}

// calledObject returns the declared function or method that a call names, and
// how many values stand before its first argument: one for a receiver.
func calledObject(call *ssa.CallCommon) (obj *types.Func, before int) {
	if call.IsInvoke() {
		return call.Method, 0
	}
	callee := staticCallee(call)
	if callee == nil {
		return nil, 0
	}
	if callee.Signature.Recv() != nil {
		before = 1
	}
	return objectOf(callee), before
}

// registered notes that a value is registered. It reports whether it comes
// from a parameter that was not known to become a handler. What the callers of the
// function around hand to it is left to them.
func (f *finder) registered(v ssa.Value, around *ssa.Function, at Registration, as taken) bool {
	found := false
	from := f.flow.sourcesWithin(v, around)
	f.sites.note(v, at, as.Kind, from)
	at.unsure = slices.ContainsFunc(from, func(s source) bool { return s.call != nil && s.made == nil })
	for _, s := range from {
		switch {
		case s.parameter != nil:
			found = f.take(s.parameter, as.within(at)) || found
		case s.function != nil && f.own[s.function] && !middlewareLike(as.Kind):
			h := f.handler(s.function, as.Library, as.Kind)
			h.Found |= ByRegistration
			h.registeredAt(at)
		case s.made != nil:
			f.veil(s, at, as)
			f.passOn(s.call.Pos(), onward{at, as})
			f.yields(s.made, at)
			found = f.wrapped(s, around, at, as) || found
		case s.variable != nil:
			f.yields(s.variable, at)
		}
	}
	f.foreigners(v, around, at, as, ByRegistration)
	return found
}

// wrapped notes what is handed to a function of the library that makes a handler
// out of a handler of another kind.
func (f *finder) wrapped(s source, around *ssa.Function, at Registration, as taken) bool {
	_, w, ok := f.set.Wrapper(s.made)
	if !ok || w.Arg >= len(s.call.Call.Args) || w.From == as.Kind {
		return false
	}
	return f.registered(s.call.Call.Args[w.Arg], around, at, taken{Library: as.Library, Kind: w.From})
}

func (h *Handler) registeredAt(at Registration) {
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

// nameBeside returns the constant name of the tool that stands in the same
// composite literal as a handler.
func nameBeside(literal ssa.Value) string {
	if referrers := literal.Referrers(); referrers != nil {
		for _, instr := range *referrers {
			field, ok := instr.(*ssa.FieldAddr)
			if !ok || field.Referrers() == nil {
				continue
			}
			for _, use := range *field.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == field {
					if name := nameIn(field, store.Val); name != "" {
						return name
					}
				}
			}
		}
	}
	return ""
}

// nameIn returns the constant name in a field: that itself, or that of a description.
func nameIn(field *ssa.FieldAddr, v ssa.Value) string {
	if _, text := v.(*ssa.Const); text {
		if variable := program.Field(field.X.Type(), field.Field); variable == nil || variable.Name() != "Name" {
			return ""
		}
	}
	return nameOf(v)
}

// isNamed reports whether handlers of a kind have names of their own, beside which they
// can be registered.
func isNamed(k sdk.Kind) bool {
	return k.IsTool() || k.IsResource() || k == sdk.Prompt
}

// firstName returns the first name among the arguments of a call.
func firstName(args []ssa.Value) string {
	for _, arg := range args {
		if name := nameOf(arg); name != "" {
			return name
		}
	}
	return ""
}

// nameOf returns the constant name that a description of a tool states: the
// text itself, the field Name of a literal, or the first text that a call which
// makes the description is given.
func nameOf(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			return constant.StringVal(v.Value)
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return nameOf(v.X)
		}
	case *ssa.Call:
		if _, skip := calledObject(&v.Call); skip < len(v.Call.Args) {
			if c, ok := v.Call.Args[skip].(*ssa.Const); ok {
				return nameOf(c)
			}
		}
	case *ssa.Alloc:
		return nameField(v)
	}
	return ""
}

// isFieldName reports whether an address is that of a field Name.
func isFieldName(addr *ssa.FieldAddr) bool {
	v := program.Field(addr.X.Type(), addr.Field)
	return v != nil && v.Name() == "Name"
}

func nameField(literal *ssa.Alloc) string {
	for _, instr := range *literal.Referrers() {
		switch instr := instr.(type) {
		case *ssa.FieldAddr:
			if !isFieldName(instr) {
				continue
			}
			for _, use := range *instr.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == instr {
					return nameOf(store.Val)
				}
			}
		case *ssa.Store:
			if instr.Addr == literal {
				return nameOf(instr.Val)
			}
		}
	}
	return ""
}
