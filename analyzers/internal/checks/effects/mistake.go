package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// faults tells what leads to where a deed is done.
type faults struct {
	found  *handlers.Result
	errors *errflow.Flow
}

// isMistake reports whether only a mistake of the program itself, or a machine on which nothing works, leads to
// where a deed is done, as in
//
//	mu, ok := locks.Load(name).(*sync.Mutex)
//	if !ok {
//		panic("not a mutex")
//	}
//
// An error of what lies outside, or what an agent sends, is none. Of what is asked last that counts. Who calls
// assert(len(rows) > 0) says what the program relies on.
func (f faults) isMistake(d Deed) bool {
	asked := false
	for b := range cond.Dominating(d.Instr.Block()) {
		v, found := b.Nil()
		if found == cond.FoundSet && program.IsError(v.Type()) {
			return f.isOwn(v)
		}
		condition := b.Plain().Cond
		if f.isAboutArgument(condition) {
			return false
		}
		if p := program.ParameterOf(condition); p != nil && !asked && p.Parent().Parent() == nil {
			return true
		}
		asked = true
	}
	return asked && d.Kind == Panics
}

// isAboutArgument reports whether a condition asks about something that a client sent.
func (f faults) isAboutArgument(condition ssa.Value) bool {
	asks, ok := condition.(ssa.Instruction)
	return ok && (f.found.IsArgument(condition) || slices.ContainsFunc(asks.Operands(nil), func(operand *ssa.Value) bool {
		return *operand != nil && f.found.IsArgument(*operand)
	}))
}

// isOwn reports whether an error comes of nothing that lies outside, nor of what an agent sends: it is set, if ever, as
// long as the process runs, as that of os.UserHomeDir, which the start of the server has met before; or the program has
// made it of what it knows, or cannot encode what it has made.
func (f faults) isOwn(err ssa.Value) bool {
	call, index := program.CallOf(err)
	if call == nil || slices.ContainsFunc(call.Call.Args, f.found.IsArgument) {
		return false
	}
	if cond.Encodes(call.Common()) {
		return true
	}
	list := f.errors.Failures(call, index)
	return len(list) > 0 && !slices.ContainsFunc(list, func(x cause.Failure) bool {
		return !isOwn(x.Origin) || slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return !isOwn(p.Origin) })
	})
}

func isOwn(o cause.Origin) bool {
	return o.Class == cause.Plain || o.Class == cause.Argument || funcs.Named(o.Name).Harmless
}

// neverFails reports whether a value is an error that is always nil.
func (f faults) neverFails(v ssa.Value) bool {
	call, index := program.CallOf(v)
	return call != nil && program.IsError(v.Type()) && f.errors.NeverFails(call, index)
}
