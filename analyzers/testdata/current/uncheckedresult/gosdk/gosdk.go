// Package gosdk calls tools with the client of go-sdk.
package gosdk

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func content(ctx context.Context, s *mcp.ClientSession) (string, error) {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return "", err
	}
	return res.Content[0].(*mcp.TextContent).Text, nil
}

func structured(ctx context.Context, s *mcp.ClientSession) (any, error) {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return nil, err
	}
	return res.StructuredContent, nil
}

// nothing looks for content only.
func nothing(ctx context.Context, s *mcp.ClientSession) bool {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	return err == nil && res != nil && len(res.Content) == 0
}

func asks(ctx context.Context, s *mcp.ClientSession) (string, error) {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/get-error: CallTool"
	if err != nil {
		return "", err
	}
	if err := res.GetError(); err != nil {
		return "", err
	}
	return text(res), nil
}

func text(res *mcp.CallToolResult) string {
	all := ""
	for _, c := range res.Content {
		if t, ok := c.(*mcp.TextContent); ok {
			all += t.Text
		}
	}
	return all
}

func helped(ctx context.Context, s *mcp.ClientSession) string {
	res, _ := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	return text(res)
}

func decoded(ctx context.Context, s *mcp.ClientSession) (out struct{ Name string }, err error) {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		return out, err
	}
	return out, json.Unmarshal([]byte(text(res)), &out)
}

func twice(ctx context.Context, s *mcp.ClientSession) string {
	res, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "a"}) // want "uncheckedresult/unchecked: CallTool"
	if err != nil {
		res, err = s.CallTool(ctx, &mcp.CallToolParams{Name: "b"}) // want "uncheckedresult/unchecked: CallTool"
		if err != nil {
			return ""
		}
	}
	return text(res)
}
