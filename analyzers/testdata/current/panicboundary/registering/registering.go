// Package registering registers handlers of the program's own that stand in another
// package, which does not know what becomes of them.
package registering

import (
	"context"

	"example.test/panicboundary/adapters"
	"example.test/panicboundary/service"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// recovering recovers from panics.
func recovering(h adapters.Own) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		defer func() { _ = recover() }()
		text, err := h(ctx, req.Params.Arguments)
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, err
	}
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "safe"}, adapters.Adapt(service.Safe))
	s.AddTool(&mcp.Tool{Name: "findSafely"}, adapters.Recovering(service.Find))
	s.AddTool(&mcp.Tool{Name: "findSafelyHere"}, recovering(service.Find))
	s.AddTool(&mcp.Tool{Name: "find"}, adapters.Adapt(service.Find)) // want `^registers a handler in which service.Check panics \(service.go:18\), in code that handlers reach: the agent learns nothing of what was wrong and the process exits; answer with an error instead \(panicboundary/panic\)$`
	s.AddTool(&mcp.Tool{Name: "stop"}, recovering(service.Stop))     // want `^registers a handler in which service.Stop ends the process with log.Fatal \(own.go:19\), in code that handlers reach: the call that leads here is never answered, and all sessions end with it; answer with an error instead \(panicboundary/exit\)$`
	return s
}
