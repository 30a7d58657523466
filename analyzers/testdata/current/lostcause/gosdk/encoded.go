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

// previewed encodes what the client has sent: the error of an encoder is no failure.
func previewed(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	p := preview{Tool: req.Params.Name, Params: req.Params.Arguments}
	data, err := json.Marshal(p)
	if err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no preview"}}}, nil
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}}, nil
}
