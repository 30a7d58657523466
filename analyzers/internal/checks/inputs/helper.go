package inputs

import (
	"fmt"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// helps is told of a function that gives its caller the argument of a name, and something else
// where the argument has another type.
//
//	func Bool(args map[string]any, name string, otherwise bool) bool {
//		if v, ok := args[name].(bool); ok {
//			return v
//		}
//		return otherwise
//	}
//
// Args and Name are the same if it is given the argument itself: see replaced.
type helps struct {
	Args, Name int // the parameters, where a receiver comes first
	Kind       Kind
	Place      summary.Place
}

// String returns what the function drops, such as "helps(boolean 1 of 0)".
func (h helps) String() string { return fmt.Sprintf("helps(%s %d of %d)", h.Kind, h.Name, h.Args) }

// helped returns what a function drops for others, whose parameter is the name of the argument.
func (f *typeFinder) helped(d Drop, name *ssa.Parameter, r reading) (Drop, bool) {
	fn := name.Parent()
	args := rootOf(r.args)
	if args == nil || args.Parent() != fn {
		return d, false
	}
	help := helps{Args: flow.PositionOf(args), Name: flow.PositionOf(name), Kind: d.Kind, Place: d.Place}
	f.helps.Set(fn, help)
	f.uses(&d, help, f.index.Calls.Waiting(fn))
	return d, len(d.Names) > 0
}

// canHelp reports whether a package has functions for others that get all arguments, or one argument.
func canHelp(pkg *types.Package) bool {
	return slices.ContainsFunc(pkg.Scope().Names(), func(name string) bool {
		fn, ok := pkg.Scope().Lookup(name).(*types.Func)
		if !ok || !fn.Exported() {
			return false
		}
		for p := range fn.Signature().Params().Variables() {
			if program.IsAny(p.Type()) || arguments.CanBeAll(p.Type()) {
				return true
			}
		}
		return false
	})
}

// rootOf returns the parameter that a map of arguments is, or from which it is read, also by a method of the request.
func rootOf(v ssa.Value) *ssa.Parameter {
	q := flow.Query{Kinds: flow.Same | flow.Field | flow.Store | flow.Argument, Skip: func(e flow.Edge) bool {
		return e.Kind == flow.Argument && (e.Index > 0 || !sdk.IsCall(e.From.Type()))
	}}
	p, _ := q.Start(v).(*ssa.Parameter)
	return p
}

// elsewhere returns what functions of other packages drop for handlers of this one.
func (f *typeFinder) elsewhere() []Drop {
	found := make(map[*types.Func]*Drop)
	var order []*types.Func
	for call := range program.InstructionsOf[*ssa.Call](f.own) {
		obj := program.Called(call.Common())
		help, ok := f.helps.Told(obj)
		if !ok {
			continue
		}
		if found[obj] == nil {
			found[obj] = &Drop{Kind: help.Kind, Place: help.Place, at: call.Pos()}
			order = append(order, obj)
		}
		f.uses(found[obj], help, []*ssa.Call{call})
	}
	var list []Drop
	for _, obj := range order {
		if len(found[obj].Names) > 0 {
			list = append(list, *found[obj])
		}
	}
	return list
}

// uses adds the calls of a function that drops arguments for others.
func (f *typeFinder) uses(d *Drop, help helps, list []*ssa.Call) {
	for _, call := range list {
		if help.Args >= len(call.Call.Args) || help.Name >= len(call.Call.Args) || !slices.Contains(f.own, call.Parent()) {
			continue
		}
		name, args := help.argumentOf(call)
		if name == "" || !sdk.IsCall(args.Type()) && !f.found.IsArgument(args) || f.isAnswered(call) {
			continue
		}
		by := f.handlersOf(call.Parent())
		if len(by) == 0 {
			continue
		}
		d.Uses++
		d.Names = append(d.Names, name)
		for _, h := range by {
			if !slices.Contains(d.Handlers, h) {
				d.Handlers = append(d.Handlers, h)
			}
		}
	}
}

// isAnswered reports whether a function answers at once where it got nothing from another one, or
// reads the argument in another way as well.
func (f *typeFinder) isAnswered(call *ssa.Call) bool {
	if call.Call.Signature().Results().Len() == 1 {
		return Without(f.machine, call, nil).IsRefused()
	}
	x := program.Part(call, 0)
	return x == nil || Without(f.machine, x, nil).IsRefused()
}
