package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// isMistake reports whether only a mistake of the program itself, or a machine on which nothing works, leads to
// where a deed is done, as in
//
//	mu, ok := locks.Load(name).(*sync.Mutex)
//	if !ok {
//		panic("not a mutex")
//	}
//
// An error that is set, or what an agent sends, is none. Of what is asked last that counts.
func (r *Result) isMistake(d Deed) bool {
	asked := false
	for b := range cond.Dominating(d.Instr.Block()) {
		v, found := b.Nil()
		if found == cond.FoundSet && program.IsError(v.Type()) {
			return r.isLasting(v)
		}
		if r.isAboutArgument(b.Plain().Cond) {
			return false
		}
		asked = true
	}
	return asked && d.Kind == Panics
}

// isAboutArgument reports whether a condition asks about something that a client sent.
func (r *Result) isAboutArgument(condition ssa.Value) bool {
	asks, ok := condition.(ssa.Instruction)
	return ok && (r.found.IsArgument(condition) || slices.ContainsFunc(asks.Operands(nil), func(operand *ssa.Value) bool {
		return *operand != nil && r.found.IsArgument(*operand)
	}))
}

// isLasting reports whether an error, if it is ever set, is set as long as the process runs: that of os.UserHomeDir.
// The start of the server has met it before.
func (r *Result) isLasting(err ssa.Value) bool {
	call, index := program.CallOf(err)
	if call == nil {
		return false
	}
	list := r.errors.Failures(call, index)
	return len(list) > 0 && !slices.ContainsFunc(list, func(f cause.Failure) bool {
		return !isLasting(f.Origin) && !slices.ContainsFunc(f.Parts, func(p cause.Part) bool { return isLasting(p.Origin) })
	})
}

func isLasting(o cause.Origin) bool { return funcs.Named(o.Name).Harmless }

// neverFails reports whether a value is an error that is always nil.
func (r *Result) neverFails(v ssa.Value) bool {
	if !program.IsError(v.Type()) || !r.errors.Known() {
		return false
	}
	call, index := program.CallOf(v)
	return call != nil && r.errors.NeverFails(call, index)
}
