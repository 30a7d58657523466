package mcpgo

import (
	"encoding/json"
	"errors"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Failure returns the failure of a call as a client sees it: nil if the call
// succeeded, else a *taxonomy.Error, for an error result or a protocol error.
// It takes the results of Client.CallTool, so that a [taxonomy.Retrier] waits
// as long as the server says:
//
//	err := taxonomy.Retrier{}.Do(ctx, "read note", func(ctx context.Context) error {
//		result, err = c.CallTool(ctx, request)
//		return mcpgo.Failure(result, err)
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
	r := taxonomy.Result{IsError: true}
	if result.Meta != nil {
		r.Meta = result.Meta.AdditionalFields
	}
	for _, content := range result.Content {
		if text, ok := mcp.AsTextContent(content); ok {
			r.Text = text.Text
			break
		}
	}
	if text, err := json.Marshal(result.StructuredContent); err == nil {
		_ = json.Unmarshal(text, &r.Structured) // what is no object holds no failure
	}
	return taxonomy.FromResult(r, opts...)
}

// sentinels are the errors by which the client of mcp-go tells the number of a
// JSON-RPC error. They stand before its message.
var sentinels = []struct {
	of   error
	code taxonomy.Code
}{
	{mcp.ErrParseError, taxonomy.CodeParseError},
	{mcp.ErrInvalidRequest, taxonomy.CodeInvalidRequest},
	{mcp.ErrMethodNotFound, taxonomy.CodeMethodNotFound},
	{mcp.ErrInvalidParams, taxonomy.CodeInvalidParams},
	{mcp.ErrInternalError, taxonomy.CodeInternalError},
	{mcp.ErrResourceNotFound, taxonomy.CodeNotFound},
}

// ProtocolFailure returns the error that a client of resources, prompts or
// anything else got: nil for nil, else a *taxonomy.Error with err as its cause.
func ProtocolFailure(err error, opts ...taxonomy.ReadOption) error {
	if err == nil {
		return nil
	}
	for _, s := range sentinels {
		if !errors.Is(err, s.of) {
			continue
		}
		_, message, _ := strings.Cut(err.Error(), s.of.Error())
		e := taxonomy.FromProtocol(taxonomy.ProtocolError{Code: int(s.code), Message: strings.TrimPrefix(message, ": ")}, opts...)
		if s.code == taxonomy.CodeNotFound {
			e.Code = s.code
		}
		return e.With(taxonomy.Cause(err))
	}
	return taxonomy.Classify(err)
}
