package answers

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Schemas are the schemas that a package states for what its tools return.
type Schemas struct {
	set    *sdk.Set
	stated map[ssa.Value]ssa.Value             // by tool
	calls  map[token.Pos][]ssa.CallInstruction // that may register tools
}

// SchemasOf returns those of a package. A rule that calls it must require
// [program.Analyzer].
func SchemasOf(pass *analysis.Pass) Schemas {
	s := Schemas{set: sdk.Of(pass.Pkg), stated: make(map[ssa.Value]ssa.Value), calls: make(map[token.Pos][]ssa.CallInstruction)}
	for instr := range program.InstructionsOf[ssa.Instruction](pass.ResultOf[program.Analyzer].(*program.Program).Functions()) {
		s.note(instr)
	}
	return s
}

func (s Schemas) note(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		s.calls[instr.Pos()] = append(s.calls[instr.Pos()], instr)
	case *ssa.Store:
		addr, ok := instr.Addr.(*ssa.FieldAddr)
		if !ok {
			return
		}
		if _, ok := s.set.OutputSchema(program.Field(addr.X.Type(), addr.Field)); ok {
			s.stated[addr.X] = instr.Val
		}
	}
}

// Of returns the schema that is stated for the output of a handler, nil if the library
// infers it, and reports whether that is known.
func (s Schemas) Of(f Flagged) (schema ssa.Value, known bool) {
	if len(s.stated) == 0 {
		return nil, true
	}
	for _, at := range f.Handler.Registered {
		for _, call := range s.calls[at.Pos] {
			for _, arg := range call.Common().Args {
				if _, isLiteral := arg.(*ssa.Alloc); isLiteral && s.isTool(arg) {
					return s.stated[arg], true
				}
			}
		}
	}
	return nil, false
}

// isTool reports whether a value leads to a tool that has a field for a schema.
func (s Schemas) isTool(v ssa.Value) bool {
	pointer, ok := v.Type().Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	tool, ok := pointer.Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for field := range tool.Fields() {
		if _, ok := s.set.OutputSchema(field); ok {
			return true
		}
	}
	return false
}
