package arguments

import (
	"context"
	"encoding/json"

	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

func unmarshalled(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	var in args
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return nil, err // want "protocolerror/arguments: json.Unmarshal"
	}
	return &official.CallToolResult{}, nil
}

// NewOfficial makes the other server.
func NewOfficial() *official.Server {
	s := official.NewServer(&official.Implementation{Name: "s"}, nil)
	s.AddTool(&official.Tool{Name: "unmarshalled"}, unmarshalled)
	return s
}
