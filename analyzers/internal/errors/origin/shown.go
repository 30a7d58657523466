package origin

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Shown returns what can be read in a value.
func (e Texts) Shown(v ssa.Value) cause.Readable {
	if v == nil || !HasText(v.Type()) {
		return cause.Readable{}
	}
	if found, ok := e.texts[v]; ok {
		return found
	}
	if found, ok := e.ofSecretType(v); ok {
		return found
	}
	var found cause.Readable
	e.ask(question{v, asText, ""}, func() { found = e.flagged(v, e.shownInValue(v)) }, func() { e.texts[v] = found })
	return found
}

// HasText reports whether there is text in values of a type.
func HasText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0 || u.Kind() == types.UntypedNil
	case *types.Signature, *types.Chan:
		return false
	}
	return true
}

func (e Texts) shownInValue(v ssa.Value) cause.Readable {
	if program.CanBeError(v.Type()) {
		return cause.Readable{Rendered: e.Errors(v)}
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return shownIn(e.Storage().edges(v))
	case *ssa.Call:
		return e.shownByCall(v, 0)
	case *ssa.Extract:
		return e.shownByExtract(v)
	case *ssa.Parameter:
		return cause.Readable{Text: []cause.Origin{cond.OriginOf(v)}}
	case *ssa.Alloc, *ssa.MakeSlice, *ssa.MakeMap:
		return e.contents(v)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return e.shownAtAddress(v)
		}
	case *ssa.Field:
		return e.shownOfField(v.X, v.Field, v.Pos())
	case *ssa.Slice:
		if v.High != nil {
			return e.shownInOperands(v).Short()
		}
	}
	return e.shownInOperands(v)
}

// shownInOperands returns what can be read in what a value is another form or a part of, or the sum.
func (e Texts) shownInOperands(v ssa.Value) cause.Readable {
	var s cause.Readable
	kinds := flow.Box | flow.Convert | flow.Unbox | flow.Element
	if _, sum := v.(*ssa.BinOp); sum {
		kinds = flow.Operand
	}
	for edge := range flow.Back(v) {
		if edge.Kind&kinds != 0 {
			s.Add(e.Shown(edge.From))
		}
	}
	return s
}

func (e Texts) shownByExtract(v *ssa.Extract) cause.Readable {
	switch tuple := v.Tuple.(type) {
	case *ssa.Call:
		return e.shownByCall(tuple, v.Index)
	case *ssa.TypeAssert:
		if v.Index == 0 {
			return e.Shown(tuple)
		}
	case *ssa.Lookup:
		return e.Shown(tuple.X)
	}
	return cause.Readable{}
}

// shownByCall returns what can be read in a result of a call, and in what the
// function does to the result later.
func (e Texts) shownByCall(call *ssa.Call, index int) cause.Readable {
	s := e.Calls().ResultOf(calls.At(call), index).Readable
	if _, isPointer := call.Type().Underlying().(*types.Pointer); isPointer {
		s.Add(e.contents(call))
	}
	return s
}

// shownAtAddress returns what can be read at an address.
func (e Texts) shownAtAddress(load *ssa.UnOp) cause.Readable {
	switch addr := load.X.(type) {
	case *ssa.FieldAddr:
		return e.shownOfField(addr.X, addr.Field, addr.Pos())
	case *ssa.Alloc:
		if program.StructOf(addr.Type()) != nil || len(paths.Stored(addr)) == 0 {
			return e.Shown(addr)
		}
	case *ssa.Global:
		if values := e.flow.Index.Globals[addr]; len(values) == 1 {
			return e.Shown(values[0])
		}
		return cause.Readable{}
	}
	stores, others, known := e.Storage().storedBy(load)
	s := shownIn(e.Storage().valuesOf(stores))
	for _, v := range others {
		s.Add(e.Shown(v))
	}
	if element, ok := load.X.(*ssa.IndexAddr); ok && !known {
		s.Add(e.Shown(element.X))
	}
	return s
}

// shownOfField returns what can be read in a field of a struct, at the place where it is read.
func (e Texts) shownOfField(x ssa.Value, index int, pos token.Pos) cause.Readable {
	if name, ok := e.flow.Settings.Source(program.Field(x.Type(), index)); ok {
		return secret(name, pos)
	}
	return e.shownInField(x, program.FieldName(x.Type(), index))
}

// shownInField returns what can be read in a field of a struct.
func (e Texts) shownInField(x ssa.Value, field string) cause.Readable {
	var found cause.Readable
	e.ask(question{x, asText, field}, func() { found = e.shownIn(x, field) }, func() {})
	return found
}

