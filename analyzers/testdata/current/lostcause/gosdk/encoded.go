package gosdk

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type preview struct {
	Tool   string          `json:"tool"`
	Params json.RawMessage `json:"params"`
}

// previewed encodes what the client has sent, which was decoded before: that cannot fail.
func previewed(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	p := preview{Tool: req.Params.Name, Params: req.Params.Arguments}
	data, err := json.Marshal(p)
	if err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no preview"}}}, nil
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}}, nil
}

// sent encodes what the program has put into a request.
func sent(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	params := &mcp.CallToolParamsRaw{Name: req.Params.Name, Arguments: json.RawMessage(req.Params.Name)}
	data, err := json.Marshal(preview{Tool: params.Name, Params: params.Arguments})
	if err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no preview"}}}, nil // want "lostcause/dropped: json.Marshal"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}}, nil
}
