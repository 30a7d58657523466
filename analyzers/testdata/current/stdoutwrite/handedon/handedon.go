// Package handedon registers handlers that functions made before it serves: what they
// write is written in calls, and not on the way to serving.
package handedon

import (
	"context"
	"fmt"

	"example.test/stdoutwrite/factory"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// here makes a handler in the package.
func here() factory.Handler {
	return factory.HandlerFunc(func(ctx context.Context, args map[string]any) (string, error) {
		fmt.Println("here") // want "stdoutwrite/handler: fmt.Println"
		return "done", nil
	})
}

func serve(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "here"}, factory.Adapt(here()))
	own := factory.Own() // want "stdoutwrite/handler: fmt.Println"
	s.AddTool(&mcp.Tool{Name: "own"}, factory.Adapt(own))
	s.AddTool(&mcp.Tool{Name: "again"}, factory.Adapt(factory.Again()))
	s.AddTool(&mcp.Tool{Name: "library"}, factory.Library())
	s.AddTool(&mcp.Tool{Name: "loud"}, factory.Loud()) // want "stdoutwrite/start: fmt.Println"
	factory.Register(s)
	_ = factory.Unused()
	factory.Ping()                           // told with what handlers write
	return s.Run(ctx, &mcp.StdioTransport{}) // want "stdoutwrite/handler: fmt.Println"
}
