//go:build !middle && !earlier && !older

package conformance

import (
	"context"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// customMethod is a method that the protocol does not define.
const customMethod = "scene/custom"

type (
	customParams struct{ mcp.ParamsBase }
	customResult struct{ mcp.ResultBase }
)

// addCustom adds a handler of a custom method.
func (s scene) addCustom(server *mcp.Server) error {
	return mcp.AddReceivingCustomMethod(server, customMethod,
		func(context.Context, *mcp.ServerSession, *customParams) (*customResult, error) {
			return &customResult{}, s.goSDKFailure()
		})
}

// callCustom calls it.
func callCustom(ctx context.Context, client *mcp.Client, session *mcp.ClientSession) error {
	if err := mcp.AddSendingCustomMethod[*customParams, *customResult](client, customMethod); err != nil {
		return err
	}
	_, err := mcp.CallCustomMethod[*customParams, *customResult](ctx, session, customMethod, &customParams{})
	return err
}

// protocols are those that these versions speak: the one before the newest, and that.
var protocols = []bool{false, true}

// sessionOptions choose the protocol.
func (s scene) sessionOptions() *mcp.ClientSessionOptions {
	if s.Modern {
		return &mcp.ClientSessionOptions{ProtocolVersion: "2026-07-28"}
	}
	return &mcp.ClientSessionOptions{ProtocolVersion: "2025-11-25"}
}

// noMap is what arrives in the place of a map that is nil.
const noMap = `{}`

// newerOutputs are those that older versions take no schema of.
var newerOutputs = map[string]output{
	"listOutput":    outputOf(listOutput, "null"),
	"statedList":    outputOf(statedList, refusal),
	"untypedTooLow": outputOf(untypedTooLow, refusal),
	"untypedMap":    outputOf(untypedMap, "null"),
}

func listOutput() (_ []string, _ *jsonschema.Schema) { return }

func statedList() ([]string, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Type: "array"}
}

func untypedTooLow() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{"page": {Minimum: jsonschema.Ptr(1.0)}}}
}

func untypedMap() (map[string]string, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Required: []string{"state"}}
}
