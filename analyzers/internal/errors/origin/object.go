package origin

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// DecodesObject reports whether a call decodes the arguments of a request as they are, or what was just encoded, into
// a map of anything: it fails only if that is no JSON object, and then the request itself is broken.
//
//	var args map[string]any
//	err := json.Unmarshal(req.Params.Arguments, &args)
func DecodesObject(set *sdk.Set, obj *types.Func, s calls.Site) bool {
	if !syntax.IsFunc(obj, "encoding/json", "Unmarshal") || !isOpen(calls.PlainValue(s.Args[1]).Type()) {
		return false
	}
	text := flow.Query{Kinds: flow.Convert}.Start(s.Args[0])
	if encoded, _ := program.CallOf(text); encoded != nil && cond.Encodes(&encoded.Call) {
		return true
	}
	field := paths.FieldRead(text)
	_, _, ok := set.Arguments(field)
	return field != nil && ok
}

// isOpen reports whether a type is a pointer to a map that takes every JSON object.
func isOpen(t types.Type) bool {
	p, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	m, ok := p.Elem().Underlying().(*types.Map)
	return ok && (types.IsInterface(m.Elem()) || syntax.IsNamed(m.Elem(), "encoding/json", "RawMessage"))
}
