// Package jsonin finds values that a library decoded from outside input. In
//
//	func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		filter := req.GetArguments()["filter"]
//
// filter is a part of the request arguments. The input of a typed tool counts too, and results of
// clients of other modules. Such values can always be encoded as JSON again.
package jsonin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Reader tells it of the values of one package.
type Reader struct {
	*flow.Scope
	handed map[*ssa.Function]bool // the functions that are handed to others, as handlers are
}

// NewReader returns a reader for a package, of which it is known which functions are handed to others.
func NewReader(s *flow.Scope, handed map[*ssa.Function]bool) Reader { return Reader{s, handed} }

// IsDecoded reports whether a value is what a function of another module has
// returned, or a part of that: clients decode what they receive. Libraries decode the
// requests that a function is given, with the arguments in them, and the input of typed
// handlers.
func (r Reader) IsDecoded(v ssa.Value) bool {
	d := decoding{reader: r, unnamed: types.IsInterface(v.Type())}
	for v != nil {
		switch part := v.(type) {
		case *ssa.Call:
			_, _, reads := r.Set.ArgumentAccess(program.Called(&part.Call))
			return reads || !d.unnamed && r.isOfModule(part)
		case *ssa.Parameter:
			return d.arguments || r.isInput(part)
		}
		v = d.whole(v)
	}
	return false
}

// isOfModule reports whether a call is one of a function of another module, other than the
// standard library.
func (r Reader) isOfModule(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return obj != nil && obj.Pkg() != nil && !libs.IsStandard(obj.Pkg().Path()) && !module.Seems(r.Pass, obj.Pkg())
}

// A decoding goes from a part of a value to the whole.
type decoding struct {
	reader    Reader
	arguments bool // it has come by the arguments of a request
	// unnamed tells that the type does not say what it is: functions return as an interface
	// what they have made, too.
	unnamed bool
	field   string // of the struct that the value before was read from
}

// whole returns of what a value is a part, nil if it is not known.
func (d *decoding) whole(v ssa.Value) ssa.Value {
	switch part := v.(type) {
	case *ssa.UnOp:
		return part.X
	case *ssa.FieldAddr:
		d.by(part.X, part.Field)
		return part.X
	case *ssa.Field:
		d.by(part.X, part.Field)
		return part.X
	case *ssa.IndexAddr:
		return part.X
	case *ssa.Lookup:
		d.unnamed = true
		return part.X
	case *ssa.TypeAssert:
		d.unnamed = true
		return part.X
	case *ssa.Extract:
		return part.Tuple
	case *ssa.Alloc:
		if p := calls.KeptIn(part); p != nil && d.field != "" && !calls.IsSetIn(part, d.field, nil) {
			return p
		}
	}
	return nil
}

// by notes that a part is a field of a struct.
func (d *decoding) by(x ssa.Value, field int) {
	d.arguments = d.arguments || d.reader.isArguments(x, field)
	d.field = program.FieldName(x.Type(), field)
}

// isArguments reports whether a field of a struct holds the arguments of a request.
func (r Reader) isArguments(x ssa.Value, field int) bool {
	v := program.Field(x.Type(), field)
	if v == nil {
		return false
	}
	_, _, ok := r.Set.Arguments(v)
	return ok
}

// isInput reports whether a parameter is the input of a handler, which the library has
// decoded. Functions that are no handlers can have the type of one, if the library does not
// say enough: those that are only called are not meant.
func (r Reader) isInput(p *ssa.Parameter) bool {
	fn := p.Parent()
	m, ok := r.Set.Handler(fn.Signature)
	return ok && (m.Kind == sdk.TypedTool || m.Kind == sdk.StructuredTool) && p == fn.Params[len(fn.Params)-1] && (!m.Loose || r.handed[fn])
}

// DecodesObject reports whether a call decodes the arguments of a request as they are into a map
// of anything: it fails only if they are no JSON object, and then the request itself is broken.
//
//	var args map[string]any
//	err := json.Unmarshal(req.Params.Arguments, &args)
func (r Reader) DecodesObject(obj *types.Func, s calls.Site) bool {
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
		return ok && r.isArguments(addr.X, addr.Field)
	case *ssa.Field:
		return r.isArguments(raw.X, raw.Field)
	}
	return false
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
