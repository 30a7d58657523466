// Package modes asks for the transport before it writes.
package modes

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var isStdio bool

func handle(ctx context.Context, req *mcp.CallToolRequest, in any) (*mcp.CallToolResult, any, error) {
	if !isStdio {
		fmt.Println("called")
	}
	if isStdio {
		fmt.Println("called") // want `with fmt.Println where handlers`
	}
	return nil, "done", nil
}

func start(transport string) {
	if transport == "stdio" {
		fmt.Println("serving") // want `with fmt.Println on the way to serving`
	} else {
		fmt.Println("listening")
	}
	switch transport {
	case "sse", "http":
		announce()
	}
	if strings.EqualFold(transport, "STDIO") {
		return
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stdout, nil)))
}

// announce is called for servers on other transports only.
func announce() { fmt.Println("listening") }

func unknown(transport string) {
	if transport == "" {
		fmt.Println("no transport") // want `with fmt.Println on the way to serving`
	}
}

func serve(ctx context.Context, transport string) error {
	isStdio = transport == "stdio"
	start(transport)
	unknown(transport)
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "handle"}, handle)
	return s.Run(ctx, &mcp.StdioTransport{})
}
