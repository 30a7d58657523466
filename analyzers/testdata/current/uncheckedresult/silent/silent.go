// Package silent calls tools in ways of which the rule says nothing.
package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/client"
	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var params = &mcp.CallToolParams{Name: "a"}

func looks(ctx context.Context, s *mcp.ClientSession) (string, error) {
	res, err := s.CallTool(ctx, params)
	if err != nil {
		return "", err
	}
	if res.IsError {
		return "", errors.New("the tool failed")
	}
	return res.Content[0].(*mcp.TextContent).Text, nil
}

func looksAfter(ctx context.Context, c *client.Client) (string, bool) {
	res, err := c.CallTool(ctx, mark.CallToolRequest{})
	if err != nil {
		return "", false
	}
	return mark.GetTextFromContent(res.Content[0]), !res.IsError
}

func returned(ctx context.Context, s *mcp.ClientSession) (*mcp.CallToolResult, error) {
	return s.CallTool(ctx, params)
}

func returnedLater(ctx context.Context, s *mcp.ClientSession) (*mcp.CallToolResult, error) {
	res, err := s.CallTool(ctx, params)
	if err != nil {
		return nil, err
	}
	fmt.Println(len(res.Content))
	return res, nil
}

func unread(ctx context.Context, s *mcp.ClientSession) error {
	_, err := s.CallTool(ctx, params)
	return err
}

func encoded(ctx context.Context, s *mcp.ClientSession) ([]byte, error) {
	res, err := s.CallTool(ctx, params)
	if err != nil || len(res.Content) == 0 {
		return nil, err
	}
	return json.Marshal(res)
}

func failed(res *mcp.CallToolResult) bool { return res.IsError }

func helped(ctx context.Context, s *mcp.ClientSession) int {
	res, err := s.CallTool(ctx, params)
	if err != nil || failed(res) {
		return 0
	}
	return len(res.Content)
}

type cache struct{ last *mcp.CallToolResult }

func stored(ctx context.Context, s *mcp.ClientSession, c *cache) int {
	res, err := s.CallTool(ctx, params)
	if err != nil {
		return 0
	}
	c.last = res
	return len(res.Content)
}

func sent(ctx context.Context, s *mcp.ClientSession, out chan<- *mcp.CallToolResult) int {
	res, _ := s.CallTool(ctx, params)
	out <- res
	return len(res.Content)
}

func captured(ctx context.Context, s *mcp.ClientSession) (func() bool, int) {
	res, _ := s.CallTool(ctx, params)
	return func() bool { return res.IsError }, len(res.Content)
}

func given(ctx context.Context, s *mcp.ClientSession, look func(*mcp.CallToolResult)) int {
	res, _ := s.CallTool(ctx, params)
	look(res)
	return len(res.Content)
}

// other has a method of the name.
type other struct{}

func (other) CallTool(context.Context, *mcp.CallToolParams) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func lookalike(ctx context.Context) int {
	res, _ := other{}.CallTool(ctx, params)
	return len(res.Content)
}

// metadata reads what comes beside the answer.
func metadata(ctx context.Context, s *mcp.ClientSession) any {
	res, _ := s.CallTool(ctx, params)
	return res.Meta
}

func dead(ctx context.Context, s *mcp.ClientSession) int {
	const old = false
	if old {
		res, _ := s.CallTool(ctx, params)
		return len(res.Content)
	}
	return 0
}

func suppressed(ctx context.Context, s *mcp.ClientSession) int {
	res, _ := s.CallTool(ctx, params) //mcperrlint:ignore uncheckedresult -- the number of parts is all that counts
	return len(res.Content)
}
