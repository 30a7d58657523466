// Package stdoutwrite defines a rule against writing to the standard output of a
// server that sends its messages there.
//
// # Analyzer stdoutwrite
//
// stdoutwrite: report writes to the standard output of a stdio server
//
// A stdio server sends its messages on standard output, and nothing else may be written there. A
// line for humans between them is a message that the client cannot read: clients fail the call, or end the
// session. Text without a line break makes the next message unreadable, too.
//
// # What it reports
//
// Writes to standard output in code that handlers, hooks and middleware reach, in packages that serve on stdio
// (category handler): fmt.Print, fmt.Printf and fmt.Println; os.Stdout as the writer of fmt.Fprint and other functions of the
// standard library, and its own methods; loggers of log, log/slog, zap, zerolog and logrus that are set to it;
// commands that inherit it. A function that a handler stores in a map of any values counts as called: a
// script engine may call it.
//
// A write in a helper of another package is reported at the first call that leads there. A write in a handler
// of another package is reported where that is registered or made, or else where the server is
// served.
//
// Writes on the way to serving: before the transport is made, and before calls of functions that serve
// (category start).
//
// There is one finding for each function that writes, with its other writes related.
//
// The suggested fix writes to os.Stderr, which clients keep as a log.
//
// # What it leaves alone
//
// Servers on other transports, servers that get another writer than os.Stdout, and programs that replace
// os.Stdout in the package that serves.
//
// Writes to standard error: println, and package log and slog as they are.
//
// Writes that never run in such a server: only to a terminal, under a flag or field that nothing sets, under a condition
// that the constants exclude which a call hands over, or in methods of types that the package never makes a value of.
//
// Before the server starts, literals shaped like handlers that another module gets: it runs them later.
//
// Code that handlers do not reach: subcommands that print and end, such as one that prints the version.
//
// Questions about os.Stdout, such as whether it is a terminal, and os.Stdout as the argument of a
// transport or of a function of the module.
//
// # Before
//
//	package main
//
//	import (
//		"context"
//		"fmt"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Title string `json:"title"`
//	}
//
//	func borrow(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		fmt.Println("borrow", in.Title)
//		return nil, "You have borrowed it.", nil
//	}
//
//	func main() {
//		server := mcp.NewServer(&mcp.Implementation{Name: "library", Version: "1"}, nil)
//		mcp.AddTool(server, &mcp.Tool{Name: "borrow"}, borrow)
//		_ = server.Run(context.Background(), &mcp.StdioTransport{})
//	}
//
// # After
//
//	package main
//
//	import (
//		"context"
//		"log/slog"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Title string `json:"title"`
//	}
//
//	func borrow(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		slog.InfoContext(ctx, "borrow", "title", in.Title)
//		return nil, "You have borrowed it.", nil
//	}
//
//	func main() {
//		server := mcp.NewServer(&mcp.Implementation{Name: "library", Version: "1"}, nil)
//		mcp.AddTool(server, &mcp.Tool{Name: "borrow"}, borrow)
//		_ = server.Run(context.Background(), &mcp.StdioTransport{})
//	}
//
// # The agent sees
//
// Before: a line that is not JSON-RPC. A client on go-sdk fails with "invalid character 'b' looking for
// beginning of value" and closes the session. Others skip it.
//
// After: "You have borrowed it." The line is in the log, on standard error.
//
// # What to do
//
// Write to standard error, or use a logger that does.
package stdoutwrite
