package gosdk

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// The results of a function that defers calls are variables.
func passedOnBeforeADefer(ctx context.Context, s *mcp.ClientSession) (*mcp.CallToolResult, error) {
	defer log.Print("done")
	return s.CallTool(ctx, &mcp.CallToolParams{Name: "a"})
}

func behindADefer(ctx context.Context, s *mcp.ClientSession) any {
	res, err := passedOnBeforeADefer(ctx, s) // want "uncheckedresult/unchecked: passedOnBeforeADefer"
	if err != nil {
		return nil
	}
	return res.StructuredContent
}
