package registration

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Bundles follow structs that hold handlers, until they are registered, and to importers. A library
// takes handlers with their descriptions, in its own struct:
//
//	func Tools() []server.ServerTool {
//		return []server.ServerTool{{Tool: readNote, Handler: read}, {Tool: writeNote, Handler: write}}
//	}
//
//	s.AddTools(Tools()...)
//
// Each literal is a bundle. Its handlers are known before its server is: it is told where a
// bundle is registered ([Bundles.Note]) and which function of another package returned one
// ([Bundles.NoteYielded]), and answers on which server the bundle of a handler is ([Bundles.Settle]). What
// the package returns or keeps for others are its offers ([Bundles.Offers]), including handlers without a
// bundle.
type Bundles struct {
	*flow.Scope
	Yielded []Yielded // what other packages yield, and this one registers

	on   map[token.Pos]servers.Registration // where what is bundled at a place is registered
	bare map[token.Pos]bool                 // the places of those bundles that are registered as they are
}

// NewBundles returns a reader that has been told of no registration.
func NewBundles(s *flow.Scope) *Bundles {
	return &Bundles{Scope: s, on: make(map[token.Pos]servers.Registration), bare: make(map[token.Pos]bool)}
}

// Yielded are the bundles, or the handler, that a function of another package of the
// module returns, or that a variable there holds, and that this package registers.
type Yielded struct {
	By types.Object
	At servers.Registration
}

// Note notes on what server the bundles are registered that a registrar gets, if it gets any. What the
// callers of the function around hand to it is left to them.
func (r *Bundles) Note(v ssa.Value, around *ssa.Function, at servers.Registration) {
	if !r.isBundle(v.Type()) {
		return
	}
	for _, pos := range r.in(around, false, v).at {
		r.on[pos] = at
	}
	bare := r.in(around, true, v)
	for _, pos := range bare.at {
		r.bare[pos] = true
	}
	for _, obj := range bare.from {
		r.NoteYielded(obj, at)
	}
}

// NoteYielded notes that what a function of another package of the module returned, or a
// variable of one holds, is registered.
func (r *Bundles) NoteYielded(obj types.Object, at servers.Registration) {
	if !r.isOfOtherPackage(obj) {
		return
	}
	if !slices.ContainsFunc(r.Yielded, func(y Yielded) bool { return y.By == obj && y.At.Pos == at.Pos }) {
		r.Yielded = append(r.Yielded, Yielded{obj, at})
	}
}

// isOfOtherPackage reports whether another package of the module declares something.
func (r *Bundles) isOfOtherPackage(obj types.Object) bool {
	pkg := syntax.PackageOf(obj)
	return pkg != r.Pass.Pkg && syntax.InModule(r.Pass, pkg)
}

// Settle gives the registration of a handler in a bundle the server on which that is
// registered, be it with another handler.
func (r *Bundles) Settle(of *servers.Registration) {
	on, ok := r.on[of.Place()]
	of.Adapted = ok && !r.bare[of.Place()]
	if ok && len(of.Servers)+len(of.Given) == 0 {
		of.Servers, of.Given = on.Servers, on.Given
	}
}

// isBundle reports whether a type is a bundle of a library, or a list or map of some.
func (r *Bundles) isBundle(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Slice:
		return r.isBundle(t.Elem())
	case *types.Map:
		return r.isBundle(t.Elem())
	case *types.Pointer:
		return r.isBundle(t.Elem())
	case *types.Named:
		s, ok := t.Underlying().(*types.Struct)
		if !ok || !sdk.Owns(t.Obj().Pkg()) {
			return false
		}
		for field := range s.Fields() {
			if _, _, ok := r.Set.Field(field); ok {
				return true
			}
		}
	}
	return false
}
