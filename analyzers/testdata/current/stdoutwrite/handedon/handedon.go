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
		fmt.Println("here") // want `^writes to standard output with fmt.Println where handlers of a stdio server get to: the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr \(stdoutwrite/handler\)$`
		return "done", nil
	})
}

func serve(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "here"}, factory.Adapt(here()))
	own := factory.Own() // want `^registers a handler in which factory.find writes to standard output with fmt.Println \(factory.go:\d+\), where handlers of a stdio server get to: the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr there \(stdoutwrite/handler\)$`
	s.AddTool(&mcp.Tool{Name: "own"}, factory.Adapt(own))
	s.AddTool(&mcp.Tool{Name: "again"}, factory.Adapt(factory.Again()))
	s.AddTool(&mcp.Tool{Name: "library"}, factory.Library())
	s.AddTool(&mcp.Tool{Name: "loud"}, factory.Loud()) // want `^calls factory.Loud, which writes to standard output with fmt.Println \(factory.go:\d+\), on the way to serving on standard output: the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr there \(stdoutwrite/start\)$`
	factory.Register(s)
	_ = factory.Unused()
	factory.Ping()                           // told with what handlers write
	return s.Run(ctx, &mcp.StdioTransport{}) // want `^serves on standard output, to which factory.Library writes with fmt.Println \(factory.go:\d+\), as code in 2 more places does, where handlers of a stdio server get to`
}
