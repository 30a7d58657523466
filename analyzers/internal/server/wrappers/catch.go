package wrappers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
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
func (r *Middleware) HandedOut() Catch {
	catch := Lets
	for instr := range r.Instructions() {
		call, ok := instr.(ssa.CallInstruction)
		if !ok || !r.servers.MayRegister(call.Common()) {
			continue
		}
		obj, _ := program.CalledAs(call.Common())
		switch {
		case !syntax.InModule(r.Pass, syntax.PackageOf(obj)):
			catch = max(catch, MayCatch)
		default:
			if told, _ := r.catching.Told(obj); told.Before {
				catch = Catches
			}
		}
	}
	return catch
}

// catchOf says whether middleware recovers.
func (r *Middleware) catchOf(middleware ssa.Value, variadic bool) Catch {
	pieces := r.between.piecesOf(middleware, variadic)
	catch := Lets
	for _, s := range pieces {
		switch {
		case s.own != nil && r.recoversIn(s.own), s.own == nil && r.RecoversElsewhere(s.from):
			return Catches
		case s.own == nil && !syntax.InModule(r.Pass, syntax.PackageOf(s.from)):
			catch = MayCatch
		}
	}
	if len(pieces) == 0 {
		return MayCatch
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
	needs := func(fn *ssa.Function) []*ssa.Function { return append(summary.Callees(fn), fn.AnonFuncs...) }
	r.catching.Settle(summary.Components(slices.Collect(r.Functions()), needs))
	r.catching.Export()
}

// recovery says whether a function recovers or installs recovery, itself, in its literals, or in what it calls. Of
// the calls of functions that may recover those count that put something around functions, or hand on one that it
// was given.
func (r *Middleware) recovery(fn *ssa.Function) Recovery {
	all := Recovery{Inside: r.recoversIn(fn)}
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		all.Before = all.Before || slices.ContainsFunc(r.installing(call), func(m Installed) bool { return m.Recovers || m.Catches == Catches })
		callee := program.Callee(call.Common())
		known, _ := r.catching.Own(callee)
		all.Before = all.Before || known.Before
		if made, ok := call.(*ssa.Call); ok && (program.IsFunction(made.Type()) || slices.ContainsFunc(made.Call.Args, isGiven)) {
			all.Inside = all.Inside || known.Inside || r.RecoversElsewhere(program.ObjectOf(callee))
		}
	}
	for _, literal := range fn.AnonFuncs {
		known, _ := r.catching.Own(literal)
		all = Recovery{all.Inside || known.Inside, all.Before || known.Before}
	}
	return all
}
