package handlers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Yielded are the bundles, or the handler, that a function of another package of the
// module returns, or that a variable there holds, and that this package registers.
type Yielded struct {
	By types.Object
	At servers.Registration
}

// Returned are the bundles and the handlers that an exported function of the package
// returns, or that an exported variable holds.
type Returned struct {
	By types.Object
	// At are the places where the handlers are put into them.
	At []token.Pos
	// From are the functions and variables of other packages from which more of them come.
	From []types.Object
	// Handlers are those that it returns or holds as they are.
	Handlers []*ssa.Function
}

// bundles finds the literals in which handlers are bundled with their
// descriptions, before they are registered in another place.
type bundles struct {
	*finder
	seen   map[ssa.Value]bool
	at     []token.Pos
	from   []types.Object
	within *ssa.Function // whose callers are left out; nil for none
	object *ssa.Alloc    // of which a method returns the bundles; nil if that is not known
	bare   bool          // leave out those that adapters of the package took for bundles of their own
}

// bundlesIn returns the bundles of which a value can be made, but for those that the
// callers of a function hand to it.
func (f *finder) bundlesIn(v ssa.Value, within *ssa.Function, bare bool) *bundles {
	b := &bundles{finder: f, seen: make(map[ssa.Value]bool), within: within, bare: bare}
	b.value(v)
	return b
}

// bundled notes on what server the bundles are registered that a registrar gets.
func (f *finder) bundled(v ssa.Value, around *ssa.Function, at servers.Registration) {
	if !f.isBundle(v.Type()) {
		return
	}
	for _, pos := range f.bundlesIn(v, around, false).at {
		f.onward[pos] = at
	}
	bare := f.bundlesIn(v, around, true)
	for _, pos := range bare.at {
		f.bare[pos] = true
	}
	for _, obj := range bare.from {
		f.yields(obj, at)
	}
}

// returnedBundles returns the bundles that exported functions of the package return, and
// exported variables hold.
func (f *finder) returnedBundles() []Returned {
	found := f.kept()
	for fn := range f.Functions() {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() {
			continue
		}
		found = f.withOffered(found, obj, f.Index.ResultsOf(fn))
	}
	return found
}

// withOffered adds the bundles and handlers among the values that a function returns or a
// variable holds, if there are any.
func (f *finder) withOffered(found []Returned, by types.Object, values []ssa.Value) []Returned {
	b := &bundles{finder: f, seen: make(map[ssa.Value]bool), bare: true}
	for _, v := range values {
		if f.isBundle(v.Type()) {
			b.value(v)
		}
	}
	if made := f.handlersAmong(values); len(b.at)+len(b.from)+len(made) > 0 {
		found = append(found, Returned{by, b.at, b.from, made})
	}
	return found
}

// isBundle reports whether a type is a bundle of a library, or a list or map of some.
func (f *finder) isBundle(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Slice:
		return f.isBundle(t.Elem())
	case *types.Map:
		return f.isBundle(t.Elem())
	case *types.Pointer:
		return f.isBundle(t.Elem())
	case *types.Named:
		s, ok := t.Underlying().(*types.Struct)
		if !ok || !sdk.Owns(t.Obj().Pkg()) {
			return false
		}
		for field := range s.Fields() {
			if _, _, ok := f.Set.Field(field); ok {
				return true
			}
		}
	}
	return false
}

func (b *bundles) value(v ssa.Value) {
	if v == nil || b.seen[v] || len(b.seen) > valueflow.MaxTraced {
		return
	}
	b.seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		b.call(v)
	case *ssa.Parameter:
		if v.Parent() == b.within {
			return
		}
		index := valueflow.PositionOf(v)
		for _, call := range b.Index.Calls[v.Parent()] {
			if args := call.Common().Args; index < len(args) && !b.isOfAnother(call) {
				b.value(args[index])
			}
		}
	case *ssa.Global:
		b.comesFrom(v.Object())
		for _, stored := range b.Index.Globals[v] {
			b.value(stored)
		}
	case ssa.Instruction:
		if load, ok := v.(*ssa.UnOp); ok && b.bare && b.isReplaced(load) {
			b.fields(load.X)
			return
		}
		if field, ok := v.(*ssa.FieldAddr); ok {
			b.field(field)
		}
		for _, operand := range v.Operands(nil) {
			b.value(*operand)
		}
		b.stores(v.(ssa.Value))
	}
}

// field follows a field of the program's own to what the package puts into it.
func (b *bundles) field(addr *ssa.FieldAddr) {
	if field := program.Field(addr.X.Type(), addr.Field); field != nil {
		for _, stored := range b.Index.Fields[field] {
			b.value(stored)
		}
	}
}

// call follows a call that returns bundles.
func (b *bundles) call(call *ssa.Call) {
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok && builtin.Name() == "append" {
		for _, arg := range call.Call.Args {
			b.value(arg)
		}
		return
	}
	callee := program.Callee(&call.Call)
	if callee == nil {
		return
	}
	if b.Own[callee] {
		if callee.Signature.Recv() != nil && b.object == nil {
			b.object, _ = call.Call.Args[0].(*ssa.Alloc)
		}
		for _, ret := range b.Index.Returns[callee] {
			for _, result := range ret.Results {
				if b.isBundle(result.Type()) {
					b.value(result)
				}
			}
		}
		return
	}
	if obj := program.ObjectOf(callee); obj != nil {
		b.comesFrom(obj)
	}
}

// comesFrom notes a function or a variable of another package of the module.
func (b *bundles) comesFrom(obj types.Object) {
	if b.isOfOtherPackage(obj) && !slices.Contains(b.from, obj) {
		b.from = append(b.from, obj)
	}
}

// isOfAnother reports whether a call is of a method of another object than the one whose
// method returns the bundles: what it gathers is none of theirs.
func (b *bundles) isOfAnother(call ssa.CallInstruction) bool {
	if b.object == nil || call.Common().Signature().Recv() == nil {
		return false
	}
	object, ok := call.Common().Args[0].(*ssa.Alloc)
	return ok && object != b.object && types.Identical(object.Type(), b.object.Type())
}

// stores follows what is stored in a variable, and notes the handlers in it.
func (b *bundles) stores(variable ssa.Value) {
	if variable.Referrers() == nil {
		return
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable {
				b.value(use.Val)
			}
		case *ssa.MapUpdate:
			if use.Map == variable {
				b.value(use.Value)
			}
		case *ssa.IndexAddr:
			if use.X == variable {
				b.value(use)
			}
		}
	}
	b.fields(variable)
}

// fields notes the handlers that are stored in the fields of a variable.
func (b *bundles) fields(variable ssa.Value) {
	for _, store := range b.handlersIn(variable) {
		if !slices.Contains(b.at, store.Pos()) {
			b.at = append(b.at, store.Pos())
		}
	}
}
