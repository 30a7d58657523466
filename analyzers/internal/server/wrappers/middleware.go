package wrappers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// A treatment is what middleware does with the errors of what it wraps.
type treatment struct {
	Effect Effect
	Share  Share
}

// untreated is the treatment of what could not be followed.
var untreated = treatment{Effect: Unknown, Share: All}

// and is the treatment by what can be one of two pieces of middleware: of each kind the
// strongest effect counts.
func (t treatment) and(other treatment) treatment {
	return treatment{max(t.Effect, other.Effect), max(t.Share, other.Share)}
}

// before is the treatment by two pieces of middleware one of which stands before the other.
func (t treatment) before(other treatment) treatment {
	return treatment{Combined(t.Effect, other.Effect), max(t.Share, other.Share)}
}

// Wraps is told of a function that is middleware, or returns middleware or a list of
// it.
type Wraps struct {
	Effect Effect
	Share  Share
}

// String returns effect and share, such as "wraps(converting, all)".
func (w Wraps) String() string {
	return "wraps(" + w.Effect.String() + ", " + w.Share.String() + ")"
}

// ListTreatment is the combined treatment of all middleware that may be in a list;
// settings often decide what is.
func (r *Reader) ListTreatment(list ssa.Value) treatment {
	found, known := r.Members(list)
	all := untreated
	if known {
		all.Effect = Transparent
	}
	for _, member := range found {
		all = all.before(r.Treatment(member))
	}
	return all
}

// Treatment returns what middleware does with the errors of what it wraps.
func (r *Reader) Treatment(middleware ssa.Value) treatment {
	all := untreated
	for _, s := range r.piecesOf(middleware, false) {
		if s.own != nil {
			all = all.and(r.wrapperTreatment(s.own))
		} else if s.from != nil {
			all = all.and(r.foreignTreatment(s.from))
		}
	}
	return all
}

// A piece is what middleware can be: a function of the package, or of another one, which is it or has made it. Nothing is
// known of one that has neither.
type piece struct {
	own  *ssa.Function
	from *types.Func
}

// piecesOf returns the pieces that a value can be, or the elements of a list.
func (r *Reader) piecesOf(middleware ssa.Value, isList bool) []piece {
	t := flow.NewTrace(r.Index)
	if isList {
		t.Elements(middleware)
	} else {
		t.Value(middleware)
	}
	var found []piece
	for _, s := range t.Found {
		switch {
		case r.Own[s.Function]:
			found = append(found, piece{own: s.Function})
		case s.Made != nil:
			found = append(found, piece{from: s.Made})
		default:
			found = append(found, piece{from: program.ObjectOf(s.Function)})
		}
	}
	return found
}

// foreignTreatment is what the package of a function says about it.
func (r *Reader) foreignTreatment(obj *types.Func) treatment {
	if t, ok := r.statedTreatment(obj); ok {
		return t
	}
	if told, ok := r.wraps.Told(obj); ok {
		return treatment(told)
	}
	return untreated
}

// wrapperTreatment says what a function of the package that takes a handler and
// returns one does with errors.
func (r *Reader) wrapperTreatment(middleware *ssa.Function) treatment {
	if t, ok := r.statedTreatment(program.ObjectOf(program.Outermost(middleware))); ok {
		return t
	}
	all := untreated
	for _, ret := range r.Index.Returns[middleware] {
		for _, s := range r.Index.Sources(ret.Results[0]) {
			switch {
			case s.Function != nil:
				all = all.and(r.forwarding(s.Function))
			case s.Parameter != nil && s.Parameter.Parent() == middleware:
				all = all.and(treatment{Effect: Transparent}) // it returns what it was given
			}
		}
	}
	return all
}

// forwarding is what a function does with the errors of calls of its own type.
func (r *Reader) forwarding(fn *ssa.Function) treatment {
	all := untreated
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if !call.Call.IsInvoke() && call.Call.StaticCallee() == nil && sameType(fn, call) {
			effect := EffectOf(fn, call)
			all = all.and(treatment{effect, r.ShareOf(fn, call, effect)})
		}
	}
	for _, g := range GuardedIn(fn) {
		if slices.ContainsFunc(g.Calls(), func(call *ssa.Call) bool { return sameType(fn, call) }) {
			all = all.and(g.Treatment())
		}
	}
	return all
}

// ExportMiddleware exports what middleware of the package does.
func (r *Reader) ExportMiddleware() {
	for fn := range r.Functions() {
		if t := r.treatmentBy(fn); t.Effect > Unknown {
			r.wraps.Set(fn, Wraps(t))
		}
	}
	r.wraps.Export()
}

// treatmentBy is the treatment by a function that is middleware, or by what it returns.
func (r *Reader) treatmentBy(fn *ssa.Function) treatment {
	if r.IsMiddleware(fn.Signature) {
		return r.wrapperTreatment(fn)
	}
	all := treatment{}
	one, list := r.ReturnsMiddleware(fn)
	if list {
		all.Effect = Transparent
	}
	for _, ret := range r.Index.Returns[fn] {
		switch {
		case one:
			all = all.and(r.Treatment(ret.Results[0]))
		case list:
			all = all.before(r.ListTreatment(program.Given(ret, 0)))
		}
	}
	return all
}

// ReturnsMiddleware reports whether the first result of a function is middleware, or a
// list of it.
func (r *Reader) ReturnsMiddleware(fn *ssa.Function) (one, list bool) {
	if fn.Signature.Results().Len() == 0 {
		return false, false
	}
	result := fn.Signature.Results().At(0).Type()
	slice, ok := result.Underlying().(*types.Slice)
	return r.IsMiddleware(result), ok && r.IsMiddleware(slice.Elem())
}

// IsMiddleware reports whether a type is the middleware type of a library.
func (r *Reader) IsMiddleware(t types.Type) bool {
	m, ok := r.Set.Handler(t)
	return ok && m.Kind == sdk.Middleware
}

// statedTreatment returns what is stated about a function that is middleware, or
// that returns some.
func (r *Reader) statedTreatment(obj *types.Func) (treatment, bool) {
	s, ok := r.Settings.Seam(obj)
	if !ok || s.Handler != sdk.None {
		return treatment{}, false
	}
	return treatment{StatedEffect(s), StatedShare(s)}, true
}

// StatedAround returns the settings for the function that contains a seam.
func (r *Reader) StatedAround(fn *ssa.Function) (treatment, bool) {
	s, ok := r.Settings.Seam(program.ObjectOf(program.Outermost(fn)))
	return treatment{StatedEffect(s), StatedShare(s)}, ok
}

// StatedEffect returns the effect of a seam in the settings.
func StatedEffect(s settings.Seam) Effect {
	if s.Effect == settings.Converts {
		return Converting
	}
	return Leaky
}

// StatedShare returns the share of a seam in the settings.
func StatedShare(s settings.Seam) Share {
	switch s.Leaves {
	case settings.CodedText:
		return Coded
	case settings.Code:
		return Classified
	case settings.Nothing:
		return Nothing
	}
	return All
}
