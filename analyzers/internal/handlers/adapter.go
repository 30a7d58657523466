package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/visible"
)

// byAdapter finds what handlers of the program call in their own place: the
// function that a wrapper was given, or a method of an interface. It goes on
// until nothing new is found, because wrappers wrap wrappers.
func (f *finder) byAdapter() {
	done := make(map[*ssa.Function]bool)
	f.byRegistrars() // what stands before a handler decides what becomes of the errors of what it calls
	for again := true; again; {
		again = false
		for fn := range f.Functions() {
			if f.handlers[fn] != nil && !done[fn] {
				done[fn], again = true, true
				f.calls(f.handlers[fn])
				f.guardedCalls(f.handlers[fn])
			}
		}
		again = f.byRegistrars() || again
	}
}

// byRegistrars finds what is handed to functions that wrap their parameter.
func (f *finder) byRegistrars() bool {
	found := false
	for instr := range f.Instructions() {
		switch instr := instr.(type) {
		case ssa.CallInstruction:
			found = f.wrappingCall(instr) || found
		case *ssa.ChangeType:
			found = f.converted(instr) || found
		}
	}
	return found
}

func (f *finder) wrappingCall(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, _ := program.CalledAs(call)
	t, ok := f.takers.TakesOf(obj)
	if !ok {
		return false
	}
	found := false
	for _, p := range t {
		if p.Seam == seams.None || p.Index >= len(call.Args) {
			continue
		}
		name := f.names.First(call.Args)
		if p.Named > 0 && p.Named < len(call.Args) {
			name = f.names.Of(call.Args[p.Named])
		}
		at := f.servers.RegistrationAt(instr, name)
		if p.Method != "" {
			found = f.wrappingObject(instr, obj, p, at) || found
			continue
		}
		found = f.wrapping(instr, call.Args[p.Index], obj, p, at) || found
	}
	return found
}

// wrapping notes the functions that a value can be which is handed to a wrapper, and reports
// whether one was not known.
func (f *finder) wrapping(instr ssa.Instruction, v ssa.Value, wrapper *types.Func, p takers.Taking, at servers.Registration) bool {
	found := false
	for _, s := range f.Index.Sources(v) {
		switch {
		case s.Parameter != nil:
			found = f.takeOnward(s.Parameter, p, instr, at) || found
		case s.Function != nil && f.Own[s.Function] && p.Fits(s.Function):
			found = f.behindWrapper(s.Function, p, wrapper, instr, at) || found
		}
	}
	p.Wrapper = wrapper
	f.foreigners(v, nil, at, p, ByAdapter)
	return found
}

// takeOnward notes that a parameter is handed to a wrapper, and reports whether that is new.
func (f *finder) takeOnward(given *ssa.Parameter, p takers.Taking, instr ssa.Instruction, at servers.Registration) bool {
	onward := p.Within(at)
	onward.Via, _ = instr.(*ssa.Call)
	return f.takers.Take(given, onward)
}

// behindWrapper notes that a function of the package is handed to a wrapper, and reports
// whether it was not known for a handler.
func (f *finder) behindWrapper(fn *ssa.Function, p takers.Taking, wrapper *types.Func, instr ssa.Instruction, at servers.Registration) bool {
	known := f.handlers[fn] != nil
	h := f.handler(fn, p.Library, p.Kind)
	h.Found |= ByAdapter
	h.registeredAt(at)
	h.behind(&Seam{Func: p.By, Wrapper: wrapper, wraps: instr, Pos: instr.Pos(), Effect: p.Seam, Share: p.Share, Output: p.Output, Result: p.Result, Sole: p.Sole})
	return !known
}

// calls looks for the calls in a handler that make it a seam, or that are all it does.
func (f *finder) calls(h *Handler) {
	as := h.answerer()
	for _, block := range h.Func.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			switch {
			case !ok:
			case f.forward.HandsOn(as, call):
				f.seam(h, call)
			case f.forward.IsSole(as, call) && f.isGivenToMaker(h.Func, call.Call.Value):
				f.soleStep(h, call)
			}
		}
	}
}

