// Command unadopted serves notes with the official SDK. Nobody has thought about its errors
// yet.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/unadopted/notes"
)

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "1"}, nil)
	fmt.Println("serving notes") // want "stdoutwrite/start: fmt.Println"
	notes.Register(server, "/srv/notes")
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
