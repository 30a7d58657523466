package origin

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
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
			return e.ReadAgain(addr, load, before)
		}
	case *ssa.Alloc:
		if searched, ok := flow.FoundByAs(addr); ok && !types.IsInterface(load.Type()) {
			return e.narrowed(e.errorsOfAll(searched), load.Type(), load.Pos())
		}
		if _, concrete := e.Makers().typeOrigin(addr.Type()); concrete && len(paths.Stored(addr)) == 0 {
			return e.Makers().typed(addr) // a literal that is no pointer
		}
	}
	if v, ok := program.JustSet(load); ok {
		return e.Errors(v)
	}
	stores, others, known := e.storedBy(load)
	e.work.Add((len(stores) + len(others)) / 4) // they had to be found
	all := cause.Union(e.ErrorsStored(stores), e.errorsOfAll(others))
	if !known {
		all = cause.Union(all, e.ofType(load))
	}
	return all
}

// stored returns the values that can be read from a local variable, and whether
// these are all.
func (e Storage) stored(load *ssa.UnOp) (values []ssa.Value, known bool) {
	stores, others, known := e.storedBy(load)
	return append(paths.Values(stores), others...), known
}

// storedBy returns what stores the values that can be read from a local variable, what else
// can be read there, and whether this is all.
func (e Storage) storedBy(load *ssa.UnOp) (stores []*ssa.Store, others []ssa.Value, known bool) {
	switch addr := load.X.(type) {
	case *ssa.Alloc:
		stores, _, known = e.LastStores(load)
		others, _ = flow.FoundByAs(addr)
		return stores, others, known
	case *ssa.FreeVar:
		known = true
		for _, binding := range program.OutermostVariables(addr) {
			more, all := flow.SharedStores(binding, false)
			stores, known = append(stores, more...), known && all
		}
		return stores, nil, known && len(stores) > 0
	case *ssa.IndexAddr:
		others = flow.Listed(addr.X)
		return nil, others, others != nil
	}
	return nil, nil, false
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
				f.Name = funcs.FullName(obj)
			}
			all = cause.Union(all, []cause.Failure{f})
		}
		if e.work.Over() {
			return cause.Untraced()
		}
	}
	return all
}

// variable returns the errors that a variable of another package can hold.
func (e Storage) variable(obj *types.Var, pos token.Pos) []cause.Failure {
	o := cause.From(cause.Unknown, funcs.FullName(obj), pos)
	if _, _, ok := e.flow.Set.ErrorValue(obj); ok {
		o.Class = cause.Coded
		return []cause.Failure{{Origin: o}}
	}
	if syntax.InModule(e.flow.Pass, obj.Pkg()) {
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

// received returns the errors that come out of a channel that is made here.
func (e Storage) received(channel ssa.Value) []cause.Failure {
	sent, ok := flow.SentTo(channel)
	if !ok {
		return cause.Untraced()
	}
	return e.errorsOfAll(sent)
}

// errorsOfAll returns the errors that any of some values can be.
func (e Storage) errorsOfAll(values []ssa.Value) []cause.Failure {
	var all []cause.Failure
	for _, v := range values {
		if all = cause.Union(all, e.Errors(v)); e.work.Over() {
			return cause.Untraced()
		}
	}
	return all
}

// filledIn returns what the program puts into the fields of an error of a type of another module, as with
// &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}.
func (e Storage) filledIn(v *ssa.Alloc) (in []cause.Ingredient) {
	for _, store := range paths.FieldStores(v, func(*types.Var) bool { return true }) {
		if program.CanBeError(store.Val.Type()) {
			in = append(in, cause.Ingredient{Failures: e.Errors(store.Val), Role: cause.Kept | cause.Shown})
		} else {
			in = append(in, e.Texts().Shown(store.Val).Ingredients(cause.Shown)...)
		}
	}
	return in
}
