package deeds

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// Registered returns what is done of a kind by the functions of other packages that this
// one makes handlers, at the places where it does, of those that count. Their own packages
// do not know it, as of functions of the program's own form, and so tell nothing of them
// as handlers.
func (r *Result) Registered(kind Kind, counts func(handlers.Foreign) bool) []Deed {
	var list []Deed
	for _, f := range r.pass.ResultOf[handlers.Analyzer].(*handlers.Result).Foreign {
		if f.Known || !isServed(f.Kind) || syntax.InTest(r.pass.Fset, f.Registered.Pos) || !counts(f) {
			continue
		}
		told := slices.DeleteFunc(r.toldBy(f.Func, nil), func(d Deed) bool { return d.Kind != kind || d.later })
		if len(told) == 0 {
			continue // Have: it is not worth looking for the place.
		}
		if at := r.at(f.Registered.Pos); at != nil {
			for _, d := range told {
				d.Instr, d.Registered, d.Foreign = at, true, &f
				list = with(list, d)
			}
		}
	}
	return list
}

// isServed reports whether functions of a kind answer to a server, or are told what
// happens there. Clients have others, and those that do so for all methods are found by
// their type, in their own package.
func isServed(kind sdk.Kind) bool {
	return kind != sdk.ClientRequest && kind != sdk.Middleware && kind != sdk.MethodHandler
}

// at returns the instruction of the package at a place, or nil.
func (r *Result) at(pos token.Pos) ssa.Instruction {
	for _, fn := range r.program.Functions() {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				if instr.Pos() == pos {
					return instr
				}
			}
		}
	}
	return nil
}
