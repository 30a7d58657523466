// Package stdoutwrite defines a rule against writing to the standard output of a
// server that sends its messages there.
//
// # Analyzer stdoutwrite
//
// stdoutwrite: report writes to the standard output of a stdio server
//
// A server on the stdio transport sends its messages on standard output, and nothing
// else may be written there. A line for a human between them is a message that the
// client cannot read: clients fail the call, or end the session. Text without a line
// break makes the next answer unreadable, too.
//
// # What it reports
//
// In packages that serve on stdio, what writes to standard output where handlers,
// hooks and middleware get to, directly or through functions of the module: fmt.Print,
// fmt.Printf and fmt.Println; os.Stdout as what fmt.Fprint and other functions of the
// standard library write to, and its own methods; loggers of log, log/slog, zap, zerolog
// and logrus that are set to it, also in the variable that a handler logs to; the output
// of commands that a handler runs (category handler). What a handler puts into a map as a
// value of any type counts as called: a library calls it, for a script say.
//
// If the handlers are in other packages of the module, the finding is where the server
// is served, and names the place. If a helper in another package writes, it is at the
// first call, and names what writes. If a handler of the program's own stands in another
// package, which does not know what becomes of it, it is where that is registered; if a
// function there makes one, it is at the call of that function.
//
// The same on the way to serving: before the transport in the function that makes
// it, before calls of functions that serve on every way on which they return, but for those
// that fail, and in functions that are called there (category start). What handlers write that
// are made or registered there is written in their calls, and is not reported twice.
//
// A function that writes in several places is told once, at the first, with the others beside
// it, and so is what a function of another package writes.
//
// The suggested fix writes to os.Stderr, which clients keep as a log.
//
// # What it leaves alone
//
// Servers on other transports, and those that get another writer than os.Stdout on every way.
// Programs in which os.Stdout is replaced in the package that serves.
//
// What is written only where standard input or output is a terminal, which neither is in such a server, where a
// variable, an unexported field or a parameter has a value that nobody gives it, or by methods of types of which the
// package makes no value.
//
// What writes to standard error without being told: println, package log, and slog
// as they are.
//
// Code that handlers do not reach: subcommands that print and end, and ways through
// the function that serves that end before, such as one that prints the version.
//
// What only asks something of os.Stdout, such as whether it is a terminal, and
// os.Stdout as it is given to a transport or to a function of the module.
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
// Before: a session that breaks: a client on go-sdk takes the line for a message, fails
// with "invalid character 'b' looking for beginning of value", and closes the session.
// Others skip it.
//
// After: "You have borrowed it." The line is in the log, on standard error.
//
// # What to do
//
// Write to standard error, or with a logger that does. The suggested fix does it where
// it is one call.
package stdoutwrite
