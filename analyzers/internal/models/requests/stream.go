package requests

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// AlwaysReads reports whether a call reads from memory, or writes there, and cannot
// fail.
func AlwaysReads(obj *types.Func, s calls.Site) bool {
	if obj == nil {
		return false
	}
	f := funcs.Of(obj)
	return f.Streams && len(f.Own) == 0 && !slices.ContainsFunc(StreamsOf(obj, s), func(v ssa.Value) bool { return !IsMemory(v) })
}

// StreamsOf returns from what a function of package io or bufio reads, and where it
// writes to; nil for functions of other packages.
func StreamsOf(obj *types.Func, s calls.Site) []ssa.Value {
	switch syntax.PathOf(obj) {
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

// IsMadeOfMemory reports whether a method belongs to an object that only works on what it is given, or on a stream in
// memory.
func IsMadeOfMemory(obj *types.Func, s calls.Site) bool {
	if obj.Signature().Recv() == nil || len(s.Args) == 0 {
		return false
	}
	made, ok := s.Args[0].(*ssa.Call)
	return ok && (funcs.Of(program.Called(&made.Call)).InMemory || slices.ContainsFunc(made.Call.Args, func(v ssa.Value) bool {
		return funcs.IsStream(v.Type()) && IsMemory(v)
	}))
}

// memories are the types that read from memory, and write there. They fail at the end
// only.
var memories = map[string]bool{
	"bytes.Buffer": true, "bytes.Reader": true, "strings.Builder": true, "strings.Reader": true,
}

// IsMemory reports whether a stream is in memory, as far as can be seen where it is
// used.
func IsMemory(stream ssa.Value) bool {
	return flow.All(within.Ends(stream), func(v ssa.Value) bool {
		return isMemoryType(v.Type()) || program.IsNil(v) || paths.IsVariable(v, "io.Discard") // from nil nobody can read
	})
}

// within is the query for the streams that one can be, or around which it stands.
var within = flow.Query{Kinds: flow.Phi | flow.Box | flow.Convert | flow.Argument, Skip: func(e flow.Edge) bool {
	call, ok := e.At.(*ssa.Call)
	return isMemoryType(e.To.Type()) || ok && (!isFirst(call, e.From) || !funcs.Of(program.Called(&call.Call)).Wraps)
}}

func isMemoryType(t types.Type) bool {
	named := program.NamedOf(t)
	return named != nil && memories[funcs.TypeName(named)]
}
