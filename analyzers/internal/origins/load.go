package origins

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// loaded returns the errors that can be read from an address.
func (e Storage) loaded(load *ssa.UnOp) []cause.Failure {
	switch addr := load.X.(type) {
	case *ssa.Global:
		return e.Global(addr, load.Pos())
	case *ssa.FieldAddr:
		return e.Calls().fieldOf(addr.X, program.FieldName(addr.X.Type(), addr.Field))
	case *ssa.FreeVar:
		if before, ok := e.given[addr]; ok {
			return e.readAgain(addr, load, before)
		}
	case *ssa.Alloc:
		if _, concrete := e.Makers().typeOrigin(addr.Type()); concrete && !Stores(addr) {
			return e.Makers().typed(addr) // a literal that is no pointer
		}
		if searched, ok := FoundByAs(addr); ok && !types.IsInterface(load.Type()) {
			return e.found(searched, load)
		}
	}
	if v, ok := program.JustSet(load); ok {
		return e.Errors(v)
	}
	stores, others, known := e.storedBy(load)
	all := errorsIn(e.valuesOf(stores))
	for _, v := range others {
		all = cause.Union(all, e.Errors(v))
	}
	if !known {
		all = cause.Union(all, e.ofType(load))
	}
	return all
}

// stored returns the values that can be read from a local variable, and whether
// these are all.
func (e Storage) stored(load *ssa.UnOp) (values []ssa.Value, known bool) {
	stores, others, known := e.storedBy(load)
	return append(valuesStored(stores), others...), known
}

// storedBy returns what stores the values that can be read from a local variable, what else
// can be read there, and whether this is all.
func (e Storage) storedBy(load *ssa.UnOp) (stores []*ssa.Store, others []ssa.Value, known bool) {
	switch addr := load.X.(type) {
	case *ssa.Alloc:
		s := e.Search(addr, load)
		shared, known := e.SharedStores(addr, true)
		found, _ := FoundByAs(addr)
		return slices.Concat(s.Stores, shared), found, known
	case *ssa.FreeVar:
		known = true
		for _, binding := range e.Outermost(addr) {
			more, all := e.SharedStores(binding, false)
			stores, known = append(stores, more...), known && all
		}
		return stores, nil, known && len(stores) > 0
	case *ssa.IndexAddr:
		others, known = e.Texts().elements(addr.X)
		return nil, others, known
	}
	return nil, nil, false
}

func valuesStored(stores []*ssa.Store) []ssa.Value {
	var list []ssa.Value
	for _, store := range stores {
		list = append(list, store.Val)
	}
	return list
}

// SharedStores returns where literals store in a variable that they share with
// the function around them; if inner is not set, also where that does. It
// reports whether no other code can store in it.
func (e Storage) SharedStores(variable ssa.Value, inner bool) (stores []*ssa.Store, known bool) {
	known = true
	switch variable.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
	default:
		return nil, false
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != variable {
				known = false // the address goes elsewhere
			} else if !inner {
				stores = append(stores, use)
			}
		case *ssa.MakeClosure:
			literal := use.Fn.(*ssa.Function)
			for i, binding := range use.Bindings {
				if binding == variable {
					more, all := e.SharedStores(literal.FreeVars[i], false)
					stores, known = append(stores, more...), known && all
				}
			}
		case *ssa.UnOp, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.DebugRef:
		case *ssa.MakeInterface:
			known = known && usedByAs(use)
		default:
			known = false
		}
	}
	return stores, known
}

// Outermost returns the variables that a variable of a literal is in the function
// around all literals.
func (e Storage) Outermost(v *ssa.FreeVar) []ssa.Value {
	var list []ssa.Value
	for _, binding := range e.Bindings(v) {
		if outer, ok := binding.(*ssa.FreeVar); ok {
			list = append(list, e.Outermost(outer)...)
		} else {
			list = append(list, binding)
		}
	}
	return list
}

// Bindings returns what a variable of an outer function is in its literals.
func (e Storage) Bindings(v *ssa.FreeVar) []ssa.Value {
	literal := v.Parent()
	var bound []ssa.Value
	for i, free := range literal.FreeVars {
		if free != v {
			continue
		}
		for _, closure := range e.flow.Index.Closures[literal] {
			bound = append(bound, closure.Bindings[i])
		}
	}
	return bound
}

// found returns what errors.As finds of a concrete type in some errors.
func (e Storage) found(searched []ssa.Value, load *ssa.UnOp) []cause.Failure {
	var all []cause.Failure
	for _, v := range searched {
		all = cause.Union(all, e.Errors(v))
	}
	return e.narrowed(all, load.Type(), load.Pos())
}

