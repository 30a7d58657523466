package conformance

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A variant is a form of a scene other than the usual one, with the same effect.
type variant string

// The variants.
const (
	// withOutput is a typed tool whose output has a type of its own, and not any.
	withOutput variant = "output of its own type"
	// aroundTools is a method handler that answers calls of a typed tool.
	aroundTools variant = "around tools"
	// unsubscribing is the end of a subscription.
	unsubscribing variant = "end"
	// ofResource is the completion of an argument of a resource.
	ofResource variant = "of a resource"
	// codedByPointer is a coded error by pointer in the place of one by value.
	codedByPointer variant = "by pointer"
	// stateless is a server over HTTP that keeps no sessions.
	stateless variant = "stateless"
)

// variants are those of each kind of handler of each SDK, and the situations in which
// they are played.
var variants = []struct {
	variant variant
	sdk     string
	kinds   []sdk.Kind
	in      []sdk.Situation
}{
	{withOutput, "go-sdk", []sdk.Kind{sdk.TypedTool}, append(failures, sdk.TypedNilError, sdk.NilResult, sdk.BadArguments)},
	{aroundTools, "go-sdk", []sdk.Kind{sdk.MethodHandler}, append(failures, sdk.TypedNilError)},
	{unsubscribing, "go-sdk", []sdk.Kind{sdk.Subscribe}, append(failures, sdk.TypedNilError)},
	{stateless, "go-sdk", []sdk.Kind{sdk.Tool, sdk.TypedTool}, []sdk.Situation{sdk.PanicOverHTTP}},
	{stateless, "mcp-go", []sdk.Kind{sdk.Tool, sdk.Resource, sdk.Prompt}, []sdk.Situation{sdk.PanicOverHTTP}},
	{ofResource, "mcp-go", []sdk.Kind{sdk.Completion}, failures},
	{codedByPointer, "mcp-go", []sdk.Kind{sdk.Tool, sdk.TypedTool, sdk.Resource, sdk.Template, sdk.Prompt, sdk.Completion, sdk.TaskTool},
		[]sdk.Situation{sdk.CodedError, sdk.WrappedCodedError}},
}

// failures are the situations in which a handler returns an error, or panics.
var failures = []sdk.Situation{
	sdk.PlainError, sdk.CodedError, sdk.WrappedCodedError, sdk.CancelledError, sdk.ErrorWithResult, sdk.MethodNotFoundError, sdk.Panic,
}

// The rows say the same of other forms of what they are about.
func TestVariants(t *testing.T) {
	set := sdk.Of(self(t).Types)
	for _, v := range variants {
		for _, kind := range v.kinds {
			for _, in := range v.in {
				checkRow(t, set, scene{SDK: v.sdk, Kind: kind, In: in, Variant: v.variant})
			}
		}
	}
}
