package flow

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type part struct{ Kind, Text string }

func texts(list ...string) *result {
	all := ""
	for i := range list {
		all += list[i]
	}
	return &result{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: all}}}
}

// fieldOfElement reads a list of structs, whose elements are not looked at.
func fieldOfElement(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		parts := []part{{Kind: "text", Text: "cannot be removed: " + err.Error()}}
		return texts(parts[0].Text), nil, nil
	}
	return nil, nil, nil
}

// handedOver reads the elements of a parameter.
func handedOver(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return texts("cannot be removed", err.Error()), nil, nil // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}