// seam notes that h answers in the place of what it calls.
func (f *finder) seam(h *Handler, call *ssa.Call) {
	s := &Seam{Func: h.Func, Pos: call.Pos(), Effect: seams.EffectOf(h.Func, call)}
	s.Share = f.between.ShareOf(h.Func, call, s.Effect)
	s.Output = f.becomes(call, h.OutputIndex())
	s.Result = f.becomes(call, 0) && !comparesFirst(call)
	if t, ok := f.between.StatedAround(h.Func); ok {
		s.Effect, s.Share = t.Effect, t.Share
	}
	called := call.Call.Value
	if valueflow.IsReflectCall(call) {
		if called = valueflow.Reflected(call.Call.Args[0], f.Index); called == nil {
			return
		}
	}
	f.answers(h, s, call, called)
}

// answers notes what a seam of h calls in its place.
func (f *finder) answers(h *Handler, s *Seam, call *ssa.Call, called ssa.Value) {
	f.seams[call] = s
	h.Wraps = true
	if call.Call.IsInvoke() {
		s.Method = call.Call.Method
		f.implementations(h, s)
		for _, src := range f.Index.Sources(called) {
			if src.Parameter != nil {
				f.takers.Take(src.Parameter, f.takenBy(h, s))
			}
		}
		return
	}
	for _, src := range f.Index.Sources(called) {
		switch {
		case src.Field != nil:
			s.Field = src.Field
		case src.Parameter != nil:
			f.takers.Take(src.Parameter, f.takenBy(h, s))
		case src.Function != nil && f.Own[src.Function] && src.Function != h.Func:
			inner := f.handler(src.Function, h.Library, h.Kind)
			inner.Found |= ByAdapter
			inner.behind(s)
		}
	}
}

// takenBy describes a parameter that a seam calls, or a method of which it calls.
func (f *finder) takenBy(h *Handler, s *Seam) takers.Taking {
	t := takers.Taking{Taken: takers.Taken{Library: h.Library, Kind: h.Kind, Seam: s.Effect, Share: s.Share, Output: s.Output, Sole: s.Sole}, Result: s.Result, By: h.Func}
	if s.Method != nil {
		t.Method = s.Method.Name()
	}
	if outer := h.sheltering(); outer != nil {
		t.Seam, t.Share = seams.Combined(s.Effect, outer.Effect), max(s.Share, outer.Share)
	}
	return t
}

// sheltering returns the seam behind which a handler always stands, or nil.
func (h *Handler) sheltering() *Seam {
	if len(h.Behind) == 0 || slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Effect != h.Behind[0].Effect || s.Share != h.Behind[0].Share }) {
		return nil
	}
	for _, at := range h.Registered {
		if !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			return nil
		}
	}
	return h.Behind[0]
}

// behind notes a seam that calls the handler.
func (h *Handler) behind(s *Seam) {
	if !slices.ContainsFunc(h.Behind, func(known *Seam) bool { return known.Pos == s.Pos }) {
		h.Behind = append(h.Behind, s)
	}
}

// implementations notes the methods of the package that an interface's method
// can be.
func (f *finder) implementations(h *Handler, s *Seam) {
	s.Names = h.Registered
	for _, fn := range visible.ImplementingFunctions(f.Program, s.Method) {
		if f.Own[fn] {
			inner := f.handler(fn, h.Library, h.Kind)
			inner.Found |= ByAdapter
			inner.behind(s)
			f.nameImplementation(inner, h)
		}
	}
}

// guardedCalls looks for calls in guarded literals that make a handler a seam.
func (f *finder) guardedCalls(h *Handler) {
	for _, g := range seams.GuardedIn(h.Func) {
		for _, call := range g.Calls() {
			if !f.forward.HandsOnWithin(h.answerer(), g, call) {
				continue
			}
			t := g.Treatment()
			s := &Seam{Func: h.Func, Pos: call.Pos(), Effect: t.Effect, Share: t.Share}
			if stated, ok := f.between.StatedAround(h.Func); ok {
				s.Effect, s.Share = stated.Effect, stated.Share
			}
			f.answers(h, s, call, call.Call.Value)
		}
	}
}

// soleStep notes that what a call calls answers in a handler that does nothing else.
func (f *finder) soleStep(h *Handler, call *ssa.Call) {
	s := &Seam{Func: h.Func, Pos: call.Pos(), Effect: seams.EffectOf(h.Func, call), Sole: true}
	s.Share = f.between.ShareOf(h.Func, call, s.Effect)
	for _, src := range f.Index.SourcesWithin(call.Call.Value, h.Func.Parent()) {
		if src.Parameter != nil {
			f.takers.Take(src.Parameter, f.takenBy(h, s))
		}
	}
}
