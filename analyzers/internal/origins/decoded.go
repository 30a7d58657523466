package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// isDecoded reports whether a value is what a function of another module has
// returned, or a part of that: clients decode what they receive. Libraries decode the
// requests that a function is given, with the arguments in them, and the input of typed
// handlers.
func (f Inputs) isDecoded(v ssa.Value) bool {
	d := decoding{flow: f.Tracer, unnamed: types.IsInterface(v.Type())}
	for v != nil {
		switch part := v.(type) {
		case *ssa.Call:
			return !d.unnamed && f.isOfModule(part)
		case *ssa.Parameter:
			return d.arguments || f.isInput(part)
		}
		v = d.whole(v)
	}
	return false
}

// isOfModule reports whether a call is one of a function of another module, other than the
// standard library.
func (f Inputs) isOfModule(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return obj != nil && obj.Pkg() != nil && !libs.IsStandard(obj.Pkg().Path()) && !module.Seems(f.Pass, obj.Pkg())
}

// A decoding goes from a part of a value to the whole.
type decoding struct {
	flow      *Tracer
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

func (d *decoding) by(x ssa.Value, field int) {
	d.arguments = d.arguments || d.flow.Inputs().isArguments(x, field)
	d.field = program.FieldName(x.Type(), field)
}

// isArguments reports whether a field of a struct holds the arguments of a request.
func (f Inputs) isArguments(x ssa.Value, field int) bool {
	v := program.Field(x.Type(), field)
	if v == nil {
		return false
	}
	_, _, ok := f.Set.Arguments(v)
	return ok
}

// isInput reports whether a parameter is the input of a handler, which the library has
// decoded. Functions that are no handlers can have the type of one, if the library does not
// say enough: those that are only called are not meant.
func (f Inputs) isInput(p *ssa.Parameter) bool {
	fn := p.Parent()
	m, ok := f.Set.Handler(fn.Signature)
	return ok && (m.Kind == sdk.TypedTool || m.Kind == sdk.StructuredTool) && p == fn.Params[len(fn.Params)-1] && (!m.Loose || f.values[fn])
}
