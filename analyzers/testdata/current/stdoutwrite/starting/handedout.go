package starting

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/server"
	outside "outside.test"
)

// toolOf hands a literal to another module, which calls it when somebody runs the tool.
func toolOf(prefix string) outside.Tool {
	return outside.NewTool(func(ctx context.Context, in string) (string, error) {
		fmt.Println(prefix + in)
		return in, nil
	})
}

func beforeTool(s *server.MCPServer) error {
	_ = toolOf("a ")
	return server.ServeStdio(s)
}

// atOnce calls what is shaped the same itself.
func atOnce(prefix string) (string, error) {
	run := func(ctx context.Context, in string) (string, error) {
		fmt.Println(prefix + in) // want "stdoutwrite/start: fmt.Println"
		return in, nil
	}
	return run(context.Background(), "b")
}

func afterRun(s *server.MCPServer) error {
	if _, err := atOnce("a "); err != nil {
		return err
	}
	return server.ServeStdio(s)
}
