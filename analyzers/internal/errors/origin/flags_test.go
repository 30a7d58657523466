package origin_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

const booleans = `package p

func mark(flag bool)    {}
func point(flag *bool)  {}
func to(b bool) *bool   { return &b }

func raised()           { mark(true) }
func cleared()          { mark(false) }
func unknown(b bool)    { mark(b) }
func none()             { point(nil) }
func pointed()          { point(to(true)) }
func variable()         { b := true; point(&b) }
func either(failed bool) {
	b := false
	if failed {
		b = true
	}
	point(&b)
}
func given(failed bool) { b := failed; point(&b) }
`

func TestTruth(t *testing.T) {
	p := fixture.Functions(t, booleans)
	for name, want := range map[string]cause.Flag{
		"raised": cause.Raised, "cleared": cause.Cleared, "unknown": cause.FlagUnknown, "none": cause.Cleared,
		"pointed": cause.Raised, "variable": cause.Raised, "either": cause.Mixed, "given": cause.FlagUnknown,
	} {
		assert.Equal(t, want, origin.FlagOf(handedOver(p.Func(name))), name)
	}
}

func TestBuilt(t *testing.T) {
	p := fixture.Functions(t, booleans)
	raised := []ssa.Value{handedOver(p.Func("raised"))}
	for name, test := range map[string]struct {
		row  sdk.Builder
		want cause.Marks
	}{
		"for errors":      {sdk.Builder{Flag: sdk.Raised, FlagArg: -1}, cause.Marks{Flag: cause.Raised, Data: cause.Cleared}},
		"for successes":   {sdk.Builder{Flag: sdk.Cleared, FlagArg: -1}, cause.Marks{Flag: cause.Cleared, Data: cause.Cleared}},
		"by an argument":  {sdk.Builder{Flag: sdk.Given, FlagArg: 0}, cause.Marks{Flag: cause.Raised, Data: cause.Cleared}},
		"with structured": {sdk.Builder{Flag: sdk.Cleared, FlagArg: -1, Structured: []int{0}}, cause.Marks{Flag: cause.Cleared, Data: cause.Raised}},
	} {
		assert.Equal(t, test.want, origin.BuiltMarks(test.row, raised), name)
	}
}

// handedOver returns what a function hands over in its last call.
func handedOver(fn *ssa.Function) (last ssa.Value) {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(*ssa.Call); ok && len(call.Call.Args) == 1 && call.Call.StaticCallee().Name() != "to" {
				last = call.Call.Args[0]
			}
		}
	}
	return last
}
