// Package outside implements what the package below calls through an interface: of two
// returns, the number has the one that is known to fail.
package outside

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/counted/outside/tools"
)

type source struct{}

func (source) List(ctx context.Context) error { return tools.ErrGone }

// New makes the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "x", Version: "1"}, nil)
	held := map[string]tools.With{"a": tools.New(source{})}
	s.AddTool(&mcp.Tool{Name: "exec", InputSchema: map[string]any{"type": "object"}}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		res, err := held[req.Params.Name].Handler(ctx, req) // want "protocolerror/leaky-seam"
		if err != nil {
			return nil, err
		}
		return res, nil
	})
	return s
}
