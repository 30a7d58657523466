package origins

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

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
