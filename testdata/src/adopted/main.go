// Command adopted serves orders. Its errors carry codes: a store makes them, tools declare
// them in contracts, and a boundary of its own renders them.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/adopted/store"
	"example.test/src/adopted/tools"
)

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "orders", Version: "1"}, nil)
	tools.Register(server, store.Open("postgres://orders"))
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
