package origin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// DecodesObject reports whether a call decodes the arguments of a request as they are into a map
// of anything: it fails only if they are no JSON object, and then the request itself is broken.
//
//	var args map[string]any
//	err := json.Unmarshal(req.Params.Arguments, &args)
func DecodesObject(set *sdk.Set, obj *types.Func, s calls.Site) bool {
	if !api.IsFunc(obj, "encoding/json", "Unmarshal") || !isOpen(calls.PlainValue(s.Args[1]).Type()) {
		return false
	}
	raw := s.Args[0]
	if changed, ok := raw.(*ssa.ChangeType); ok {
		raw = changed.X
	}
	var field *types.Var
	switch raw := raw.(type) {
	case *ssa.UnOp:
		if addr, ok := raw.X.(*ssa.FieldAddr); ok {
			field = program.Field(addr.X.Type(), addr.Field)
		}
	case *ssa.Field:
		field = program.Field(raw.X.Type(), raw.Field)
	}
	if field == nil {
		return false
	}
	_, _, ok := set.Arguments(field)
	return ok
}

// isOpen reports whether a type is a pointer to a map that takes every JSON object.
func isOpen(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	m, ok := p.Elem().Underlying().(*types.Map)
	return ok && (types.IsInterface(m.Elem()) || api.IsNamed(m.Elem(), "encoding/json", "RawMessage"))
}
