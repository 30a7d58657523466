package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// decodesObject reports whether a call decodes the arguments of a request as they are into a map
// of anything: it fails only if they are no JSON object, and then the request itself is broken.
//
//	var args map[string]any
//	err := json.Unmarshal(req.Params.Arguments, &args)
func (f *Tracer) decodesObject(obj *types.Func, s calls.Site) bool {
	if !api.IsFunc(obj, "encoding/json", "Unmarshal") || !isOpen(calls.PlainValue(s.Args[1]).Type()) {
		return false
	}
	raw := s.Args[0]
	if changed, ok := raw.(*ssa.ChangeType); ok {
		raw = changed.X
	}
	switch raw := raw.(type) {
	case *ssa.UnOp:
		addr, ok := raw.X.(*ssa.FieldAddr)
		return ok && f.isArguments(addr.X, addr.Field)
	case *ssa.Field:
		return f.isArguments(raw.X, raw.Field)
	}
	return false
}

// isArguments reports whether a field of a struct holds the arguments of a request.
func (f *Tracer) isArguments(x ssa.Value, field int) bool {
	v := program.Field(x.Type(), field)
	if v == nil {
		return false
	}
	_, _, ok := f.Set.Arguments(v)
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
