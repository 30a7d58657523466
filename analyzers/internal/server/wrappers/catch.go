package wrappers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// Catch says whether middleware recovers from panics.
type Catch int

// The answers.
const (
	// Lets means that it does not.
	Lets Catch = iota
	// MayCatch means that it is unknown.
	MayCatch
	// Catches means that it does.
	Catches
)

// Recovery is told of a function that recovers from panics, or installs recovery.
type Recovery struct {
	// Inside reports that recovery is in it, or in what it wraps around functions.
	Inside bool
	// Before reports that it installs recovering middleware on a server.
	Before bool
}

// String returns the fact, such as "catches(inside)".
func (c Recovery) String() string {
	switch {
	case c.Inside && c.Before:
		return "catches(inside, before)"
	case c.Before:
		return "catches(before)"
	}
	return "catches(inside)"
}

// HandedOut says whether another package that gets a server installs recovering
// middleware.
func (r *Middleware) HandedOut(server *ssa.Call) Catch {
	catch := Lets
	for instr := range r.Instructions() {
		call, ok := instr.(ssa.CallInstruction)
		if !ok || !r.servers.MayRegister(call.Common()) {
			continue
		}
		obj, _ := program.CalledAs(call.Common())
		switch {
		case obj == nil || obj.Pkg() == nil || !module.Seems(r.Pass, obj.Pkg()):
			catch = max(catch, MayCatch)
		case r.installsElsewhere(obj):
			catch = Catches
		}
	}
	return catch
}

// catchOf says whether middleware recovers.
func (r *Middleware) catchOf(middleware ssa.Value, variadic bool) Catch {
	t := flow.NewTrace(r.Index)
	if slice, ok := middleware.(*ssa.Slice); ok && variadic {
		t.Elements(slice)
	} else {
		t.Value(middleware)
	}
	if len(t.Found) == 0 {
		return MayCatch
	}
	catch := Lets
	for _, s := range t.Found {
		switch {
		case s.Function != nil && r.Own[s.Function]:
			if r.recoversIn(s.Function) {
				return Catches
			}
		case s.Function != nil || s.Made != nil:
			obj := s.Made
			if obj == nil {
				obj = program.ObjectOf(s.Function)
			}
			if r.RecoversElsewhere(obj) {
				return Catches
			}
			if obj == nil || obj.Pkg() == nil || !module.Seems(r.Pass, obj.Pkg()) {
				catch = MayCatch
			}
		default:
			catch = MayCatch
		}
	}
	return catch
}

// recoversIn reports whether a function, or a literal in it, recovers, or hands a function to
// what is known to.
func (r *Middleware) recoversIn(fn *ssa.Function) bool {
	return program.Recovers(fn) || r.handsToGuard(fn) || slices.ContainsFunc(fn.AnonFuncs, r.recoversIn)
}

// handsToGuard reports whether a function hands a literal or a parameter to a function that is
// known to run it where something recovers.
func (r *Middleware) handsToGuard(fn *ssa.Function) bool {
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		obj, _ := program.CalledAs(&call.Call)
		if r.isKnownGuard(obj) && slices.ContainsFunc(call.Call.Args, func(v ssa.Value) bool { return isLiteral(v) || isGiven(v) }) {
			return true
		}
	}
	return false
}

func isLiteral(v ssa.Value) bool {
	_, ok := v.(*ssa.MakeClosure)
	return ok
}

// isGiven reports whether a value is a function that somebody else gave.
func isGiven(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.Parameter, *ssa.FreeVar, *ssa.UnOp:
		return program.IsFunction(v.Type())
	}
	return false
}

// ExportCatches exports functions of the package that recover, or install recovery.
func (r *Middleware) ExportCatches() {
	summary.ExportFunctions(r.Pass, r.Functions(), func(fn *ssa.Function) (Recovery, bool) {
		told := Recovery{
			Inside: r.catchesInside(fn, make(map[*ssa.Function]bool)),
			Before: r.installsCatch(fn, make(map[*ssa.Function]bool)),
		}
		return told, told.Inside || told.Before
	})
}

// installsCatch reports whether a function, or one of the package that it calls,
// installs middleware that recovers.
func (r *Middleware) installsCatch(fn *ssa.Function, seen map[*ssa.Function]bool) bool {
	if seen[fn] {
		return false
	}
	seen[fn] = true
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		for _, m := range r.installing(call) {
			if m.Recovers || m.Catches == Catches {
				return true
			}
		}
		if callee := program.Callee(call.Common()); callee != nil && r.Own[callee] && r.installsCatch(callee, seen) {
			return true
		}
	}
	return slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool { return r.installsCatch(literal, seen) })
}
