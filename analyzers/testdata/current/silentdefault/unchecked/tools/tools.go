// Package tools drops arguments of another type, on a server that another package makes.
package tools

import (
	"context"
	"fmt"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type query struct {
	Limit        int
	Starred, All bool
	Tags         []any
	Size         float64
	Sort         string
	Filter       map[string]any
}

func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("if_ok"), ifOK)
	s.AddTool(mcp.NewTool("if_sent"), ifSent)
	s.AddTool(mcp.NewTool("if_not"), ifNot)
	s.AddTool(mcp.NewTool("otherwise"), otherwise)
	s.AddTool(mcp.NewTool("nested"), nested)
	s.AddTool(mcp.NewTool("parsed"), parsed)
	s.AddTool(mcp.NewTool("helped"), helped)
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		q := query{Limit: 10}
		if n, ok := req.GetArguments()["literal"].(float64); ok && n > 0 {
			q.Limit = int(n)
		}
		return answer(q)
	})
	s.AddTool(mcp.NewTool("logged"), logged)
	s.AddTool(mcp.NewTool("sent"), sent)
}

func answer(q query) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(q)), nil
}

func ifOK(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if n, ok := req.GetArguments()["if_ok"].(float64); ok {
		q.Limit = int(n)
	}
	return answer(q)
}

func ifSent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	args := req.GetArguments()
	if v, ok := args["if_sent"]; ok && v != nil {
		if b, ok := v.(bool); ok {
			q.Starred = b
		}
	}
	return answer(q)
}

func ifNot(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	tags, ok := req.GetArguments()["if_not"].([]any)
	if !ok {
		tags = []any{"new", "old"}
	}
	return answer(query{Tags: tags})
}

func otherwise(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if sort, ok := req.GetArguments()["otherwise"].(string); ok {
		q.Sort = sort
	} else {
		q.Sort = "name"
	}
	return answer(q)
}

func nested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	filter, ok := req.GetArguments()["filter"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("filter must be an object"), nil
	}
	var q query
	if size, ok := filter["nested"].(float64); ok {
		q.Size = size
	}
	return answer(q)
}

func parsed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(parse(req.GetArguments()))
}

func parse(args map[string]any) query {
	var q query
	if filter, ok := args["parsed"].(map[string]any); ok {
		q.Filter = filter
	}
	return q
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(query{Starred: getBool(req, "helped", false), All: getBool(req, "helped_too", true)})
}

func getBool(req mcp.CallToolRequest, name string, otherwise bool) bool {
	raw, ok := req.GetArguments()[name]
	if !ok || raw == nil {
		return otherwise
	}
	if b, ok := raw.(bool); ok {
		return b
	}
	return otherwise
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if n, ok := req.GetArguments()["logged"].(float64); ok {
		q.Limit = int(n)
	} else {
		log.Print("no limit")
	}
	return answer(q)
}

func sent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	q := query{Starred: true}
	if v, ok := req.GetArguments()["sent"]; ok {
		q.Starred, _ = v.(bool)
	}
	return answer(q)
}
