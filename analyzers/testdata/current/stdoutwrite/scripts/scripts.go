// Package scripts runs scripts, which call by reflection what stands in a map.
package scripts

import (
	"context"
	"fmt"
	"os"
	"reflect"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func logLine(args ...any) { fmt.Fprintln(os.Stdout, args...) } // want "stdoutwrite/handler: fmt.Fprintln"

func console() map[string]any { return map[string]any{"log": logLine} }

func unused(args ...any) { fmt.Fprintln(os.Stdout, args...) }

// others are for nobody who handles calls.
func others() map[string]any { return map[string]any{"log": unused} }

func run(script string) {
	reflect.ValueOf(console()["log"]).Call([]reflect.Value{reflect.ValueOf(script)})
}

type in struct {
	Script string `json:"script"`
}

// Serve serves.
func Serve() error {
	fmt.Fprintln(os.Stderr, len(others()))
	s := mcp.NewServer(&mcp.Implementation{Name: "x", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "js"}, func(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
		run(a.Script)
		return &mcp.CallToolResult{}, nil, nil
	})
	return s.Run(context.Background(), &mcp.StdioTransport{})
}
