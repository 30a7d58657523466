package returns

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// Presence says whether a value is non-empty.
type Presence int

// The states.
const (
	// PresenceUnknown means that the value could not be followed.
	PresenceUnknown Presence = iota
	// Absent means that the value is nil, or false.
	Absent
	// Present means that the value is not nil, or true.
	Present
	// Blank means that the value is a list without elements, or is or leads to a struct in
	// which nothing else than that is set, or is an interface that holds one.
	Blank
	// Hollow means that the value is an interface that holds a nil pointer, and so
	// is not nil itself.
	Hollow
)

// String returns the state in lower case.
func (p Presence) String() string {
	return [...]string{"unknown", "absent", "present", "blank", "hollow"}[p]
}

// IsSet reports whether a value is known not to be nil.
func (p Presence) IsSet() bool { return p == Present || p == Blank || p == Hollow }

// contradicts reports whether a value cannot be in both of two states.
func (p Presence) contradicts(other Presence) bool {
	return p == Absent && other.IsSet() || p.IsSet() && other == Absent
}

// presenceOf returns the presence of a value by itself, without branches and without
// functions of the program.
func (f *Finder) presenceOf(v ssa.Value) Presence { return f.presenceWithin(v, 0) }

// presenceWithin is presenceOf for what is in structs at a depth, which hold each other without an end in
//
//	a.next, b.next = b, a
func (f *Finder) presenceWithin(v ssa.Value, depth int) Presence {
	switch v := v.(type) {
	case *ssa.Const:
		return presenceOfConstant(v)
	case *ssa.Alloc:
		if f.isBlank(v, depth) {
			return Blank
		}
		return Present
	case *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.MakeClosure, *ssa.Function:
		return Present
	case *ssa.Slice:
		if array, ok := v.X.(*ssa.Alloc); ok {
			if of, ok := array.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array); ok && of.Len() == 0 {
				return Blank
			}
			return Present
		}
	case *ssa.MakeInterface:
		switch f.presenceWithin(v.X, depth) {
		case Absent:
			return Hollow
		case Blank:
			return Blank
		}
		return Present
	case *ssa.ChangeInterface:
		return f.presenceWithin(v.X, depth)
	case *ssa.ChangeType:
		return f.presenceWithin(v.X, depth)
	case *ssa.UnOp:
		if variable, ok := paths.ReadFrom[*ssa.Alloc](v); ok && program.IsStruct(v.Type()) {
			return f.presenceIn(variable, v, depth)
		}
		if _, global := paths.ReadFrom[*ssa.Global](v); global && program.CanBeError(v.Type()) {
			return Present // a sentinel
		}
	case *ssa.Call:
		if f.alwaysMakes(program.Called(&v.Call)) {
			return Present
		}
	}
	return PresenceUnknown
}

func presenceOfConstant(c *ssa.Const) Presence {
	switch {
	case c.IsNil():
		return Absent
	case c.Value == nil && program.IsStruct(c.Type()):
		return Blank
	case c.Value == nil:
		return PresenceUnknown // the zero of a type parameter
	case c.Value.Kind() == constant.Bool && !constant.BoolVal(c.Value):
		return Absent
	case paths.IsEmptyConst(c):
		return PresenceUnknown // "" beside an error says nothing, and alone can be meant
	}
	return Present
}

// isBlank reports whether a struct has only nil and empty fields, and nobody else can
// set them.
func (f *Finder) isBlank(v *ssa.Alloc, depth int) bool {
	if depth > budget.Deep || program.StructOf(v.Type()) == nil {
		return false
	}
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Phi:
			return false
		case *ssa.MakeInterface:
			return slices.ContainsFunc(*use.Referrers(), func(use ssa.Instruction) bool { return !paths.Returns(use) })
		case *ssa.FieldAddr:
			return slices.ContainsFunc(*use.Referrers(), func(set ssa.Instruction) bool { return !f.setsBlank(set, depth+1) })
		}
		return !paths.Returns(use)
	})
}

// setsBlank reports whether an instruction stores nil or an empty list in a field.
func (f *Finder) setsBlank(set ssa.Instruction, depth int) bool {
	store, ok := set.(*ssa.Store)
	if !ok {
		return false
	}
	p := f.presenceWithin(store.Val, depth)
	return p == Absent || p == Blank
}

// alwaysMakes reports whether a function with one result, an error or a tool result,
// never returns nil.
func (f *Finder) alwaysMakes(obj *types.Func) bool {
	if syntax.PackageOf(obj) == nil || obj.Signature().Results().Len() != 1 {
		return false
	}
	_, builds := f.Builder(obj)
	_, _, value := f.Set.ErrorValue(obj)
	return builds || value || funcs.MakesError(obj) || f.Coded.IsFactory(obj)
}

// A knowing is what a branch tells of a value.
type knowing struct {
	value    ssa.Value
	presence Presence
	partly   bool // other ways to the same return do not lead through the branch
}

// toldAlong returns what the way from one block to the next one tells of values:
// of those that are compared with nil, of conditions themselves, and of errors.
func toldAlong(from, to *ssa.BasicBlock) []knowing {
	b, ok := cond.Edge(from, to)
	if !ok {
		return nil
	}
	var list []knowing
	if v, found := b.Nil(); v != nil {
		list = append(list, knowing{value: v, presence: presentIf(found == cond.FoundSet)})
	}
	for _, l := range b.Lessons() {
		if l.Kind != cond.IsCertain {
			list = append(list, knowing{value: l.Err, presence: presentIf(l.Kind == cond.IsSet)})
		}
	}
	b = b.Plain()
	if _, compares := b.Cond.(*ssa.BinOp); !compares {
		list = append(list, knowing{value: b.Cond, presence: presentIf(b.Truth)})
	}
	return list
}

func presentIf(set bool) Presence {
	if set {
		return Present
	}
	return Absent
}
