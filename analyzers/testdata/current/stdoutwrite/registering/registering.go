// Package registering serves handlers of the program's own that stand in another package.
package registering

import (
	"context"
	"encoding/json"

	"example.test/stdoutwrite/between"
	"example.test/stdoutwrite/finders"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// adapt does what between.Adapt does.
func adapt(h func(ctx context.Context, args json.RawMessage) (finders.Text, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := h(ctx, req.Params.Arguments)
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, nil
	}
}

func serve(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "search"}, between.Adapt(finders.Search)) // want `^registers a handler in which finders.Search writes to standard output with fmt.Println \(finders.go:16\), where handlers of a stdio server get to: the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr there \(stdoutwrite/handler\)$`
	s.AddTool(&mcp.Tool{Name: "again"}, between.Adapt(finders.Search))
	finder := &finders.Finder{}
	s.AddTool(&mcp.Tool{Name: "find"}, adapt(finder.Find)) // want `^registers a handler in which finders.text writes to standard output with fmt.Println \(finders.go:29\), where handlers`
	s.AddTool(&mcp.Tool{Name: "quiet"}, adapt(finders.Quiet))
	between.Register(s)
	return s.Run(ctx, &mcp.StdioTransport{}) // want `^serves on standard output, to which finders.List writes with fmt.Println \(finders.go:35\) where handlers of a stdio server get to`
}
