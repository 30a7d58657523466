package offering

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

// runner is an interface of the test, which makes no tool of what the program declares.
type runner interface {
	Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error)
}

type fake struct{}

var _ runner = fake{}

func (fake) Run(ctx context.Context, args map[string]any) (*mcp.CallToolResult, error) { // want `tool of mcp-go by implementation`
	return nil, errors.New("nothing runs here")
}
