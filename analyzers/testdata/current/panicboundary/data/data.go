// Package data takes arguments and answers of services as they come, with mcp-go.
package data

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var items = []string{"a", "b", "c"}

func page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	offset, limit := req.GetInt("offset", 0), req.GetInt("limit", 10)
	return mcp.NewToolResultText(fmt.Sprint(items[offset : offset+limit])), nil // want "panicboundary/bounds: items[offset : offset+limit]"
}

func element(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n := req.GetInt("n", 0)
	return mcp.NewToolResultText(items[n]), nil // want "panicboundary/bounds: items[n]"
}

func number(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, _ := req.GetArguments()["n"].(float64)
	return mcp.NewToolResultText("abc"[:int(n)]), nil // want `panicboundary/bounds: "abc"[:int(n)]`
}

func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n := req.GetInt("n", 0)
	if n < 0 || n >= len(items) {
		return mcp.NewToolResultError("n is too large"), nil
	}
	return mcp.NewToolResultText(items[n]), nil
}

func capped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(items[:min(max(req.GetInt("limit", 10), 0), len(items))])), nil
}

func captured(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 10)
	list := append([]string(nil), items...)
	keep := func() bool { return len(list) > limit }
	if len(list) > limit && keep() {
		list = list[:limit] // want "panicboundary/bounds: list[:limit]"
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}

func modulo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n := req.GetInt("n", 0)
	return mcp.NewToolResultText(items[n%len(items)]), nil
}

func asserted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test")
	if err != nil {
		return mcp.NewToolResultErrorFromErr("get", err), nil
	}
	defer resp.Body.Close()
	var answer map[string]any
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return mcp.NewToolResultErrorFromErr("decode", err), nil
	}
	name := answer["user"].(map[string]any)["name"].(string) // want `panicboundary/assertion: answer["user"].(map[string]any)`
	return mcp.NewToolResultText(name + answer["host"].(string)), nil
}

func first(body []byte) (string, error) {
	var list []any
	if err := json.Unmarshal(body, &list); err != nil {
		return "", err
	}
	if len(list) == 0 {
		return "", errors.New("there is nothing")
	}
	return list[0].(string), nil // want "panicboundary/assertion: list[0].(string)"
}

func second(body []byte) (string, error) {
	var answer map[string]any
	if err := json.Unmarshal(body, &answer); err != nil {
		return "", err
	}
	text, ok := answer["second"].(string)
	if !ok {
		return "", errors.New("there is no second")
	}
	if answer["third"] == nil {
		return text, nil
	}
	return text + answer["third"].(string), nil
}

type user struct{ name string }

func find(name string) (*user, error) {
	switch name {
	case "":
		return nil, errors.New("a name is missing")
	case "nobody":
		return nil, nil
	}
	return &user{name}, nil
}

func used(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	u, err := find(req.GetString("name", ""))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("find", err), nil
	}
	return mcp.NewToolResultText(u.name), nil
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	u, err := find(req.GetString("name", ""))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("find", err), nil
	}
	if u == nil {
		return mcp.NewToolResultError("there is no such user"), nil
	}
	return mcp.NewToolResultText(u.name), nil
}

func recovering(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			result = mcp.NewToolResultError("that is too much")
		}
	}()
	return mcp.NewToolResultText(items[req.GetInt("n", 0)]), nil
}

var _ = []server.ToolHandlerFunc{page, element, number, checked, capped, captured, modulo, asserted, used, asked, recovering}
