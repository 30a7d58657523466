// Package formatted makes results of what came with errors, by habit and otherwise.
package formatted

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

type user struct{ Name string }

func load(name string) (user, error) {
	if name == "" {
		return user{}, errors.New("no name")
	}
	return user{name}, nil
}

func markdown(u user) *mcp.CallToolResult { return text(fmt.Sprintf("# %s", u.Name)) }

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}

func title(u user) string { return "# " + u.Name }

// read formats what is zero where there is an error: nothing is lost.
func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, user, error) {
	out, err := load(in.Name)
	return markdown(out), out, err
}

func nested(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, user, error) {
	out, err := load(in.Name)
	return text(title(out)), out, err
}

// listed formats a part of what came with the error, and an argument.
func listed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, user, error) {
	out, err := load(in.Name)
	log.Println("read", err)
	return text(fmt.Sprintf("%s: %v", in.Name, out.Name)), out, err
}

// tested says something of its own where the call failed.
func tested(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, user, error) {
	out, err := load(in.Name)
	if err != nil {
		return text("Pass another name than " + in.Name), out, err // want "resultanderror/result-dropped: tested"
	}
	return text(out.Name), out, nil
}

// more says something of its own.
func more(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return text("Pass a name, such as a."), nil, errors.New("no name") // want "resultanderror/result-dropped: more"
	}
	return text("ok"), nil, nil
}
