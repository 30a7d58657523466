package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/makeup"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/libs"
)

// showsAll reports whether one of some values shows all that was given to the call that
// failed with the error, and that call does nothing but to decode or to encode it. In
//
//	if err := json.Indent(&pretty, body, "", "  "); err != nil {
//		return mcp.NewToolResultText(string(body)), nil
//
// nothing is missing from the answer but spaces.
func (e heldError) showsAll(shown []ssa.Value) bool {
	call := makerOf(e.value)
	if call == nil || !(classes{e.flow}).onlyCodes(e.value) {
		return false
	}
	var originals []ssa.Value
	for _, arg := range calls.At(call).Args {
		_, constant := bare(arg).(*ssa.Const)
		if !constant && !makeup.IsFilled(bare(arg)) { // Have: it is no variable for what is decoded
			originals = append(originals, bare(arg))
		}
	}
	s := showing{Tracer: e.flow, seen: make(map[ssa.Value]bool), is: func(v ssa.Value) bool {
		return slices.ContainsFunc(originals, func(original ssa.Value) bool { return paths.SameError(bare(v), original) })
	}}
	return slices.ContainsFunc(shown, s.all)
}

// readers are the functions that let others read what they are given, and those that take
// spaces away from it.
var readers = map[string]bool{
	"strings.NewReader": true, "bytes.NewReader": true, "bytes.NewBuffer": true, "bytes.NewBufferString": true,
	"strings.TrimSpace": true, "bytes.TrimSpace": true,
	"encoding/json.NewDecoder": true, "encoding/xml.NewDecoder": true, "encoding/csv.NewReader": true,
	"gopkg.in/yaml.v2.NewDecoder": true, "gopkg.in/yaml.v3.NewDecoder": true, "github.com/goccy/go-yaml.NewDecoder": true,
}

// bare returns a value as it was before it was converted or made readable.
func bare(v ssa.Value) ssa.Value {
	for {
		v = calls.PlainValue(v)
		switch x := v.(type) {
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Convert:
			v = x.X
		case *ssa.Call:
			obj := program.Called(&x.Call)
			if obj == nil || obj.Pkg() == nil || !readers[libs.FullName(obj)] {
				return v
			}
			v = x.Call.Args[0]
		default:
			return v
		}
	}
}

// A showing finds out whether values show certain other ones from end to end. Unlike a
// making it knows that a part of a text, or its length, does not show it.
type showing struct {
	*origin.Tracer
	is   func(ssa.Value) bool // one of those
	seen map[ssa.Value]bool
}

func (s showing) all(v ssa.Value) bool {
	if v == nil || s.seen[v] || len(s.seen) > makeup.MaxSeen {
		return false
	}
	if s.is(v) {
		return true
	}
	s.seen[v] = true
	switch x := bare(v).(type) {
	case *ssa.BinOp:
		return s.all(x.X) || s.all(x.Y)
	case *ssa.UnOp:
		return s.all(x.X)
	case *ssa.Slice:
		return x.Low == nil && x.High == nil && s.all(x.X)
	case *ssa.Call:
		return slices.ContainsFunc(s.readIn(x), s.all)
	case *ssa.Phi:
		return slices.ContainsFunc(x.Edges, s.all) // Have: the other ones cut it off, as of texts that are too long
	case *ssa.Alloc, *ssa.MakeMap:
		return s.isIn(x)
	}
	return false
}

// isIn reports whether something that shows one is stored in a variable or in a map, in a
// field or in an element of it.
func (s showing) isIn(variable ssa.Value) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Store:
			return use.Addr == variable && s.all(use.Val)
		case *ssa.MapUpdate:
			return use.Map == variable && s.all(use.Value)
		case *ssa.IndexAddr:
			return s.isIn(use)
		case *ssa.FieldAddr:
			return s.isIn(use)
		}
		return false
	})
}

// readIn returns the arguments of a call that can be read in what it returns.
func (s showing) readIn(call *ssa.Call) []ssa.Value {
	site := calls.At(call)
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok && builtin.Name() == "append" {
		return site.Args
	}
	obj := program.Called(&call.Call)
	if obj == nil || obj.Pkg() == nil {
		return nil
	}
	_, prints := libs.Printers[libs.FullName(obj)]
	if _, builds := s.Builder(obj); builds || prints {
		return site.Args
	}
	callee := program.Declaration(call.Call.StaticCallee())
	known := s.Summaries[callee]
	if known == nil {
		callee, known = nil, s.FactOf(obj)
	}
	if known == nil || len(known.Results) == 0 {
		return nil
	}
	var args []ssa.Value
	for _, o := range known.Results[0].Readable.Text {
		if o.Class == cause.Parameter && o.Owner == callee && o.Field == "" {
			args = append(args, site.Arg(o.Param))
		}
	}
	return args
}
