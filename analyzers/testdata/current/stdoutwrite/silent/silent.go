// Package silent has handlers of a stdio server that write nothing there.
package silent

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"

	"example.test/stdoutwrite/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func standardError(ctx context.Context, req request) (*result, error) {
	fmt.Fprintln(os.Stderr, "called")
	println("called")
	log.Println("called")
	slog.Info("called")
	return mcp.NewToolResultText("done"), nil
}

func text(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(fmt.Sprintln("fmt.Println(1)")), nil
}

func buffer(ctx context.Context, req request) (*result, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "called %v", os.Stdout)
	return mcp.NewToolResultText(b.String()), nil
}

func asked(ctx context.Context, req request) (*result, error) {
	info, err := os.Stdout.Stat()
	if err != nil {
		return mcp.NewToolResultError("No output."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(info.Size(), os.Stdout.Fd())), nil
}

func quiet(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(store.Quiet("a")), nil
}

func dead(ctx context.Context, req request) (*result, error) {
	const debug = false
	if debug {
		fmt.Println("called")
	}
	return mcp.NewToolResultText("done"), nil
}

// Println has the name only.
func Println(string) {}

func ownPrint(ctx context.Context, req request) (*result, error) {
	Println("called")
	return mcp.NewToolResultText("done"), nil
}

var report = log.New(os.Stderr, "", 0)

func logged(ctx context.Context, req request) (*result, error) {
	report.Println("called")
	return mcp.NewToolResultText("done"), nil
}

// unused is a logger to which no handler writes.
var unused = log.New(os.Stdout, "", 0)

// unreached is called by nobody.
func unreached() { fmt.Println(unused) }

func suppressed(ctx context.Context, req request) (*result, error) {
	//mcperrlint:ignore stdoutwrite -- the tool is for terminals
	fmt.Println("called")
	return mcp.NewToolResultText("done"), nil
}

func serve(s *server.MCPServer) error { return server.ServeStdio(s) }
