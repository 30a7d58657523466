package inputs

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Ignored returns the arguments that the description of a tool declares and for which its handler never asks, with the name
// of the tool:
//
//	s.AddTool(mcp.NewTool("review", mcp.WithString("path")), review)
//	// and review asks for "change" only
func (d Descriptions) Ignored(h *handlers.Handler) (name string, ignored []Declared) {
	list := d.described(h)
	if len(list) != 1 || len(list[0].Declared) == 0 || list[0].open {
		return "", nil
	}
	a := asking{names: make(map[string]bool), Descriptions: d, seen: make(map[*ssa.Function]bool)}
	a.look(h.Func)
	if a.lost || len(a.names) == 0 {
		return "", nil
	}
	return list[0].Name, slices.DeleteFunc(slices.Clone(list[0].Declared), func(arg Declared) bool { return a.names[arg.Name] })
}

// An asking collects the names of arguments for which a handler asks, and the functions of the
// package that it calls.
type asking struct {
	Descriptions
	names map[string]bool
	seen  map[*ssa.Function]bool
	lost  bool // the arguments leave the sight of the package
}

func (a *asking) look(fn *ssa.Function) {
	if a.seen[fn] || a.lost {
		return
	}
	a.seen[fn] = true
	for _, literal := range fn.AnonFuncs {
		a.look(literal)
	}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		a.note(instr)
	}
}

// note looks at where an instruction takes the arguments.
func (a *asking) note(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		a.call(instr.Common())
	case *ssa.MakeInterface:
		a.lost = a.lost || a.holdsAll(instr.X)
	case *ssa.Lookup:
		if a.isMap(instr.X) {
			a.ask(instr.Index)
			a.lost = a.lost || program.TextOf(instr.Index) == ""
		}
	case *ssa.UnOp:
		a.lost = a.lost || isRaw(instr)
	case *ssa.Range:
		a.lost = a.lost || a.isMap(instr.X)
	case *ssa.Store:
		_, local := instr.Addr.(*ssa.Alloc)
		a.lost = a.lost || !local && a.holdsAll(instr.Val)
	}
}

// call follows a call of a function of the package; what another one does with a request is not
// known.
func (a *asking) call(call *ssa.CallCommon) {
	given := slices.ContainsFunc(call.Args, a.holdsAll)
	if given {
		for _, arg := range call.Args {
			a.ask(arg)
		}
	}
	if callee := program.Declaration(call.StaticCallee()); a.own[callee] {
		a.look(callee)
		return
	}
	obj := program.Called(call)
	if obj != nil && sdk.HasOptions(obj.Pkg()) && (strings.HasPrefix(obj.Name(), "Get") || strings.HasPrefix(obj.Name(), "Require")) && obj.Name() != "GetRawArguments" {
		return
	}
	a.lost = a.lost || given
}

// ask notes that the argument with a name is asked for.
func (a *asking) ask(name ssa.Value) {
	if text := program.TextOf(name); text != "" {
		a.names[text] = true
	}
}

// holdsAll reports whether a value is a request, or all its arguments.
func (a *asking) holdsAll(v ssa.Value) bool { return sdk.IsCall(v.Type()) || a.isMap(v) }

// isMap reports whether a value is a map with arguments.
func (a *asking) isMap(v ssa.Value) bool {
	_, ok := v.Type().Underlying().(*types.Map)
	return ok && a.found.IsArgument(v)
}

// isRaw reports whether a value is all the arguments of a request, as the library has them, of
// which more is done than to take them for a map.
func isRaw(load *ssa.UnOp) bool {
	field := paths.FieldRead(load)
	if _, isMap := load.Type().Underlying().(*types.Map); isMap || field == nil || !sdk.HasOptions(field.Pkg()) || field.Name() != "Arguments" && field.Name() != "Params" {
		return false
	}
	return slices.ContainsFunc(*load.Referrers(), func(use ssa.Instruction) bool {
		switch use.(type) {
		case *ssa.TypeAssert, *ssa.Lookup, *ssa.BinOp:
			return false
		}
		return true
	})
}

// Allows reports whether some texts are values of an enumeration that the package writes out for a schema:
//
//	mcp.WithString("mode", mcp.Enum("brief", "full"))
//	&jsonschema.Schema{Enum: []any{"brief", "full"}}
//	map[string]any{"type": "string", "enum": []string{"brief", "full"}}
func (d Descriptions) Allows(texts []string) bool {
	return slices.ContainsFunc(d.allowed, func(allowed []string) bool {
		return !slices.ContainsFunc(texts, func(text string) bool { return !slices.Contains(allowed, text) })
	})
}

// enumerationAt returns the texts of the enumeration that an instruction puts into a schema, or nothing.
func enumerationAt(instr ssa.Instruction) (texts []string) {
	var list ssa.Value
	switch instr := instr.(type) {
	case *ssa.Call:
		if option, name := optionOf(instr); name == "Enum" {
			list = option.Call.Args[0]
		}
	case *ssa.Store:
		if field := paths.FieldOf(instr.Addr); field != nil && field.Name() == "Enum" {
			list = instr.Val
		}
	case *ssa.MapUpdate:
		if program.TextOf(instr.Key) == "enum" {
			list = instr.Value
		}
	}
	for _, v := range paths.Elements(calls.PlainValue(list)) {
		texts = append(texts, program.TextOf(calls.PlainValue(v)))
	}
	return texts
}
