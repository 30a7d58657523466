//go:build !middle && !earlier && !older

package conformance

import (
	"context"

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
