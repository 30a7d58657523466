package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
)

// areAside reports whether some values are only looked up in, for a part of something else. Without them, each item is still
// there:
//
//	names := map[string]string{}
//	if people, err := store.People(ctx); err == nil {
//		for _, p := range people {
//			names[p.ID] = p.Name
//		}
//	}
//	for i := range tasks {
//		tasks[i].Owner = names[tasks[i].OwnerID]
//	}
func areAside(values []ssa.Value) bool { return flow.All(slices.Values(values), isLookedUp) }

// isLookedUp reports whether a value is a map in which values are looked up for parts, and nothing else is done with it but
// to fill it.
func isLookedUp(v ssa.Value) bool {
	if _, ok := v.Type().Underlying().(*types.Map); !ok {
		return false
	}
	found := false
	for of, use := range (flow.Query{Kinds: flow.Phi}).Uses(v) {
		switch use := use.(type) {
		case *ssa.Lookup:
			if use.X != of || isDecided(use) {
				return false
			}
			found = true
		case *ssa.MapUpdate:
			if use.Map != of {
				return false
			}
		case *ssa.BinOp:
		default:
			return false
		}
	}
	return found
}

// isDecided reports whether it depends on a value what a function does, and not only what it fills in.
func isDecided(v ssa.Value) bool {
	for _, use := range (flow.Query{Kinds: flow.Extract | flow.Operand}).Uses(v) {
		if test, ok := use.(*ssa.If); ok && !fillsIn(test) {
			return true
		}
	}
	return false
}

// fillsIn reports whether the body of an if statement without else does nothing but to fill in something: it neither adds
// an item nor leaves the way of the others.
func fillsIn(test *ssa.If) bool {
	body, rest := test.Block().Succs[0], test.Block().Succs[1]
	if len(body.Preds) != 1 {
		return false
	}
	inside := program.Dominated(body)
	return !slices.ContainsFunc(inside, func(block *ssa.BasicBlock) bool {
		return slices.ContainsFunc(block.Instrs, paths.Adds) || !slices.ContainsFunc(block.Succs, func(next *ssa.BasicBlock) bool { return next == rest || slices.Contains(inside, next) })
	})
}

// keepsAside reports whether all that a function puts anywhere because a call has not failed are fields that nobody else
// sees, and whose readers ask whether there is anything in them:
//
//	if control, err := dial(ctx); err == nil {
//		s.control = control
//	}
func (m *making) keepsAside() bool {
	some := false
	for instr := range program.Instructions[ssa.Instruction](program.Dominated(m.b.Good)) {
		if len(m.b.Good.Preds) != 1 || m.collects(instr) == nil {
			continue
		}
		store, ok := instr.(*ssa.Store)
		if !ok {
			return false
		}
		field := paths.FieldOf(store.Addr)
		if field == nil || field.Exported() || !program.IsPointer(field.Type()) && !types.IsInterface(field.Type()) || !m.isAskedFor(field) {
			return false
		}
		some = true
	}
	return some
}

// isAskedFor reports whether every function that reads a field also compares it with nil.
func (l *look) isAskedFor(field *types.Var) bool {
	for _, fn := range l.flow.Scope().Program.Functions() {
		reads, asks := false, false
		for addr := range program.Instructions[*ssa.FieldAddr](fn.Blocks) {
			if paths.FieldOf(addr) != field {
				continue
			}
			for load := range program.UsesAs[*ssa.UnOp](addr) {
				reads = true
				asks = asks || slices.ContainsFunc(program.UsesOf(load), cond.IsNilTest)
			}
		}
		if reads && !asks {
			return false
		}
	}
	return true
}

// isBeside reports whether a call gives a part beside what a function has got already: what another call gave is answered,
// too, and if that had failed, the function had said so.
//
//	room, err := c.Room(ctx, id)
//	if err != nil {
//		return nil, err
//	}
//	answer := map[string]any{"room": room}
//	if team, err := c.Team(ctx, room.TeamID); err == nil { // beside the room
//		answer["team"] = team
//	}
func (l *look) isBeside(call *ssa.Call) bool {
	for other := range program.Instructions[*ssa.Call](l.fn.Blocks) {
		if other == call || !program.AlwaysBefore(other, call) {
			continue
		}
		f, ok := fallible.Of(other)
		if !ok || len(f.Given) == 0 || areBasic(f.Given) || !slices.ContainsFunc(f.Errs, func(err ssa.Value) bool { return cond.At(call.Block(), err) == cond.FoundNil }) {
			continue
		}
		if !asksWith(call, f.Given) && l.calls.Fails(f) && l.leaving(startsOf(f.Given)).answers() {
			return true
		}
	}
	return false
}

// asksWith reports whether a call asks by some values themselves, as by a client.
func asksWith(call *ssa.Call, values []ssa.Value) bool {
	made := call.Call.Value
	if !call.Call.IsInvoke() {
		made = nil
	}
	return slices.Contains(values, made) || slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return slices.Contains(values, arg) })
}
