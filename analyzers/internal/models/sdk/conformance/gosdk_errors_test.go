package conformance

import (
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// goSDKErrors are the errors that functions of go-sdk make.
var goSDKErrors = map[string]error{
	"mcp.ResourceNotFoundError":       mcp.ResourceNotFoundError(uri),
	"mcp.URLElicitationRequiredError": mcp.URLElicitationRequiredError([]*mcp.ElicitParams{{Mode: "url", URL: "https://example.test", ElicitationID: "1", Message: "m"}}),
}

// Those have the codes that the tables say.
func TestErrorsOfGoSDK(t *testing.T) {
	pkg := self(t)
	set := sdk.Of(pkg.Types)
	for _, row := range set.Named("go-sdk").ErrorValues {
		assert.Contains(t, goSDKErrors, row.Name)
	}
	imported := pkg.Imports["github.com/modelcontextprotocol/go-sdk/mcp"].Types
	for named := range goSDKErrors {
		_, row, known := set.ErrorValue(imported.Scope().Lookup(named[len("mcp."):]))
		require.True(t, known, named)
		for _, kind := range []sdk.Kind{sdk.Tool, sdk.TypedTool, sdk.Resource, sdk.Prompt} {
			s := scene{SDK: "go-sdk", Kind: kind, In: sdk.CodedError, Error: named}
			t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
				t.Parallel()
				got, stderr := arrived(t, s, sdk.ProtocolError)
				assert.Equal(t, sdk.ProtocolError, got.vehicle, stderr)
				assert.Equal(t, row.Code, got.code, stderr)
				assert.NotEmpty(t, got.data, stderr)
			})
		}
	}
}
