// Package server has handlers and serves them.
package server

import (
	"context"
	"fmt"
	"os"

	"example.test/deeds/kept"
	"example.test/deeds/service"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func far(ctx context.Context, req *request) (*result, error) {
	service.All(req.Params.Name) // want `^far: writes by fmt.Println service.All service.go:12$` `^far: exits by log.Fatal service.All service.go:14$` `^far: panics by panic service.All service.go:16$`
	service.Reads()
	new(service.Books).Close() // want `^far: exits by log.Fatal service.\(\*Books\).Close service.go:23$`
	return &result{}, nil
}

func near(ctx context.Context, req *request) (*result, error) {
	run(func() {
		fmt.Fprint(os.Stdout, "a") // want `^near: writes by fmt.Fprint  $`
	})
	return &result{}, nil
}

func run(f func()) {
	defer func() { _ = recover() }()
	f()
	panic("recovered")
}

func Serve(s *mcp.Server) error {
	return s.Run(context.Background(), &mcp.StdioTransport{}) // want `^start$` `^elsewhere: log.New in kept.logger$` `^elsewhere: fmt.Println in kept.Handlers$`
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "a"}, nil)
	s.AddTool(&mcp.Tool{Name: "far"}, far)
	s.AddTool(&mcp.Tool{Name: "near"}, near)
	s.AddTool(&mcp.Tool{Name: "logs"}, kept.Handlers["logs"])
	fmt.Println("starting") // want `^before: fmt.Println$`
	_ = Serve(s)            // want `^start$` `^elsewhere: log.New in kept.logger$` `^elsewhere: fmt.Println in kept.Handlers$`
}
