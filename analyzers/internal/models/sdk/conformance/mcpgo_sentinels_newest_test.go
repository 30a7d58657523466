//go:build !middle && !earlier && !older

package conformance

import (
	"testing"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// sentinels are the errors of mcp-go that have names, and no effect on the wire.
var sentinels = map[string]error{
	"mcp.ErrParseError":                        mcp.ErrParseError,
	"mcp.ErrInvalidRequest":                    mcp.ErrInvalidRequest,
	"mcp.ErrMethodNotFound":                    mcp.ErrMethodNotFound,
	"mcp.ErrInvalidParams":                     mcp.ErrInvalidParams,
	"mcp.ErrInternalError":                     mcp.ErrInternalError,
	"mcp.ErrRequestInterrupted":                mcp.ErrRequestInterrupted,
	"mcp.ErrResourceNotFound":                  mcp.ErrResourceNotFound,
	"server.ErrUnsupported":                    server.ErrUnsupported,
	"server.ErrResourceNotFound":               server.ErrResourceNotFound,
	"server.ErrPromptNotFound":                 server.ErrPromptNotFound,
	"server.ErrToolNotFound":                   server.ErrToolNotFound,
	"server.ErrSessionNotFound":                server.ErrSessionNotFound,
	"server.ErrLoadShedding":                   server.ErrLoadShedding,
	"mcp.UnsupportedProtocolVersionError":      mcp.UnsupportedProtocolVersionError{Version: "1"},
	"mcp.HeaderMismatchError":                  mcp.HeaderMismatchError{},
	"mcp.MissingRequiredClientCapabilityError": mcp.MissingRequiredClientCapabilityError{},
}

// The errors of mcp-go that handlers return in the belief that they choose a code
// choose none.
func TestSentinels(t *testing.T) {
	set := sdk.Of(self(t).Types)
	for _, row := range set.Named("mcp-go").ErrorValues {
		assert.Contains(t, sentinels, row.Name)
	}
	for named := range sentinels {
		for _, kind := range []sdk.Kind{sdk.Tool, sdk.Resource, sdk.Prompt} {
			checkRow(t, set, scene{SDK: "mcp-go", Kind: kind, In: sdk.PlainError, Error: named})
		}
	}
}
