package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/libs"
)

// maxCallers is how many functions are looked at that an error reaches.
const maxCallers = 100

// A consumers says whether the package asks for the causes of the errors that its functions return.
type consumers struct{ *origin.Tracer }

// ask reports whether somebody in the package asks for the causes of the errors that a
// function returns: a function that calls it, or one that gets the error in turn, hands it to
// errors.Is, errors.As, a predicate of the module, or what classifies errors. In
//
//	func load(name string) error { …; return fmt.Errorf("load: %v", err) }
//	func read(name string) error { if err := load(name); errors.Is(err, fs.ErrNotExist) { … } }
//
// nothing is found, as the chain ends in load.
func (c consumers) ask(fn *ssa.Function) bool {
	for fn.Parent() != nil && len(c.Index.CallsOf(fn)) == 0 {
		fn = fn.Parent()
	}
	s := consuming{seen: map[*ssa.Function]bool{fn: true}, open: []*ssa.Function{fn}}
	for len(s.open) > 0 && len(s.seen) <= maxCallers {
		next := s.open[0]
		s.open = s.open[1:]
		if slices.ContainsFunc(c.Index.CallsOf(next), s.byCaller) {
			return true
		}
	}
	return false
}

// A consuming is a search through the functions that an error reaches.
type consuming struct {
	seen map[*ssa.Function]bool
	open []*ssa.Function // which return the error, and whose callers are to be looked at
}

// byCaller reports whether the function around a call asks for the cause of the error that the
// call returns. If it returns the error, its own callers are looked at next.
func (c *consuming) byCaller(call *ssa.Call) bool {
	for _, err := range errorsOf(call) {
		if c.uses(err, make(map[ssa.Value]bool)) {
			return true
		}
	}
	return false
}

// errorsOf returns the errors among the results of a call.
func errorsOf(call *ssa.Call) []ssa.Value {
	if program.CanBeError(call.Type()) {
		return []ssa.Value{call}
	}
	var list []ssa.Value
	for _, use := range program.UsesOf(call) {
		if x, ok := use.(*ssa.Extract); ok && program.CanBeError(x.Type()) {
			list = append(list, x)
		}
	}
	return list
}

// uses reports whether one of the uses of an error asks for its cause.
func (c *consuming) uses(err ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[err] {
		return false
	}
	seen[err] = true
	for _, use := range program.UsesOf(err) {
		switch use := use.(type) {
		case *ssa.Call:
			if c.asks(use) || program.CanBeError(use.Type()) && c.uses(use, seen) {
				return true
			}
		case *ssa.Phi:
			if c.uses(use, seen) {
				return true
			}
		case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Extract:
			if c.uses(use.(ssa.Value), seen) {
				return true
			}
		case *ssa.Store:
			if c.usesList(use, seen) {
				return true
			}
		case *ssa.Return:
			if fn := use.Parent(); !c.seen[fn] {
				c.seen[fn], c.open = true, append(c.open, fn)
			}
		}
	}
	return false
}

// usesList reports whether an error that is put into the arguments of a call which makes another
// error, such as fmt.Errorf, is asked for its cause as a part of that.
func (c *consuming) usesList(store *ssa.Store, seen map[ssa.Value]bool) bool {
	element, ok := store.Addr.(*ssa.IndexAddr)
	if !ok {
		return false
	}
	for _, use := range program.UsesOf(element.X) {
		list, ok := use.(*ssa.Slice)
		if !ok {
			continue
		}
		for _, given := range program.UsesOf(list) {
			if call, ok := given.(*ssa.Call); ok && program.CanBeError(call.Type()) && c.uses(call, seen) {
				return true
			}
		}
	}
	return false
}

// asks reports whether a call is given an error in order to find out what it is.
func (c *consuming) asks(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil {
		return false
	}
	if libs.IsOfErrors(obj, "Is") || libs.IsOfErrors(obj, "As") || libs.IsAsType(call) {
		return true
	}
	if api.IsFunc(obj, api.Taxonomy, "Classify") || api.IsFunc(obj, api.Taxonomy, "ClassifyContext") {
		return true
	}
	return cond.IsPredicate(obj.Signature())
}
