package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A guarded is a literal that package taxonomy or bridge runs, which recover from its panics
// and give a code to its error:
//
//	err := taxonomy.Do(ctx, name, func(ctx context.Context) error {
//		var err error
//		out, err = run(ctx, in)
//		return err
//	})
type guarded struct {
	outer   *ssa.Call        // which runs it, and returns the error
	closure *ssa.MakeClosure // the literal
}

// guards reports whether a function runs a function, recovers from panics and returns the
// error with a code, and which argument that function is.
func guards(obj *types.Func) (index int, ok bool) {
	switch {
	case api.IsFunc(obj, api.Taxonomy, "Do"):
		return 2, true
	case isOfBoundary(obj, "Run"):
		return 3, true
	}
	return 0, false
}

// isOfBoundary reports whether a function is the method of a boundary of package bridge.
func isOfBoundary(obj *types.Func, name string) bool {
	if obj == nil || obj.Name() != name || obj.Signature().Recv() == nil {
		return false
	}
	p, ok := types.Unalias(obj.Signature().Recv().Type()).(*types.Pointer)
	return ok && api.IsNamed(p.Elem(), api.Bridge, "Boundary")
}

// guardedIn returns the literals in a function that are run so.
func guardedIn(fn *ssa.Function) []guarded {
	var found []guarded
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok {
				continue
			}
			obj, _ := program.CalledAs(&call.Call)
			index, ok := guards(obj)
			if !ok || index >= len(call.Call.Args) {
				continue
			}
			if closure, ok := call.Call.Args[index].(*ssa.MakeClosure); ok {
				found = append(found, guarded{call, closure})
			}
		}
	}
	return found
}

// calls returns the calls of function values and of methods of interfaces in the literal.
func (g guarded) calls() []*ssa.Call {
	var found []*ssa.Call
	for _, block := range g.closure.Fn.(*ssa.Function).Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || !call.Call.IsInvoke() && call.Call.StaticCallee() != nil {
				continue
			}
			if _, builtin := call.Call.Value.(*ssa.Builtin); !builtin {
				found = append(found, call)
			}
		}
	}
	return found
}

// treatment is what a function does with the errors of what the literal calls.
func (g guarded) treatment() treatment {
	return treatment{effectOn(g.outer.Parent(), []ssa.Value{g.outer}), Classified}
}

// guardedCalls looks for calls in guarded literals that make a handler a seam.
func (f *finder) guardedCalls(h *Handler) {
	for _, g := range guardedIn(h.Func) {
		for _, call := range g.calls() {
			if !f.playsThePartWithin(h, g, call) {
				continue
			}
			t := g.treatment()
			s := &Seam{Func: h.Func, Pos: call.Pos(), Effect: t.effect, Share: t.share}
			if stated, ok := f.statedAround(h.Func); ok {
				s.Effect, s.Share = stated.effect, stated.share
			}
			f.answers(h, s, call, call.Call.Value)
		}
	}
}

// playsThePartWithin is playsThePart, for a call in a guarded literal.
func (f *finder) playsThePartWithin(h *Handler, g guarded, call *ssa.Call) bool {
	results := call.Call.Signature().Results()
	if results.Len() < 2 || !program.IsError(results.At(results.Len()-1).Type()) {
		return false
	}
	if _, _, ok := f.Set.Result(results.At(0).Type()); ok {
		return true
	}
	if !f.ownResult(results) && !isText(results.At(0).Type()) {
		return false
	}
	inPart := !call.Call.IsInvoke() && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return isContext(arg.Type()) })
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return !isContext(arg.Type()) && slices.ContainsFunc(captured(g, arg), func(bound ssa.Value) bool {
			return f.isOfRequest(h, bound) && (inPart || arguments.CanBeAll(arg.Type()) || isLoadOf(arg))
		})
	})
}

// isLoadOf reports whether a value is all of a variable outside of the literal, perhaps as
// an interface.
func isLoadOf(v ssa.Value) bool {
	if made, ok := v.(*ssa.MakeInterface); ok {
		v = made.X
	}
	if load, ok := v.(*ssa.UnOp); ok {
		v = load.X
	}
	_, free := v.(*ssa.FreeVar)
	return free
}

// captured returns the variables outside of a guarded literal of which a value in it is made.
func captured(g guarded, v ssa.Value) []ssa.Value {
	var found []ssa.Value
	seen := make(map[ssa.Value]bool)
	for todo := []ssa.Value{v}; len(todo) > 0 && len(seen) < valueflow.MaxTraced; todo = todo[1:] {
		if todo[0] == nil || seen[todo[0]] {
			continue
		}
		seen[todo[0]] = true
		switch v := todo[0].(type) {
		case *ssa.FreeVar:
			if i := slices.Index(v.Parent().FreeVars, v); v.Parent() == g.closure.Fn && i < len(g.closure.Bindings) {
				found = append(found, g.closure.Bindings[i])
			}
		case ssa.Instruction:
			for _, operand := range v.Operands(nil) {
				todo = append(todo, *operand)
			}
		}
	}
	return found
}

// isOfRequest reports whether a variable of a handler holds something of the request: as it
// came, or decoded.
func (f *finder) isOfRequest(h *Handler, variable ssa.Value) bool {
	return slices.ContainsFunc(h.carriers(), func(p *ssa.Parameter) bool {
		if valueflow.Contains(variable, p, make(map[ssa.Value]bool)) {
			return true
		}
		addr, ok := variable.(*ssa.Alloc)
		return ok && (filledFrom(addr, p) || f.arguments.IsFilled(addr))
	})
}