func (e Texts) shownIn(x ssa.Value, field string) cause.Readable {
	switch x := x.(type) {
	case *ssa.Parameter:
		o := cond.OriginOf(x)
		o.Field = field
		return cause.Readable{Text: []cause.Origin{o}}
	case *ssa.Alloc:
		return e.storedInField(x, field)
	case *ssa.UnOp:
		if x.Op == token.MUL {
			return e.shownInField(x.X, field)
		}
	case *ssa.Call, *ssa.Extract:
		if _, ok := e.ofSecretType(x); !ok { // a secret type is secret as a whole, not by field
			return e.Shown(x)
		}
	}
	return cause.Readable{}
}

// storedInField returns what is put into a field of a struct, whose address this is, alone
// or with the others.
func (e Texts) storedInField(addr ssa.Value, field string) cause.Readable {
	var s cause.Readable
	for _, v := range paths.StoredIn(addr, field) {
		s.Add(e.Shown(v))
	}
	for _, v := range paths.Stored(addr) {
		s.Add(e.shownInField(v, field))
	}
	return s
}

// shownOf returns what can be read in what a call hands over for a parameter.
func (e Texts) shownOf(s calls.Site, o cause.Origin) cause.Readable {
	arg := s.Arg(o.Param)
	switch {
	case arg == nil:
		return cause.Readable{}
	case o.Field == cause.Called:
		return cause.Readable{Rendered: e.Calls().calling(arg, s)}
	case o.Field != "":
		if out, ok := e.Calls().inCalled(s, o); ok {
			return out.Readable
		}
		return e.shownInField(arg, o.Field)
	}
	return e.Shown(arg)
}

// Legible reports whether what can be read in results of a type is of interest
// outside of their function: text, and what libraries of the protocol declare.
func (e Texts) Legible(t types.Type) bool {
	switch u := types.Unalias(t).(type) {
	case *types.Slice:
		if b, ok := u.Elem().Underlying().(*types.Basic); ok && b.Kind() == types.Byte {
			return true
		}
		return e.Legible(u.Elem())
	case *types.Pointer:
		return e.Legible(u.Elem())
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Named:
		if b, ok := u.Underlying().(*types.Basic); ok {
			return b.Info()&types.IsString != 0
		}
		return sdk.Owns(u.Obj().Pkg()) || e.flow.ownResult(u)
	case *types.Interface:
		return u.Empty()
	}
	return false
}

// ownResult reports whether a type is a struct of the module: functions of the
// module put text into those that handlers return.
func (f *Tracer) ownResult(named *types.Named) bool {
	pkg := named.Obj().Pkg()
	if pkg == nil || !syntax.InModule(f.Pass, pkg) {
		return false
	}
	_, ok := named.Underlying().(*types.Struct)
	return ok && !f.Set.Empty()
}

// flagged returns what can be read in a value with what its flag says, if it is a result
// that is made here or comes from a call: what can have been known before does not
// count if the flag is set here.
func (e Texts) flagged(v ssa.Value, s cause.Readable) cause.Readable {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok || len(s.Rendered)+len(s.Text) == 0 {
		return s
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		if len(paths.Stored(v)) > 0 {
			return s // it is another result
		}
	case *ssa.Call, *ssa.Extract:
	default:
		return s // it is one that was looked at already
	}
	switch {
	case e.markedLater(v, row, cause.Marks{Flag: cause.Cleared}).Flag != cause.Cleared:
		return s.Cleared(false)
	case e.MarksOf(v).Flag == cause.Cleared:
		return s.Cleared(true)
	}
	return s
}

// marked is the name of the error that is asked about.
const marked = "the error that is asked about"

// markedFailure stands for that error.
var markedFailure = cause.Failure{Origin: cause.Origin{Class: cause.Foreign, Name: marked}}

// marked reports whether a value is the error that is asked about: itself, or
// read again from the variable that it was read from.
func (e *Evaluator) marked(v ssa.Value) bool {
	return slices.ContainsFunc(e.marks, func(m ssa.Value) bool { return paths.SameError(v, m) })
}

// Holds returns the roles that an error plays in another value: in an error, or
// in what can be read in a result. It reports whether everything in the value
// could be followed. A value of which one branch holds the error holds it.
func (f *Tracer) Holds(v, err ssa.Value) (role cause.Role, followed bool) {
	e := newEvaluator(f)
	e.marks = []ssa.Value{err}
	defer func() { f.Evaluator.work.Include(e.work) }()
	e.Begin(v.Parent())
	followed = true
	note := func(o cause.Origin, r cause.Role) {
		switch {
		case o.Class == cause.Foreign && o.Name == marked:
			role |= r
		case o.Class == cause.Unknown:
			followed = false
		}
	}
	if program.CanBeError(v.Type()) {
		for _, failure := range e.Errors(v) {
			note(failure.Origin, cause.Itself)
			for _, p := range failure.Parts {
				note(p.Origin, p.Role)
			}
		}
		return role, followed
	}
	for _, failure := range e.Texts().Shown(v).Rendered {
		note(failure.Origin, cause.Shown)
		for _, p := range failure.Parts {
			note(p.Origin, p.Role&cause.Shown)
		}
	}
	return role, followed
}
