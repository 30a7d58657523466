package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// What a project states about its own functions counts for more than what can be
// seen in them: it states what cannot be seen.

// Builder returns what is known of a function that makes or fills a result: what is
// stated, or what the tables of the libraries say.
func (f *Tracer) Builder(obj *types.Func) (sdk.Builder, bool) {
	if r, ok := f.Settings.Result(obj); ok {
		row := sdk.Builder{Text: r.Text, Format: r.Format, Flag: sdk.Cleared}
		if r.Error {
			row.Flag = sdk.Raised
		}
		return row, true
	}
	_, row, ok := f.Set.Builder(obj)
	return row, ok
}

// byStated returns what is stated of a result of a function, and whether anything
// is.
func (e Makers) byStated(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	if _, ok := e.flow.Settings.Result(obj); ok {
		return e.bySDK(obj, s, index)
	}
	t, ok := e.flow.Settings.Taxonomy(obj)
	if !ok || !program.CanBeError(program.ResultType(obj.Signature(), index)) {
		return cause.Outcome{}, false
	}
	base := cause.Origin{Class: cause.Coded, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}
	role := cause.Kept | cause.Shown
	if t.Hides {
		role = cause.Kept
	}
	return cause.Outcome{Failures: cause.Made(base, e.put(obj, s, role))}, true
}

// put returns what a function is given for the error that it makes: errors in a
// role, and texts, which are shown.
func (e Makers) put(obj *types.Func, s calls.Site, role cause.Role) []cause.Ingredient {
	args := s.Args
	if obj.Signature().Recv() != nil && len(args) > 0 {
		args = args[1:]
	}
	var in []cause.Ingredient
	for i, arg := range args {
		values := []ssa.Value{arg}
		if list := e.Texts().Listed(arg); list != nil && obj.Signature().Variadic() && i == len(args)-1 {
			values = list
		}
		for _, v := range values {
			in = append(in, e.putIn(v, role)...)
		}
	}
	return in
}

// putIn returns what one value adds to an error.
func (e Makers) putIn(v ssa.Value, role cause.Role) []cause.Ingredient {
	if program.CanBeError(calls.PlainValue(v).Type()) {
		return []cause.Ingredient{{Failures: e.Errors(v), Role: role}}
	}
	return e.Texts().shown(v).Ingredients(cause.Shown)
}
