package unfailing

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// IsEmbedded reports whether a value is a file system that is built into the program.
func IsEmbedded(v ssa.Value) bool {
	t := calls.PlainValue(v).Type()
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return api.IsNamed(t, "embed", "FS")
}

// IsConstant reports whether a value is a constant, or a parameter for which every call of the
// function gives one. Functions that are handed to others can be called by anybody.
func IsConstant(f *flow.Index, handed map[*ssa.Function]bool, v ssa.Value) bool {
	p := program.ParameterOf(v)
	if p == nil {
		_, ok := v.(*ssa.Const)
		return ok
	}
	fn := p.Parent()
	sites := f.Calls.Callers(fn)
	if obj := fn.Object(); obj == nil || obj.Exported() || handed[fn] || len(sites) == 0 {
		return false
	}
	index := slices.Index(fn.Params, p)
	return !slices.ContainsFunc(sites, func(site ssa.CallInstruction) bool {
		_, ok := calls.At(site).Arg(index).(*ssa.Const)
		return !ok
	})
}
