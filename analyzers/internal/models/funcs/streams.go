package funcs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// AlwaysReads reports whether a call reads from memory, or writes there, and cannot
// fail.
func AlwaysReads(obj *types.Func, s calls.Site) bool {
	if obj == nil {
		return false
	}
	f := Of(obj)
	return f.Streams && len(f.Own) == 0 && !slices.ContainsFunc(StreamsOf(obj, s), func(v ssa.Value) bool { return !IsMemory(v) })
}

// StreamsOf returns from what a function of package io or bufio reads, and where it
// writes to; nil for functions of other packages.
func StreamsOf(obj *types.Func, s calls.Site) []ssa.Value {
	if obj.Pkg() == nil {
		return nil
	}
	switch obj.Pkg().Path() {
	case "io", "io/ioutil", "bufio":
	default:
		return nil
	}
	var list []ssa.Value
	for i, arg := range s.Args {
		if arg != nil && (types.IsInterface(arg.Type()) || i == 0 && obj.Signature().Recv() != nil) {
			list = append(list, arg)
		}
	}
	return list
}

// memories are the types that read from memory, and write there. They fail at the end
// only.
var memories = map[string]bool{
	"bytes.Buffer": true, "bytes.Reader": true, "strings.Builder": true, "strings.Reader": true,
}

// IsMemory reports whether a stream is in memory, as far as can be seen where it is
// used.
func IsMemory(stream ssa.Value) bool {
	return streamSearch{}.isMemory(stream)
}

// A streamSearch looks at what a stream can be.
type streamSearch map[ssa.Value]bool

func (s streamSearch) isMemory(v ssa.Value) bool {
	if named := program.NamedOf(v.Type()); named != nil && memories[TypeName(named)] || s[v] {
		return true
	}
	s[v] = true
	switch v := v.(type) {
	case *ssa.Const:
		return v.IsNil() // from which nobody can read
	case *ssa.MakeInterface:
		return s.isMemory(v.X)
	case *ssa.ChangeInterface:
		return s.isMemory(v.X)
	case *ssa.Phi:
		return !slices.ContainsFunc(v.Edges, func(edge ssa.Value) bool { return !s.isMemory(edge) })
	case *ssa.Call:
		return Of(program.Called(&v.Call)).Wraps && s.isMemory(v.Call.Args[0])
	case *ssa.UnOp:
		global, ok := v.X.(*ssa.Global)
		return ok && global.Object() != nil && FullName(global.Object()) == "io.Discard"
	}
	return false
}
