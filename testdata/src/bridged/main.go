// Command bridged serves documents with the official SDK through the bridge, and the older
// clients of the same tools with mcp-go.
package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/bridged/search"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "old" {
		s := server.NewMCPServer("documents", "1", server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware()))
		search.RegisterOld(s)
		if err := server.ServeStdio(s); err != nil {
			log.Fatal(err)
		}
		return
	}
	s := mcp.NewServer(&mcp.Implementation{Name: "documents", Version: "1"}, nil)
	s.AddReceivingMiddleware(gosdk.Middleware())
	search.Register(s)
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
