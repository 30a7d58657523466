package gosdk

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A caller is what a client has.
type caller interface {
	CallTool(ctx context.Context, params *mcp.CallToolParams) (*mcp.CallToolResult, error)
}

func behindInterface(ctx context.Context, c caller) (string, error) {
	res, err := c.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return text(res), nil
}

// A pool has a form of its own for calls.
type pool interface {
	call(ctx context.Context, server, tool string) (*mcp.CallToolResult, error)
}

type sessions map[string]*mcp.ClientSession

func (s sessions) call(ctx context.Context, server, tool string) (*mcp.CallToolResult, error) {
	return s[server].CallTool(ctx, &mcp.CallToolParams{Name: tool})
}

func behindPool(ctx context.Context, p pool) any {
	res, err := p.call(ctx, "a", "b") // want "uncheckedresult/unchecked: call"
	if err != nil {
		return nil
	}
	return res.StructuredContent
}

func behindMethod(ctx context.Context, s sessions) string {
	res, err := s.call(ctx, "a", "b") // want "uncheckedresult/unchecked: call"
	if err != nil {
		return ""
	}
	return text(res)
}

// A checker looks at the flag itself.
type checker interface {
	checked(ctx context.Context, tool string) (*mcp.CallToolResult, error)
}

type one struct{ *mcp.ClientSession }

func (o one) checked(ctx context.Context, tool string) (*mcp.CallToolResult, error) {
	res, err := o.CallTool(ctx, &mcp.CallToolParams{Name: tool})
	if err != nil {
		return nil, err
	}
	if res.IsError {
		return nil, errors.New(text(res))
	}
	return res, nil
}

func behindChecker(ctx context.Context, c checker) (string, error) {
	res, err := c.checked(ctx, "a")
	if err != nil {
		return "", err
	}
	return text(res), nil
}

// A server makes results itself, and is not asked over the wire.
type server interface {
	answer(ctx context.Context, tool string) (*mcp.CallToolResult, error)
}

type fixed struct{}

func (fixed) answer(ctx context.Context, tool string) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func ofServer(ctx context.Context, s server) (string, error) {
	res, err := s.answer(ctx, "a")
	if err != nil {
		return "", err
	}
	return text(res), nil
}

// elsewhere is implemented where nobody sees it.
func elsewhere(ctx context.Context, c interface {
	Ask(ctx context.Context, tool string) (*mcp.CallToolResult, error)
}) string {
	res, _ := c.Ask(ctx, "a")
	return text(res)
}

// forwarded is passed on as a whole, and looked at in a function that gets it.
func forwarded(ctx context.Context, c caller) (*mcp.CallToolResult, error) {
	res, err := c.CallTool(ctx, &mcp.CallToolParams{Name: "a"})
	if err == nil && failed(res) {
		return nil, errors.New("the tool failed: " + text(res))
	}
	return res, err
}

func failed(res *mcp.CallToolResult) bool { return res.IsError }
