package fallible

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A Call is a call that can fail, or an item that has the error of one.
type Call struct {
	Instr  *ssa.Call       // nil if it is an item
	Block  *ssa.BasicBlock // in which it is called, or the item is looked at
	Index  int             // of the error among its results
	Errs   []ssa.Value     // the error, in the values that hold it
	Given  []ssa.Value     // what else it returns, and the variables that it fills
	Source string
}

// At returns where it fails: nil stands for the beginning of the function.
func (f Call) At() ssa.Instruction {
	if f.Instr == nil {
		return nil
	}
	return f.Instr
}

// IsLookedAt reports whether anybody looks at its error.
func (f Call) IsLookedAt() bool {
	return slices.ContainsFunc(f.Errs, func(v ssa.Value) bool { return len(program.UsesOf(v)) > 0 })
}

// Of returns a call as one that can fail by its type.
func Of(call *ssa.Call) (f Call, ok bool) {
	results := call.Call.Signature().Results()
	f = Call{Instr: call, Block: call.Block(), Index: results.Len() - 1}
	if f.Index < 0 || !program.IsError(results.At(f.Index).Type()) {
		return f, false
	}
	f.Errs = calls.ResultsOf(call, f.Index)
	for i := range f.Index {
		f.Given = append(f.Given, calls.ResultsOf(call, i)...)
	}
	f.Given = append(f.Given, Filled(call)...)
	f.Source = SourceOf(call)
	return f, f.Source != ""
}

// SourceOf names what a call calls.
func SourceOf(call *ssa.Call) string {
	if obj := program.Called(call.Common()); obj != nil {
		return syntax.ShortName(obj)
	}
	return ""
}

// Filled returns the variables of the function into which a call decodes: those that a decoder is given, and those in
// which nothing is when anything else gets their address as a value of any type, as in
//
//	var page listing
//	_, err := client.Call(req, &page)
func Filled(call *ssa.Call) []ssa.Value {
	obj := program.Called(call.Common())
	if obj == nil || funcs.IsFormat(call.Common()) {
		return nil
	}
	var list []ssa.Value
	for _, arg := range call.Call.Args {
		for _, v := range append(paths.Elements(arg), arg) {
			if variable := pointed(v); variable != nil && (decoders[obj.Name()] || program.IsAny(v.Type()) && IsUnset(variable)) {
				list = append(list, variable)
			}
		}
	}
	return list
}

// IsUnset reports whether a function puts nothing into a struct, a list or a map itself.
func IsUnset(variable ssa.Value) bool {
	made, ok := variable.(*ssa.Alloc)
	if !ok {
		return false
	}
	switch made.Type().Underlying().(*types.Pointer).Elem().Underlying().(type) {
	case *types.Struct, *types.Slice, *types.Map:
		return len(paths.PutInto(made)) == 0
	}
	return false
}

// pointed returns the variable to which a value of an interface points, or nil.
func pointed(v ssa.Value) ssa.Value {
	box, ok := v.(*ssa.MakeInterface)
	if !ok {
		return nil
	}
	switch x := box.X.(type) {
	case *ssa.Alloc:
		return x
	case *ssa.FieldAddr:
		return paths.Root(x)
	}
	return nil
}

// decoders are the names of functions that put what they read into what they are given.
var decoders = map[string]bool{"Unmarshal": true, "Decode": true, "UnmarshalStrict": true, "UnmarshalRead": true, "Scan": true}
