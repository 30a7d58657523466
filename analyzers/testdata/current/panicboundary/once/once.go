// Package once keeps what is made at the first call in variables.
package once

import (
	"context"
	"errors"
	"os"
	"sync"

	"example.test/panicboundary/service"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var token = sync.OnceValue(func() string {
	value := os.Getenv("TOKEN")
	if value == "" {
		panic("no token") // want "panicboundary/panic: panic"
	}
	return value
})

var prepare = sync.OnceFunc(func() {
	if os.Getenv("HOME") == "" {
		os.Exit(1) // want "panicboundary/exit: os.Exit"
	}
})

var values = sync.OnceValues(func() (string, error) {
	if os.Getenv("HOME") == "" {
		panic("no home") // want "panicboundary/panic: panic"
	}
	return "", errors.New("no values")
})

// unused is called by no handler.
var unused = sync.OnceFunc(func() { os.Exit(2) })

// replaced is called by a handler, and says nothing of what else is kept.
var replaced = func() { os.Exit(3) }

func viaFunction(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(value()), nil
}

func value() string {
	prepare()
	return token()
}

func viaValues(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	v, err := values()
	if err != nil {
		return mcp.NewToolResultError("No values."), nil
	}
	return mcp.NewToolResultText(v), nil
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	service.Quiet()
	return mcp.NewToolResultText(service.Client()), nil // want "panicboundary/exit: log.Fatal"
}

// keptBehind calls functions that call what variables keep.
func keptBehind(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := service.Home()      // want "panicboundary/panic: panic"
	text += service.CacheFile() // want "panicboundary/panic: panic"
	text += service.Keep()      // want "panicboundary/panic: panic"
	return mcp.NewToolResultText(text), nil
}

func handedOn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	replaced()
	return mcp.NewToolResultText("done"), nil
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("viaFunction"), viaFunction)
	s.AddTool(mcp.NewTool("viaValues"), viaValues)
	s.AddTool(mcp.NewTool("elsewhere"), elsewhere)
	s.AddTool(mcp.NewTool("keptBehind"), keptBehind)
	s.AddTool(mcp.NewTool("handedOn"), handedOn)
	return s
}
