// Package sensitive shows credentials and stacks, and variables that are none.
package sensitive

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func token(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("the token %s is not valid", os.Getenv("API_TOKEN")) // want "leak/credential: token"
}

func region(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("there is nothing in %s", os.Getenv("REGION"))
}

func stack(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("it failed: %s", debug.Stack()) // want "leak/internals: stack"
}

// handedOut answers with a credential if all is well.
func handedOut(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text := fmt.Sprintf("connected with %s", os.Getenv("DATABASE_PASSWORD"))
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil // want "leak/credential: handedOut"
}

// where says only where the credential is.
func where(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("the token in %s cannot be read", os.Getenv("TOKEN_FILE"))
}