// FoundByAs returns the errors in which errors.As looks for something to put in
// a variable, and whether it does.
func FoundByAs(variable *ssa.Alloc) (searched []ssa.Value, ok bool) {
	for _, use := range *variable.Referrers() {
		made, isInterface := use.(*ssa.MakeInterface)
		if !isInterface {
			continue
		}
		for _, call := range *made.Referrers() {
			if call, isCall := call.(*ssa.Call); isCall && isAs(call) {
				searched = append(searched, call.Call.Args[0])
			}
		}
	}
	return searched, len(searched) > 0
}

func usedByAs(made *ssa.MakeInterface) bool {
	for _, use := range *made.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || !isAs(call) {
			return false
		}
	}
	return true
}

// Global returns the errors that a variable of a package can hold, as they are
// read at a place.
func (e Storage) Global(g *ssa.Global, pos token.Pos) []cause.Failure {
	obj, _ := g.Object().(*types.Var)
	if obj == nil {
		return cause.Untraced()
	}
	if obj.Pkg() != e.flow.Pass.Pkg {
		return e.variable(obj, pos)
	}
	var all []cause.Failure
	for _, v := range e.flow.Index.Globals[g] {
		for _, f := range e.Errors(v) {
			if f.Class == cause.Plain || f.Class == cause.Coded || f.Class == cause.Typed {
				f.Name = libs.FullName(obj)
			}
			all = cause.Union(all, []cause.Failure{f})
		}
	}
	return all
}

// variable returns the errors that a variable of another package can hold.
func (e Storage) variable(obj *types.Var, pos token.Pos) []cause.Failure {
	o := cause.Origin{Name: libs.FullName(obj), Pos: pos, Here: pos}
	if _, _, ok := e.flow.Set.ErrorValue(obj); ok {
		o.Class = cause.Coded
		return []cause.Failure{{Origin: o}}
	}
	if module.Seems(e.flow.Pass, obj.Pkg()) {
		return e.flow.held(obj, pos)
	}
	if !program.CanBeError(obj.Type()) {
		return e.Calls().unknownOf(obj.Type())
	}
	o.Class = cause.Foreign
	if obj.Pkg().Path() == "context" {
		o.Class = cause.Context
	}
	return []cause.Failure{{Origin: o}}
}

// FieldStores returns what is stored in a field of a local struct.
func FieldStores(variable ssa.Value, field int) []ssa.Value {
	var values []ssa.Value
	for _, use := range *variable.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok || addr.Field != field {
			continue
		}
		for _, store := range *addr.Referrers() {
			if store, ok := store.(*ssa.Store); ok && store.Addr == addr {
				values = append(values, store.Val)
			}
		}
	}
	return values
}

// received returns the errors that come out of a channel that is made here.
func (e Storage) received(channel ssa.Value) []cause.Failure {
	sent, ok := e.sentTo(channel)
	if !ok {
		return cause.Untraced()
	}
	var all []cause.Failure
	for _, v := range sent {
		all = cause.Union(all, e.Errors(v))
	}
	return all
}

// filledIn returns what the program puts into an error of a type of another module, and
// whether nobody else has a hand in it, as with &fs.PathError{Op: "open", Path: name,
// Err: fs.ErrInvalid}: the text of such an error says what the program has written, and
// what the errors in it say. Only texts, numbers and errors are looked at.
func (e Storage) filledIn(v *ssa.Alloc) ([]cause.Ingredient, bool) {
	if program.StructOf(v.Type()) == nil {
		return nil, false
	}
	var in []cause.Ingredient
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			more, ok := e.filledField(v, use)
			if !ok {
				return nil, false
			}
			in = append(in, more...)
		case *ssa.MakeInterface:
			if !types.Implements(use.Type(), program.ErrorInterface) {
				return nil, false // where it can be filled in
			}
		case *ssa.UnOp:
			if use.Op != token.MUL {
				return nil, false
			}
		case *ssa.Return, *ssa.DebugRef:
		default:
			return nil, false
		}
	}
	return in, true
}

// filledField is filledIn for one field.
func (e Storage) filledField(v *ssa.Alloc, field *ssa.FieldAddr) ([]cause.Ingredient, bool) {
	if !isOnlySet(field) {
		return nil, false
	}
	var in []cause.Ingredient
	for _, value := range FieldStores(v, field.Field) {
		_, basic := value.Type().Underlying().(*types.Basic)
		switch {
		case program.CanBeError(value.Type()):
			in = append(in, cause.Ingredient{Failures: e.Errors(value), Role: cause.Kept | cause.Shown})
		case basic:
			in = append(in, e.Texts().shown(value).Ingredients(cause.Shown)...)
		default:
			return nil, false
		}
	}
	return in, true
}

// isOnlySet reports whether the only thing that happens to a field is that it is given a
// value.
func isOnlySet(field *ssa.FieldAddr) bool {
	for _, use := range *field.Referrers() {
		if store, ok := use.(*ssa.Store); !ok || store.Addr != field {
			return false
		}
	}
	return true
}
