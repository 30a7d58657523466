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
	fmt.Println("serving notes")         // want `^writes to standard output with fmt\.Println on.*\(stdoutwrite/start\)`
	notes.Register(server, "/srv/notes") // want `^the resource handler notes\.\(\*service\)\.all, which is registered.*\(protocolerror/code-zero\)`
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
