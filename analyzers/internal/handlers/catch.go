package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Catch says whether middleware recovers from panics.
type Catch int

// The answers.
const (
	// Lets means that it does not.
	Lets Catch = iota
	// MayCatch means that nobody knows.
	MayCatch
	// Catches means that it does.
	Catches
)

// catches is the fact about a function of the module that has to do with recovery from
// panics.
type catches struct {
	// Inside tells that recovery stands in it, or in what it puts around functions.
	Inside bool
	// Before tells that it puts middleware with recovery before the handlers of a server.
	Before bool
}

// AFact marks the type as a fact.
func (*catches) AFact() {}

// String returns what is so, such as "catches(inside)".
func (c *catches) String() string {
	switch {
	case c.Inside && c.Before:
		return "catches(inside, before)"
	case c.Before:
		return "catches(before)"
	}
	return "catches(inside)"
}

// A Server is one that the package makes.
type Server struct {
	// Pos is the place of the call that makes it.
	Pos token.Pos
	// Library is what makes it.
	Library *sdk.SDK
	// Catch says whether middleware that recovers stands before its handlers.
	Catch Catch
	// Shelter counts the handlers of its tools.
	Shelter Shelter
}

// builtServers returns the servers of the package, in the order of the source.
func (f *finder) builtServers(installed []Installed, tools map[site]Shelter) []Server {
	var list []Server
	for _, c := range f.servers.Made {
		library, ok := f.Set.Server(program.ObjectOf(program.Callee(&c.Call)))
		if !ok {
			continue
		}
		s := Server{Pos: c.Pos(), Library: library, Catch: f.handedOut(c), Shelter: tools[site{made: c}]}
		for _, m := range installed {
			if len(m.servers) > 0 && !slices.Contains(m.servers, c) {
				continue
			}
			if s.Catch = max(s.Catch, m.Catches); m.Recovers {
				s.Catch = Catches
			}
		}
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b Server) int { return places.Compare(f.Pass.Fset, a.Pos, b.Pos) })
	return list
}

// handedOut says whether code of another package that gets a server installs
// middleware which recovers.
func (f *finder) handedOut(server *ssa.Call) Catch {
	catch := Lets
	for instr := range f.Instructions() {
		call, ok := instr.(ssa.CallInstruction)
		if !ok || !f.servers.MayRegister(call.Common()) {
			continue
		}
		obj, _ := program.CalledAs(call.Common())
		switch {
		case obj == nil || obj.Pkg() == nil || !module.Seems(f.Pass, obj.Pkg()):
			catch = max(catch, MayCatch)
		case f.installsElsewhere(obj):
			catch = Catches
		}
	}
	return catch
}

// catches says whether middleware recovers.
func (f *finder) catches(middleware ssa.Value, variadic bool) Catch {
	t := valueflow.NewTrace(f.Index)
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
		case s.Function != nil && f.Own[s.Function]:
			if f.recoversIn(s.Function) {
				return Catches
			}
		case s.Function != nil || s.Made != nil:
			obj := s.Made
			if obj == nil {
				obj = program.ObjectOf(s.Function)
			}
			if f.recoversElsewhere(obj) {
				return Catches
			}
			if obj == nil || obj.Pkg() == nil || !module.Seems(f.Pass, obj.Pkg()) {
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
func (f *finder) recoversIn(fn *ssa.Function) bool {
	return program.Recovers(fn) || f.handsToGuard(fn) || slices.ContainsFunc(fn.AnonFuncs, f.recoversIn)
}

// handsToGuard reports whether a function hands a literal or a parameter to a function that is
// known to run it where something recovers.
func (f *finder) handsToGuard(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			obj, _ := program.CalledAs(&call.Call)
			if f.isKnownGuard(obj) && slices.ContainsFunc(call.Call.Args, func(v ssa.Value) bool { return isLiteral(v) || isGiven(v) }) {
				return true
			}
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
		return valueflow.IsFunction(v.Type())
	}
	return false
}

// exportCatches makes known which functions of the package recover, or install what
// does.
func (f *finder) exportCatches() {
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || fn.Parent() != nil || !obj.Exported() {
			continue
		}
		fact := catches{
			Inside: f.catchesInside(fn, make(map[*ssa.Function]bool)),
			Before: f.installsCatch(fn, make(map[*ssa.Function]bool)),
		}
		if fact.Inside || fact.Before {
			f.Pass.ExportObjectFact(obj, &fact)
		}
	}
}

// installsCatch reports whether a function, or one of the package that it calls,
// installs middleware that recovers.
func (f *finder) installsCatch(fn *ssa.Function, seen map[*ssa.Function]bool) bool {
	if seen[fn] {
		return false
	}
	seen[fn] = true
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, m := range f.installing(call) {
				if m.Recovers || m.Catches == Catches {
					return true
				}
			}
			if callee := program.Callee(call.Common()); callee != nil && f.Own[callee] && f.installsCatch(callee, seen) {
				return true
			}
		}
	}
	return slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool { return f.installsCatch(literal, seen) })
}
