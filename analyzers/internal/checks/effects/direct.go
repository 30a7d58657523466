package effects

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// direct returns what an instruction does itself.
func direct(instr ssa.Instruction) (Deed, bool) {
	switch instr := instr.(type) {
	case *ssa.Panic:
		if instr.Pos().IsValid() && !endsCall(instr) && !asksForStart(instr.Block()) {
			return Deed{Kind: Panics, Name: "panic", local: local{Instr: instr}}, true
		}
	case *ssa.Store:
		if name, ok := storesOutput(instr); ok {
			return Deed{Kind: Writes, Name: name, local: local{Instr: instr}}, true
		}
	case ssa.CallInstruction:
		obj := program.Called(instr.Common())
		if syntax.PackageOf(obj) == nil {
			return Deed{}, false
		}
		if kind, ok := known(obj); ok {
			return Deed{Kind: kind, Name: syntax.ShortName(obj), local: local{Instr: instr}}, true
		}
		if writes(instr.Common(), obj) {
			return Deed{Kind: Writes, Name: syntax.ShortName(obj), local: local{Instr: instr}}, true
		}
	}
	return Deed{}, false
}

// endsCall reports whether a panic stands for the end of control after a call that
// never returns.
func endsCall(instr *ssa.Panic) bool {
	return slices.ContainsFunc(instr.Block().Instrs, func(other ssa.Instruction) bool {
		call, ok := other.(*ssa.Call)
		return ok && call.Pos() == instr.Pos()
	})
}

// asksForStart reports whether a block is reached only where a variable of the package, or a field of
// the receiver, is nil, as in
//
//	func Client() *client { if shared == nil { panic("call Init first") }; return shared }
//
// What starts the program sets it.
func asksForStart(block *ssa.BasicBlock) bool {
	for b := range cond.Dominating(block) {
		v, found := b.Nil()
		if found != cond.FoundNil {
			continue
		}
		if _, variable := paths.ReadFrom[*ssa.Global](v); variable {
			return true
		}
		if field, ok := paths.ReadFrom[*ssa.FieldAddr](v); ok {
			p, _ := field.X.(*ssa.Parameter)
			return paths.IsReceiver(p)
		}
	}
	return false
}

// known returns the kind of what a function of a library does by itself.
func known(obj *types.Func) (Kind, bool) {
	name := obj.Name()
	switch path := obj.Pkg().Path(); {
	case path == "fmt":
		return Writes, name == "Print" || name == "Printf" || name == "Println"
	case path == "os", path == "syscall":
		return Exits, name == "Exit"
	case !funcs.IsLogLibrary(path):
	case strings.HasPrefix(name, "Panic"):
		return Panics, true
	default:
		return Exits, strings.HasPrefix(name, "Fatal")
	}
	return 0, false
}
