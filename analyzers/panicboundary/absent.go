package panicboundary

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// absents looks for pointers that a function of a library gives as nil, without an error, where there is nothing, and
// that are followed then:
//
//	secret, err := vault.Logical().Read(path) // nil, nil where there is none
//	if err != nil {
//		return nil, err
//	}
//	return secret.Data, nil
//
// The function is run from the call on as if it had given nothing, and compared with what it does else.
func (c *checker) absents(functions []*ssa.Function) {
	for _, fn := range functions {
		for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
			if !funcs.Of(program.Called(&call.Call)).Absent {
				continue
			}
			if at := followsNil(scenario.Of(c.pass), call); at.IsValid() {
				c.report(at, c.nothing(call, at))
			}
		}
	}
}

// followsNil returns where a function follows a nil pointer if a call gives nothing, and no error.
func followsNil(machine *scenario.Machine, call *ssa.Call) (first token.Pos) {
	given := make(map[ssa.Value]scenario.Value)
	if program.IsPointer(call.Type()) {
		given[call] = scenario.Nil
	}
	for x := range program.UsesAs[*ssa.Extract](call) {
		if x.Index == 0 || program.IsError(x.Type()) || program.IsBool(x.Type()) {
			given[x] = scenario.Zero(x.Type())
		}
	}
	base, trace := machine.Base(call.Parent()), machine.Run(call.Parent(), scenario.Scenario{At: call, Given: given})
	for instr := range program.Instructions[ssa.Instruction](trace.Blocks()) {
		pointer := followed(instr)
		if pointer == nil || !trace.Of(pointer).IsNil() || base.Of(pointer).IsNil() {
			continue
		}
		if at := instr.Pos(); at.IsValid() && (!first.IsValid() || at < first) {
			first = at
		}
	}
	return first
}

// followed returns the pointer that an instruction follows to a struct, or nil.
func followed(instr ssa.Instruction) ssa.Value {
	switch instr := instr.(type) {
	case *ssa.FieldAddr:
		return instr.X
	case *ssa.UnOp:
		if instr.Op == token.MUL {
			return instr.X
		}
	}
	return nil
}

// nothing says what happens where a call gives nothing.
func (c *checker) nothing(call *ssa.Call, at token.Pos) telling {
	who, name := answers.CallerOf(c.pass, call.Parent()), report.Func(syntax.ShortName(program.Called(&call.Call)))
	return telling{
		category: categoryAbsent,
		message:  c.source(at, "a nil pointer") + " panics in " + who.String() + " when " + name + " returns nil without an error" + who.Outcome(),
		help:     "check what " + name + " returns for nil first and " + who.Failure() + " if there is nothing",
		sees:     who.SeesPanic("runtime error: invalid memory address or nil pointer dereference"), wire: who.WirePanic("runtime error: invalid memory address or nil pointer dereference"),
	}
}
