package gosdk

import (
	"context"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// RegisterPrograms registers tools.
func RegisterPrograms(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "differ"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []byte, error) {
		out, _ := exec.Command("diff", "a", "b").Output() // it fails where they do
		return nil, out, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "status"}, func(ctx context.Context, r *mcp.CallToolRequest, in input) (*mcp.CallToolResult, []byte, error) {
		out, _ := exec.Command("git", "status").Output() // want "swallowed/ignored: exec.Cmd.Output"
		return nil, out, nil
	})
}
