package effects

import (
	"fmt"
	"go/constant"
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// An initial is the first value of a switch, a bool in an object that nobody else sets:
//
//	func New(dir string, verbose bool) *Index { return &Index{dir: dir, verbose: verbose} }
//
//	func (i *Index) Build() {
//		if i.verbose {
//			fmt.Println("building", i.dir) // never done by New(dir, false).Build()
//		}
//
// What is done under a switch has a condition on the field of the receiver. A call of the method is held against what
// the constructor of the receiver was given.
type initial struct {
	Field string
	Param int  // the parameter that it is set to, or -1
	On    bool // what it is else
}

// initials is what importers are told of a constructor: the first values of the switches of what it makes.
type initials []initial

// String returns the initials, such as "sets(verbose to 1)".
func (list initials) String() string {
	return summary.Text("sets", list, func(s initial) string {
		if s.Param < 0 {
			return fmt.Sprintf("%s to %t", s.Field, s.On)
		}
		return fmt.Sprintf("%s to %d", s.Field, s.Param)
	})
}

// switches knows the switches of a package, and the constructors of this one and of others.
type switches struct {
	fields map[*types.Var]bool
	made   *summary.Table[initials]
}

// find looks for the switches of a package, and for the functions that make objects with them.
func (s *switches) find(pkg *types.Package, functions []*ssa.Function) {
	s.fields = make(map[*types.Var]bool)
	for addr := range program.InstructionsOf[*ssa.FieldAddr](functions) {
		field := paths.FieldOf(addr)
		if field == nil || field.Pkg() != pkg || field.Exported() || !program.IsBool(field.Type()) {
			continue
		}
		only, known := s.fields[field]
		s.fields[field] = (only || !known) && isInitialised(addr)
	}
	for store := range program.InstructionsOf[*ssa.Store](functions) {
		if program.IsStruct(store.Val.Type()) { // an object is replaced as a whole
			for field := range program.StructOf(store.Val.Type()).Fields() {
				delete(s.fields, field)
			}
		}
	}
	for _, fn := range functions {
		if list := s.constructed(fn); len(list) > 0 {
			s.made.Set(fn, list)
		}
	}
}

// isInitialised reports whether a field is only read by its address, or set in an object that the function has made.
func isInitialised(addr *ssa.FieldAddr) bool {
	_, fresh := addr.X.(*ssa.Alloc)
	return !slices.ContainsFunc(program.UsesOf(addr), func(use ssa.Instruction) bool {
		store, ok := use.(*ssa.Store)
		return !calls.IsRead(use) && !(ok && store.Addr == addr && fresh)
	})
}

// constructed returns to what a function sets the switches of the object that it returns first.
func (s *switches) constructed(fn *ssa.Function) (list initials) {
	object, ends := objectOf(fn)
	if object == nil {
		return nil
	}
	for field := range program.StructOf(object.Type()).Fields() {
		if !s.fields[field] {
			continue
		}
		stores := paths.FieldStores(object, func(f *types.Var) bool { return f == field })
		if len(stores) == 0 {
			list = append(list, initial{Field: field.Name(), Param: -1})
			continue
		}
		if len(stores) > 1 || slices.ContainsFunc(ends, func(ret *ssa.Return) bool { return !program.AlwaysBefore(stores[0], ret) }) {
			continue
		}
		if is, known := truth(stores[0].Val); known {
			list = append(list, initial{Field: field.Name(), Param: -1, On: is})
		} else if p, ok := stores[0].Val.(*ssa.Parameter); ok {
			list = append(list, initial{Field: field.Name(), Param: slices.Index(fn.Params, p)})
		}
	}
	return list
}

// objectOf returns the object that a function makes and returns first, and where it does so; nil if there is none, or another one.
func objectOf(fn *ssa.Function) (object *ssa.Alloc, ends []*ssa.Return) {
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if len(ret.Results) == 0 || program.IsNil(ret.Results[0]) {
			continue
		}
		made, ok := ret.Results[0].(*ssa.Alloc)
		if !ok || object != nil && made != object || program.StructOf(made.Type()) == nil {
			return nil, nil
		}
		object, ends = made, append(ends, ret)
	}
	return object, ends
}

// truth returns what a bool is that is a constant.
func truth(v ssa.Value) (is, known bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Bool {
		return false, false
	}
	return constant.BoolVal(c.Value), true
}

// at returns the conditions on switches of the receiver under which an instruction of its method is reached.
func (s *switches) at(instr ssa.Instruction) (list []cause.Condition) {
	for b := range cond.Dominating(instr.Block()) {
		v, value, is := b.Comparison()
		addr, ok := paths.ReadFrom[*ssa.FieldAddr](v)
		if !ok || !s.fields[paths.FieldOf(addr)] {
			continue
		}
		if p := program.ParameterOf(addr.X); paths.IsReceiver(p) {
			list = append(list, cond.OnPlace(calls.Place{Param: p, Field: paths.FieldOf(addr).Name()}, cause.Condition{Value: value, Is: is}))
		}
	}
	return list
}

// met takes conditions to a call. It returns those that are left in terms of the caller, and whether they can hold of an
// object that a constructor has made.
func (s *switches) met(call ssa.CallInstruction, when []cause.Condition) (left []cause.Condition, possible bool) {
	for _, c := range when {
		object := calls.At(call).Arg(c.Param)
		if c.Field == "" || object == nil {
			continue
		}
		if p := program.ParameterOf(object); paths.IsReceiver(p) && s.has(p.Type(), c.Field) {
			left = append(left, cond.OnPlace(calls.Place{Param: p, Field: c.Field}, c))
			continue
		}
		is, by, known := s.value(object, c.Field)
		switch {
		case known && (strconv.FormatBool(is) == c.Value) != c.Is:
			return nil, false
		case by != nil:
			left = append(left, cond.OnPlace(calls.Place{Param: by}, c))
		}
	}
	return left, true
}

// has reports whether objects of a type have such a switch.
func (s *switches) has(t types.Type, field string) bool {
	i := program.FieldIndex(t, field)
	return i >= 0 && s.fields[program.StructOf(t).Field(i)]
}

// value returns what a switch of an object is that a constructor has just made, if that is known, or the parameter of the
// function that it is set to.
func (s *switches) value(object ssa.Value, field string) (is bool, by *ssa.Parameter, known bool) {
	made, index := program.CallOf(object)
	if made == nil || index > 0 {
		return false, nil, false
	}
	list, _ := s.made.Of(made.Call.StaticCallee())
	for _, set := range list {
		if set.Field != field {
			continue
		}
		if set.Param < 0 {
			return set.On, nil, true
		}
		given := calls.At(made).Arg(set.Param)
		by, _ = given.(*ssa.Parameter)
		is, known = truth(given)
		return is, by, known
	}
	return false, nil, false
}
