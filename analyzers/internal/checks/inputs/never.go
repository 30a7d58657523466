package inputs

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Never is an assertion of an argument that never holds: package json puts other types into an
// interface.
//
//	n, ok := req.GetArguments()["limit"].(int) // it is a float64
type Never struct {
	Assert *ssa.TypeAssert
	Name   string
	// Comes is the type of which such arguments are.
	Comes string
}

// nevers returns the assertions in the package that never hold.
func (f *typeFinder) nevers() []Never {
	var list []Never
	for assert := range program.InstructionsOf[*ssa.TypeAssert](f.own) {
		if n, ok := f.neverAt(assert); ok {
			list = append(list, n)
		}
	}
	return list
}

func (f *typeFinder) neverAt(assert *ssa.TypeAssert) (n Never, ok bool) {
	if !assert.CommaOk {
		return n, false
	}
	lookup, _ := lookupOf(assert.X)
	comes := ComesAs(assert.AssertedType)
	if lookup == nil || comes == "" || program.TextOf(lookup.Index) == "" || !f.isRead(lookup.X) {
		return n, false
	}
	r := reading{assert: assert, args: lookup.X, key: lookup.Index, kind: KindOf(assert.AssertedType)}
	if f.isReadOtherwise(r) || isReadAsJSON(r) {
		return n, false
	}
	return Never{Assert: assert, Name: program.TextOf(lookup.Index), Comes: comes}, true
}

// ComesAs returns the type as which package json gives what an assertion asks for, or "" if it is that one, or not
// known. Types that decode themselves are none of them.
func ComesAs(t types.Type) string {
	if _, named := types.Unalias(t).(*types.Named); named || isOfJSON(t) {
		return ""
	}
	switch KindOf(t) {
	case Number:
		return "float64"
	case List:
		return "[]any"
	case Object:
		return "map[string]any"
	}
	return ""
}

// isRead reports whether a map is what the library gives for the arguments of a request that came in, at
// the place itself or for all who call the function: what the program puts into maps of its own can be of any type.
func (f *typeFinder) isRead(v ssa.Value) bool {
	return f.everywhere(v, func(v ssa.Value) bool {
		if call, ok := v.(*ssa.Call); ok {
			return isAsked(call)
		}
		field := paths.FieldOf(v)
		return field != nil && sdk.Owns(field.Pkg())
	})
}

// isReadAsJSON reports whether the function asserts the argument to be of a type that package json gives,
// too: a client within the program can give others.
func isReadAsJSON(r reading) bool {
	for other := range program.InstructionsOf[*ssa.TypeAssert](program.Family(program.Outermost(r.assert.Parent()))) {
		if lookup, _ := lookupOf(other.X); isOfJSON(other.AssertedType) && lookup != nil && isKey(lookup.Index, r.key) {
			return true
		}
	}
	return false
}
