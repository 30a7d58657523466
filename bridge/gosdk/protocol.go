package gosdk

import (
	"encoding/json"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// protocol returns a failure as the JSON-RPC error to send. That of a missing
// resource has the number that the SDK uses for it, which depends on the
// revision of the protocol, and names the resource.
func protocol(b *bridge.Boundary, call bridge.Call, e *taxonomy.Error) error {
	p := b.Protocol(e)
	number := int64(p.Code)
	if call.Kind == bridge.Resource && e.Code == taxonomy.CodeNotFound {
		var known *jsonrpc.Error
		if errors.As(mcp.ResourceNotFoundError(call.Name), &known) {
			number = known.Code
		}
		p.Data["uri"] = call.Name
	}
	data, err := json.Marshal(p.Data)
	if err != nil { // have: package taxonomy makes plain data of everything
		data = nil
	}
	return &jsonrpc.Error{Code: number, Message: p.Message, Data: data}
}

// Failure returns the failure of a call as a client sees it: nil if the call
// succeeded, else a *taxonomy.Error, for an error result or a protocol error.
// It takes the results of ClientSession.CallTool, so that a [taxonomy.Retrier]
// waits as long as the server says:
//
//	err := taxonomy.Retrier{}.Do(ctx, "read note", func(ctx context.Context) error {
//		result, err = session.CallTool(ctx, params)
//		return gosdk.Failure(result, err)
//	})
//
// If the server has its own key for metadata, pass [taxonomy.MetaKey]. What it
// said does not reach the agent of a gateway, see [taxonomy.Error.Remote], unless
// [taxonomy.Trusted] is passed.
func Failure(result *mcp.CallToolResult, err error, opts ...taxonomy.ReadOption) error {
	if err != nil {
		return ProtocolFailure(err, opts...)
	}
	if result == nil || !result.IsError {
		return nil
	}
	r := taxonomy.Result{IsError: true, Meta: result.Meta}
	for _, content := range result.Content {
		if text, ok := content.(*mcp.TextContent); ok && text != nil {
			r.Text = text.Text
			break
		}
	}
	r.Structured, _ = result.StructuredContent.(map[string]any)
	return taxonomy.FromResult(r, opts...)
}

// ProtocolFailure returns the error that a client of resources, prompts or
// anything else got: nil for nil, else a *taxonomy.Error with err as its cause.
func ProtocolFailure(err error, opts ...taxonomy.ReadOption) error {
	if err == nil {
		return nil
	}
	var wire *jsonrpc.Error
	if !errors.As(err, &wire) || wire == nil {
		return taxonomy.Classify(err)
	}
	p := taxonomy.ProtocolError{Code: int(wire.Code), Message: wire.Message}
	if json.Unmarshal(wire.Data, &p.Data) != nil {
		p.Data = nil // data of another form
	}
	return taxonomy.FromProtocol(p, opts...).With(taxonomy.Cause(err))
}
