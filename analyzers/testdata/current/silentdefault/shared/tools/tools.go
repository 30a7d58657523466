// Package tools has tools that share the types of their inputs.
package tools

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/silentdefault/shared/input"
)

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "create_policy"}, createPolicy)
	mcp.AddTool(s, &mcp.Tool{Name: "update_policy"}, updatePolicy)
	mcp.AddTool(s, &mcp.Tool{Name: "delete_policy"}, deletePolicy)
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, find)
	mcp.AddTool(s, &mcp.Tool{Name: "create_page"}, createPage)
	mcp.AddTool(s, &mcp.Tool{Name: "update_page"}, updatePage)
}

type policy struct {
	Name   string
	Shared bool
}

// The new name is for the update, and what forces for those that delete.
func createPolicy(ctx context.Context, req *mcp.CallToolRequest, in input.Policy) (*mcp.CallToolResult, any, error) { // want "silentdefault/unused: svm_name"
	return nil, policy{in.Name, in.Shared}, nil
}

func updatePolicy(ctx context.Context, req *mcp.CallToolRequest, in input.Policy) (*mcp.CallToolResult, any, error) { // want "silentdefault/unused: shared"
	p := renamed(in)
	return nil, p, nil
}

func renamed(in input.Policy) policy { return policy{Name: in.Name + in.NewName} }

func deletePolicy(ctx context.Context, req *mcp.CallToolRequest, in input.Policy) (*mcp.CallToolResult, any, error) {
	if !in.Force {
		return nil, nil, fmt.Errorf("%s is in use", in.Name)
	}
	return nil, in.Name, nil
}

// A method of the other package reads the rest.
func find(ctx context.Context, req *mcp.CallToolRequest, in input.Query) (*mcp.CallToolResult, any, error) {
	if in.Text == "" {
		return nil, nil, fmt.Errorf("no text")
	}
	return nil, in.String(), nil
}

func createPage(ctx context.Context, req *mcp.CallToolRequest, in input.Page) (*mcp.CallToolResult, any, error) {
	return nil, in.Number + in.Size, nil
}

// All of the input is sent, whoever reads it.
func updatePage(ctx context.Context, req *mcp.CallToolRequest, in input.Page) (*mcp.CallToolResult, any, error) {
	data, err := json.Marshal(in)
	return nil, fmt.Sprint(in.Number, data), err
}

var _ = register
