// Package main wires a store behind the interface that the tools ask, on go-sdk.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/wiredgo/store"
	"example.test/src/wiredgo/tools"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "wired", Version: "1.0.0"}, nil)
	tools.Register(s, store.New("https://api.example.test")) // want "swallowed/dropped: store.client.get"
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
