// Command cmd serves the handlers of another package.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"example.test/stdoutwrite/serving"
	"example.test/stdoutwrite/store"
	"example.test/stdoutwrite/tools"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	tools.Register(s)
	store.Usage(flag.NArg())
	if flag.NArg() > 0 {
		fmt.Println("usage: cmd")
		os.Exit(2)
	}
	if os.Getenv("OLD") != "" {
		fmt.Println("old") // want "stdoutwrite/start: fmt.Println"
		_ = serving.Serve(s)
		return
	}
	_ = s.Run(context.Background(), &mcp.StdioTransport{}) // want "stdoutwrite/handler: fmt.Println"
}
