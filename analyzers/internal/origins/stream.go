package origins

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// byStream returns what is known of the error of a function of package io or bufio
// that is given streams in memory, and whether it is one. If all of them are, there is
// nothing outside of the process of which it could tell.
func (e *evaluator) byStream(obj *types.Func, s CallSite, index int) (cause.Outcome, bool) {
	streams := streamsOf(obj, s)
	if len(streams) == 0 || !program.CanBeError(program.ResultType(obj.Signature(), index)) {
		return cause.Outcome{}, false
	}
	o := cause.Origin{Class: cause.Foreign, Name: FullName(obj), Pos: s.Pos, Here: s.Pos}
	own, known := ownErrors[o.Name]
	var failures []cause.Failure
	for _, name := range own {
		failures = append(failures, cause.Failure{Origin: cause.Origin{Class: cause.Foreign, Name: name, Pos: s.Pos, Here: s.Pos}})
	}
	open := slices.DeleteFunc(slices.Clone(streams), isMemory)
	switch {
	case len(open) > 1 || len(open) > 0 && !known:
		return cause.Outcome{}, false
	case len(open) == 0 && !known:
		return cause.Outcome{Failures: []cause.Failure{{Origin: o}}}, true
	case len(open) == 0:
		return cause.Outcome{Failures: failures}, true
	}
	c, isParameter := ConditionOn(PlainValue(open[0]), cause.Outside, true)
	o.Class = cause.Infrastructure
	return cause.Outcome{Failures: append(failures, cause.Failure{Origin: o, When: []cause.Condition{c}})}, isParameter
}

// alwaysReads reports whether a call reads from memory, or writes there, and cannot
// fail.
func alwaysReads(obj *types.Func, s CallSite) bool {
	if obj == nil {
		return false
	}
	own, known := ownErrors[FullName(obj)]
	return known && len(own) == 0 && !slices.ContainsFunc(streamsOf(obj, s), func(v ssa.Value) bool { return !isMemory(v) })
}

// ownErrors are the errors that functions return beside those of their streams.
var ownErrors = map[string][]string{
	"io.Copy":           nil,
	"io.CopyBuffer":     nil,
	"io.CopyN":          {"io.EOF"},
	"io.ReadAll":        nil,
	"io.ReadAtLeast":    {"io.EOF", "io.ErrUnexpectedEOF", "io.ErrShortBuffer"},
	"io.ReadFull":       {"io.EOF", "io.ErrUnexpectedEOF"},
	"io.WriteString":    nil,
	"io/ioutil.ReadAll": nil,
}

// streamsOf returns from what a function of package io or bufio reads, and where it
// writes to; nil for functions of other packages.
func streamsOf(obj *types.Func, s CallSite) []ssa.Value {
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

// covers are the functions that put a stream around their first argument which fails
// only if that does.
var covers = map[string]bool{
	"bufio.NewReader": true, "bufio.NewReaderSize": true, "bufio.NewScanner": true,
	"bufio.NewWriter": true, "bufio.NewWriterSize": true,
	"io.LimitReader": true, "io.NewSectionReader": true, "io.NopCloser": true,
}

// isMemory reports whether a stream is in memory, as far as can be seen where it is
// used.
func isMemory(stream ssa.Value) bool {
	return streamSearch{}.isMemory(stream)
}

// A streamSearch looks at what a stream can be.
type streamSearch map[ssa.Value]bool

func (s streamSearch) isMemory(v ssa.Value) bool {
	if named := program.NamedOf(v.Type()); named != nil && memories[typeName(named)] || s[v] {
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
		obj := program.CalledObject(&v.Call)
		return obj != nil && covers[FullName(obj)] && s.isMemory(v.Call.Args[0])
	case *ssa.UnOp:
		global, ok := v.X.(*ssa.Global)
		return ok && global.Object() != nil && FullName(global.Object()) == "io.Discard"
	}
	return false
}
