package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// wordFor returns the words for an empty value.
func wordFor(v ssa.Value) string {
	v = calls.PlainValue(v)
	if _, ok := v.(*ssa.Alloc); ok {
		return "an empty object"
	}
	return syntax.ZeroInWords(v.Type())
}

// hasUse reports whether any of the values is used.
func hasUse(values []ssa.Value) bool {
	return slices.ContainsFunc(values, func(v ssa.Value) bool { return len(program.UsesOf(v)) > 0 })
}

// isBuffer reports whether text is written to values of a type:
// strings.Builder.
func isBuffer(t types.Type) bool {
	named := program.NamedOf(t)
	return syntax.IsNamed(named, "strings", "Builder") || syntax.IsNamed(named, "bytes", "Buffer")
}
