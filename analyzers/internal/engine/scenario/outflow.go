package scenario

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// An Outflow follows values to what leaves the function and is made of them: results, parameters that are filled,
// variables that literals share. It goes through all into which they are put on the way.
//
//	for _, row := range rows { // Add(rows)
//		fmt.Fprintln(&text, row.Name)
//	}
//	return text.String() // Returned
type Outflow struct {
	// Takes reports whether what a call gives, and what it fills, is made of a value that it is handed. Nil says that it
	// always is.
	Takes func(call *ssa.Call, v ssa.Value) bool
	// Returned is told of the results to which the values come. It may be nil.
	Returned func(ret *ssa.Return, index int)

	seen map[ssa.Value]bool
	todo []ssa.Value
}

// From returns all to which some values come, themselves included.
func (f Outflow) From(values ...ssa.Value) map[ssa.Value]bool {
	for _, v := range values {
		f.Add(v)
	}
	return f.Run()
}

// Add adds a value to start with.
func (f *Outflow) Add(v ssa.Value) {
	if v != nil && !f.seen[v] && len(f.seen) < budget.Visits {
		if f.seen == nil {
			f.seen = make(map[ssa.Value]bool)
		}
		f.seen[v] = true
		f.todo = append(f.todo, v)
	}
}

// AddUses adds those uses of a value that are in some blocks.
func (f *Outflow) AddUses(v ssa.Value, within map[*ssa.BasicBlock]bool) {
	for _, use := range *v.Referrers() {
		if within[use.Block()] {
			f.use(v, use)
		}
	}
}

// Run returns all to which the values come that were added.
func (f *Outflow) Run() map[ssa.Value]bool {
	for ; len(f.todo) > 0; f.todo = f.todo[1:] {
		for _, use := range program.UsesOf(f.todo[0]) {
			f.use(f.todo[0], use)
		}
	}
	return f.seen
}

// use goes on to what an instruction makes of a value.
func (f *Outflow) use(v ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.Return:
		f.returned(v, use.Results, use)
	case *ssa.Store:
		if use.Val != v {
			return
		}
		if ret, ok := program.Last(use.Block()).(*ssa.Return); ok && paths.Returns(use) {
			f.returned(v, program.AllGiven(ret), ret) // each return stores its own value there
			return
		}
		f.Add(paths.Whole(use.Addr))
	case *ssa.MapUpdate:
		if use.Map != v {
			f.Add(paths.Root(use.Map))
		}
	case *ssa.Send:
		if use.X == v {
			f.Add(paths.Root(use.Chan))
		}
	case *ssa.Call:
		f.handed(v, use)
	case *ssa.BinOp:
		if !program.IsBool(use.Type()) {
			f.Add(use)
		}
	case *ssa.Extract:
		if !program.IsError(use.Type()) && !isBoolOfLookup(use) {
			f.Add(use)
		}
	case *ssa.Phi, *ssa.FieldAddr, *ssa.Field, *ssa.IndexAddr, *ssa.Index, *ssa.Lookup, *ssa.Slice, *ssa.Convert, *ssa.ChangeType,
		*ssa.ChangeInterface, *ssa.MakeInterface, *ssa.TypeAssert, *ssa.UnOp, *ssa.Range, *ssa.Next:
		f.Add(use.(ssa.Value))
	}
}

// returned tells of the results for which a return gives a value.
func (f *Outflow) returned(v ssa.Value, results []ssa.Value, ret *ssa.Return) {
	for i, given := range results {
		if given == v && f.Returned != nil {
			f.Returned(ret, i)
		}
	}
}

// isBoolOfLookup reports whether a value says only whether something was there.
func isBoolOfLookup(x *ssa.Extract) bool {
	switch x.Tuple.(type) {
	case *ssa.Lookup, *ssa.TypeAssert, *ssa.Next:
		return program.IsBool(x.Type())
	}
	return false
}

// handed goes on to what a function makes of a value, and to what it puts it into.
func (f *Outflow) handed(v ssa.Value, call *ssa.Call) {
	if f.Takes != nil && !f.Takes(call, v) || call.Call.Value == v && !call.Call.IsInvoke() {
		return
	}
	results := call.Call.Signature().Results()
	if n := results.Len(); n > 1 || n == 1 && !program.IsError(results.At(0).Type()) && !program.IsBool(call.Type()) {
		f.Add(call)
	}
	for _, arg := range call.Call.Args {
		if arg = calls.PlainValue(arg); arg != v && canFill(arg) {
			f.Add(arg)
		}
	}
}

// canFill reports whether a call can put something into what it is given: a buffer, a builder, what is decoded into.
func canFill(arg ssa.Value) bool {
	variable, ok := arg.(*ssa.Alloc)
	return ok && variable.Comment != "varargs" || paths.IsFilled(arg)
}
