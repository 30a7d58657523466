package fates

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// offered returns the functions of the package that it puts into fields of what the program
// calls a tool, a prompt or a resource, and the kind of that: some other package registers
// those, of which this one knows nothing.
//
//	api.ServerTool{Tool: api.Tool{Name: "pods_list"}, Handler: podsList}
func (r *Result) offered(functions []*ssa.Function) map[*ssa.Function]sdk.Kind {
	found := make(map[*ssa.Function]sdk.Kind)
	for _, fn := range functions {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				store, ok := instr.(*ssa.Store)
				if !ok {
					continue
				}
				if given := program.FunctionOf(store.Val); given != nil && r.own[given] && answersSomething(given) {
					if kind := kindOfField(store.Addr); kind != sdk.UnknownKind {
						found[given] = kind
					}
				}
			}
		}
	}
	return found
}

// answersSomething reports whether a function returns something and an error.
func answersSomething(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	return results.Len() > 1 && program.IsError(results.At(results.Len()-1).Type())
}

// kindOfField returns the kind of handlers that a struct holds to which an address leads.
func kindOfField(addr ssa.Value) sdk.Kind {
	field, ok := addr.(*ssa.FieldAddr)
	if !ok {
		return sdk.UnknownKind
	}
	named := program.NamedOf(field.X.Type())
	if named == nil {
		return sdk.UnknownKind
	}
	name := named.Obj().Name()
	if of := program.Field(field.X.Type(), field.Field); of != nil {
		if held, ok := types.Unalias(of.Type()).(*types.Named); ok {
			name += held.Obj().Name()
		}
	}
	switch {
	case strings.Contains(name, "Tool"):
		return sdk.Tool
	case strings.Contains(name, "Prompt"):
		return sdk.Prompt
	case strings.Contains(name, "Resource"):
		return sdk.Resource
	}
	return sdk.UnknownKind
}
