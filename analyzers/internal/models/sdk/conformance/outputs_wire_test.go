package conformance

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/schema"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// answers are all that there are.
var answers = []answer{inContent, inData, inNothing, inError, inOutput}

// What package schema says of an output is what go-sdk does with it beside an error
// result, and the data that a handler sets never arrives.
func TestOutputs(t *testing.T) {
	pkg := self(t)
	program, built := ssautil.Packages([]*packages.Package{pkg}, 0)
	program.Build()
	set := sdk.Of(pkg.Types)
	effect := set.Effect(set.Named("go-sdk"), sdk.TypedTool, sdk.BadOutput)
	for name, out := range outputs() {
		words := ""
		if out.zero {
			words = refused(t, built[0].Func(name))
		}
		require.Equal(t, out.arrives == refusal, words != "", "%s: %s", name, words)
		for _, a := range answers {
			for _, newest := range protocols {
				s := scene{SDK: "go-sdk", Kind: sdk.TypedTool, In: sdk.BadOutput, Output: name, Answer: a, Modern: newest}
				t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
					t.Parallel()
					got, stderr := arrived(t, s, effect.Vehicle)
					if words == "" || a == inError {
						assert.Equal(t, out.beside(a), got, stderr)
						return
					}
					assert.Empty(t, got.differences(effect, s), stderr)
					assert.Contains(t, got.text, fieldIn(words))
				})
			}
		}
	}
}

// A structured tool of mcp-go holds its output against nothing, if nobody asks it to,
// and an error comes without the output.
func TestOutputsOfMcpGo(t *testing.T) {
	for name, out := range inferredOutputs {
		for a, want := range map[answer]observation{
			inOutput: {vehicle: sdk.Success, text: out.encoded, structured: out.encoded},
			inError:  {vehicle: sdk.ToolError, text: "tool execution failed: boom"},
		} {
			s := scene{SDK: "mcp-go", Kind: sdk.StructuredTool, Output: name, Answer: a}
			t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
				t.Parallel()
				got, stderr := arrived(t, s, want.vehicle)
				assert.Equal(t, want, got, stderr)
			})
		}
	}
}

// beside returns what a client gets if the schema allows the output.
func (o output) beside(a answer) observation {
	got := observation{vehicle: sdk.ToolError, text: "refused", structured: o.arrives}
	switch a {
	case inNothing:
		got.text = o.arrives
	case inOutput:
		got.vehicle, got.text = sdk.Success, o.arrives
	case inError:
		got.text, got.structured = errBoom.Error(), ""
	}
	return got
}

// refused says what the rules believe that the schema which a function returns refuses
// in the output beside it.
func refused(t *testing.T, fn *ssa.Function) string {
	t.Helper()
	require.NotNil(t, fn)
	block := fn.Blocks[len(fn.Blocks)-1]
	stated := block.Instrs[len(block.Instrs)-1].(*ssa.Return).Results[1]
	out := fn.Signature.Results().At(0).Type()
	if c, ok := stated.(*ssa.Const); ok && c.IsNil() {
		return schema.Inferred(out)
	}
	return schema.Stated(stated, out)
}

var field = regexp.MustCompile(`the field (?:\w+\.)*(\w+)(?:\[0\])? is`)

// fieldIn returns the field of which words speak, the innermost of several.
func fieldIn(words string) string {
	if found := field.FindStringSubmatch(words); found != nil {
		return found[1]
	}
	return ""
}
