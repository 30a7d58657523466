package origin

import (
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// held returns the errors that a variable of another package holds, as they are
// read at a place.
func (f *Tracer) held(obj *types.Var, pos token.Pos) []cause.Failure {
	told, ok := f.Variables.Told(obj)
	if !ok {
		return cause.Untraced()
	}
	all := told.Seen(f.Home, obj)
	for i := range all {
		all[i] = all[i].Each(func(o cause.Origin) cause.Origin {
			o.Via = append(slices.Clone(o.Via), cause.Step{Func: funcs.ShortName(obj), Place: o.Place}.ToldFrom(o.Home))
			o.Pos = pos
			return o.ReadAt(pos)
		})
	}
	return all
}
