package silent

import (
	"context"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func TestCall(t *testing.T) {
	_ = func(ctx context.Context, s *mcp.ClientSession) int {
		res, _ := s.CallTool(ctx, params)
		return len(res.Content)
	}
}
