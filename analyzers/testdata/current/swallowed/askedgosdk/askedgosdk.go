// Package askedgosdk does not do what an argument asks for, and answers for a service that nobody could ask, with go-sdk.
package askedgosdk

import (
	"context"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name       string `json:"name"`
	SetDefault bool   `json:"set_default"`
}

type output struct {
	Name   string
	Exists bool
	Link   string
}

type store interface {
	List(ctx context.Context, name string) ([]string, error)
}

type files struct{}

func (files) List(ctx context.Context, name string) ([]string, error) {
	data, err := os.ReadFile(name)
	return []string{string(data)}, err
}

// linkOf tries one source, and then what it was given.
func linkOf(ctx context.Context, s store, name, known string) (string, int) {
	list, err := s.List(ctx, name)
	if err == nil && len(list) > 0 {
		return list[0], 1
	}
	if known != "" {
		return known, 1
	}
	return "", 0 // want "swallowed/dropped: askedgosdk.store.List"
}

func exists(ctx context.Context, s store, name string) bool {
	list, err := s.List(ctx, name)
	if err != nil {
		return false // want "swallowed/dropped: askedgosdk.store.List"
	}
	return len(list) != 0
}

func create(s store) mcp.ToolHandlerFor[input, output] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
		if in.SetDefault {
			if err := os.WriteFile("default", []byte(in.Name), 0o600); err != nil { // want "swallowed/dropped: os.WriteFile"
				log.Print(err)
			}
		}
		link, _ := linkOf(ctx, s, in.Name, "")
		return nil, output{Name: in.Name, Exists: exists(ctx, s, in.Name), Link: link}, nil
	}
}

func register(server *mcp.Server) {
	mcp.AddTool(server, &mcp.Tool{Name: "create"}, create(files{}))
}
