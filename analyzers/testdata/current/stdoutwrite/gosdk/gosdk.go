// Package gosdk writes to standard output in a server of go-sdk.
package gosdk

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/exec"

	"example.test/stdoutwrite/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func line(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	fmt.Println("called", in.Name) // want "stdoutwrite/handler: fmt.Println"
	return nil, "done", nil
}

func formatted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	fmt.Printf("called %s\n", in.Name) // want "stdoutwrite/handler: fmt.Printf"
	fmt.Print()                        // told with the line above
	return nil, "done", nil
}

func writer(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	fmt.Fprintln(os.Stdout, in.Name)          // want "stdoutwrite/handler: fmt.Fprintln"
	_ = json.NewEncoder(os.Stdout).Encode(in) // told with the line above
	_, _ = os.Stdout.WriteString(in.Name)     // told with the line above
	return nil, "done", nil
}

func logger(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	slog.New(slog.NewTextHandler(os.Stdout, nil)).Info("called") // want "stdoutwrite/handler: slog.NewTextHandler"
	return nil, "done", nil
}

func command(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	cmd := exec.CommandContext(ctx, "ls", in.Name)
	cmd.Stdout = os.Stdout // want "stdoutwrite/handler: exec.Cmd.Stdout"
	return nil, "done", cmd.Run()
}

// helped writes through a helper of the package, in a literal.
func helped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	trace(in.Name)
	return nil, "done", nil
}

func trace(text string) {
	defer func() {
		fmt.Println(text) // want "stdoutwrite/handler: fmt.Println"
	}()
}

// far writes through a helper of another package.
func far(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, store.Load(in.Name), nil // want "stdoutwrite/handler: fmt.Println"
}

// farAgain leads to what is reported already.
func farAgain(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, store.Load("again"), nil
}

var client = &store.Client{}

// farMethod calls what leads to a method that writes.
func farMethod(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := client.Teams() // want "stdoutwrite/handler: fmt.Println"
	return nil, "done", err
}

// method calls the method that writes.
func method(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	client.Hello() // want "stdoutwrite/handler: fmt.Println"
	return nil, "done", nil
}

var audit = log.New(os.Stdout, "audit ", 0) // want "stdoutwrite/handler: log.New"

func audited(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	audit.Println(in.Name)
	return nil, "done", nil
}

type notes interface{ Read(string) string }

type files struct{}

func (files) Read(name string) string {
	fmt.Println("read", name) // want "stdoutwrite/handler: fmt.Println"
	return name
}

func behindInterface(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var n notes = files{}
	return nil, n.Read(in.Name), nil
}

func middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		fmt.Println(method) // want "stdoutwrite/handler: fmt.Println"
		return next(ctx, method, req)
	}
}

func serve(ctx context.Context) error {
	log.SetOutput(os.Stdout) // want "stdoutwrite/start: log.SetOutput"
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddReceivingMiddleware(middleware)
	mcp.AddTool(s, &mcp.Tool{Name: "line"}, line)
	return s.Run(ctx, &mcp.StdioTransport{})
}
