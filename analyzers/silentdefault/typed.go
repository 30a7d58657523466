package silentdefault

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A taken is an argument that a function takes for a missing one if it has another type.
type taken struct {
	name     string // such as "limit", or empty
	at       ssa.Instruction
	value    ssa.Value
	required bool   // the schema of the tool says that it must be given
	getter   bool   // the library gives the default
	decoded  bool   // it is a field of an input, which has the right type
	instead  string // the text that the function takes for an empty one, or nothing
}

// typed looks for arguments that are replaced if they have another type, or, where the schema says
// that they must be given, if they are missing: one finding for each function and category.
//
//	content, _ := args["content"].(string)
//	content := req.GetString("content", "") // and the tool says mcp.Required()
func (c *checker) typed(fn *ssa.Function) {
	if syntax.InTest(c.pass.Fset, fn.Pos()) || c.found.IsLeftOver(fn) || c.described.IsServedHere(fn) {
		return
	}
	described := c.described.Of(fn)
	var list []taken
	for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
		t, ok := c.takenAt(instr, described)
		if !ok || c.never[instr] || c.told[t.value] || len(program.UsesOf(t.value)) == 0 {
			continue
		}
		if m := inputs.Without(c.machine, t.value, nil); !m.IsRefused() && !m.IsKnown() && !c.isCheckedBefore(instr) {
			t.instead = m.Instead()
			list = append(list, t)
		}
	}
	c.reportTaken(append(list, c.decoded(fn, c.found.Of(fn), described)...), described.Writes)
}

// takenAt returns what an instruction takes for a missing argument.
func (c *checker) takenAt(instr ssa.Instruction, tool inputs.Description) (t taken, ok bool) {
	switch instr := instr.(type) {
	case *ssa.TypeAssert:
		read, isLookup := instr.X.(*ssa.Lookup)
		if !instr.CommaOk || !isLookup || program.Part(instr, 1) != nil || !isPlain(instr.AssertedType) {
			return t, false
		}
		name := program.TextOf(read.Index)
		t = taken{name: name, at: instr, value: program.Part(instr, 0), required: tool.Required[name]}
		return t, name != "" && t.value != nil && c.found.IsArgument(instr.X)
	case *ssa.Call:
		if name, ok := getter(instr); ok && paths.IsEmptyConst(instr.Call.Args[2]) && (tool.Required[name] || tool.Writes) {
			return taken{name: name, at: instr, value: instr, required: tool.Required[name], getter: true}, true
		}
		name, ok := c.helper(instr)
		t = taken{name: name, at: instr, value: program.Part(instr, 0), required: tool.Required[name]}
		return t, ok && t.value != nil
	}
	return t, false
}

// getter returns the name of the argument that a call asks a request of mcp-go for, with a default.
func getter(call *ssa.Call) (name string, ok bool) {
	obj := program.Called(call.Common())
	if obj == nil || !sdk.HasOptions(obj.Pkg()) || len(call.Call.Args) != 3 {
		return "", false
	}
	switch obj.Name() {
	case "GetString", "GetInt", "GetFloat", "GetBool":
		name = program.TextOf(call.Call.Args[1])
	}
	return name, name != ""
}

// helper returns the name of the argument for which a call asks a function of the module, whose
// error says that it has another type, and which nobody looks at.
//
//	due, _ := optional[string](request, "due")
func (c *checker) helper(call *ssa.Call) (name string, ok bool) {
	obj := program.Called(call.Common())
	results := call.Call.Signature().Results()
	if obj == nil || obj.Pkg() != c.pass.Pkg || results.Len() != 2 || !program.IsError(results.At(1).Type()) ||
		program.Part(call, 1) != nil || len(call.Call.Args) != 2 || !isPlain(results.At(0).Type()) {
		return "", false
	}
	name = program.TextOf(call.Call.Args[1])
	return name, name != "" && (sdk.IsCall(call.Call.Args[0].Type()) || c.found.IsArgument(call.Call.Args[0]))
}

// weight says how bad it is to take an argument for a missing one: one that must be given first,
// then one of a tool that changes something.
func (t taken) weight(writes bool) int {
	switch {
	case t.required:
		return 2
	case !writes || t.getter || isCompared(t.value):
		return 0
	}
	return 1
}

// isPlain reports whether a type is that of an argument which stands for itself: a text, a
// number, a flag, a list or a map.
func isPlain(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Basic, *types.Slice, *types.Map:
		return true
	}
	return false
}

// isCompared reports whether a function asks whether a value is empty: what is missing has a
// meaning of its own there.
func isCompared(v ssa.Value) bool {
	for _, use := range flow.Counted.Uses(v) {
		if test, ok := use.(*ssa.BinOp); ok && cond.WithEmpty(test) {
			return true
		}
	}
	return false
}
