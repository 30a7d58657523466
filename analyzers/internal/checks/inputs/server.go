package inputs

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A made is a server that does not check arguments, and could.
type made struct {
	Library string
	Place   summary.Place
	// Open tells that callers of the function that makes it can give options.
	Open bool
	// Makers are the exported functions of its package that make it, by their full names.
	Makers []string
}

// servers notes the servers that the package makes, and whether anything in it checks arguments.
func (f *typeFinder) servers(known *drops) {
	for call := range program.InstructionsOf[*ssa.Call](f.all) {
		obj := program.Called(call.Common())
		if syntax.PackageOf(obj) == nil {
			continue
		}
		library, checker := sdk.Home(obj.Pkg()), ""
		if library != nil {
			checker = library.Remedy.Validation
		}
		switch {
		case library.Is(obj, checker), validates(obj):
			known.Checks = true
		case checker != "" && library.Is(obj, library.Remedy.Server) && sdk.Of(f.pass.Pkg).Validates(library):
			_, all := f.found.Options(call)
			m := made{Library: library.Name, Place: f.home.At(call.Pos()), Makers: f.makersOf(call.Parent())}
			m.Open = !all && f.pass.Pkg.Name() != "main"
			known.Made = append(known.Made, m)
			if f.server == nil || summary.ComparePositions(f.pass.Fset, call.Pos(), f.server.Pos()) < 0 {
				f.server, f.made = call, m
			}
		}
	}
}

// validates reports whether a function holds values against a schema: the program checks arguments
// itself.
func validates(obj *types.Func) bool {
	return strings.Contains(strings.ToLower(obj.Pkg().Path()), "jsonschema") && strings.HasPrefix(obj.Name(), "Validate")
}

// alone returns what there is to tell of a package whose handlers drop arguments, where no server can check them.
func (f *typeFinder) alone(library *sdk.SDK, own []Drop, checks bool) *Server {
	if checks {
		return nil
	}
	slices.SortStableFunc(own, compare)
	return f.placed(&Server{Library: library, Drops: own})
}

// together returns what there is to tell of the first server that the package makes, or of one that
// another package makes whose handlers it brings together with it. What is told is told once.
func (f *typeFinder) together(known *drops) *Server {
	if known.Checks || len(known.Drops) == 0 || len(known.Made) == 0 {
		return nil
	}
	s := &Server{Drops: known.Drops}
	switch call := f.firstCallOf(known); {
	case f.server != nil && f.made.Open, f.server == nil && call == nil:
		return nil
	case f.server != nil:
		s.Library, s.Pos = sdk.Named(f.made.Library), f.server.Pos()
	default:
		m := known.Made[slices.IndexFunc(known.Made, func(m made) bool { return slices.Contains(m.Makers, program.Called(call.Common()).FullName()) })]
		s.Library, s.Pos, s.Made, s.At = sdk.Named(m.Library), call.Pos(), m.Place, f.home.Pos(m.Place)
	}
	known.tell()
	return f.placed(s)
}

// placed adds the positions of the drops, and returns the server.
func (f *typeFinder) placed(s *Server) *Server {
	for _, d := range s.Drops {
		s.Positions = append(s.Positions, f.home.Pos(d.Place))
	}
	return s
}

// makersOf returns the exported functions that call a function, and itself.
func (f *typeFinder) makersOf(fn *ssa.Function) []string {
	var names []string
	f.index.Calls.Ascend(fn, func(by *ssa.Function) bool {
		if obj := program.ObjectOf(program.Outermost(by)); obj != nil && obj.Exported() {
			names = append(names, obj.FullName())
		}
		return false
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// firstCallOf returns the first call of a function of another package that makes a server.
func (f *typeFinder) firstCallOf(known *drops) *ssa.Call {
	var first *ssa.Call
	for call := range program.InstructionsOf[*ssa.Call](f.all) {
		obj := program.Called(call.Common())
		if obj == nil || !slices.ContainsFunc(known.Made, func(m made) bool { return slices.Contains(m.Makers, obj.FullName()) }) {
			continue
		}
		if first == nil || summary.ComparePositions(f.pass.Fset, call.Pos(), first.Pos()) < 0 {
			first = call
		}
	}
	return first
}
