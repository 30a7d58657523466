// Package worded makes errors whose text is for the agent.
package worded

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct{ Name string }

var errFull = bridge.NewError("the board is full")

func register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "kept"}, nil, kept)
	gosdk.AddTool(s, &mcp.Tool{Name: "shown"}, nil, shown)
}

func kept(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	text, err := os.ReadFile(in.Name)
	if err != nil {
		return "", bridge.Errorf("cannot read %s: %w", in.Name, err)
	}
	if len(text) > 100 {
		return "", errFull
	}
	return string(text), nil
}

func shown(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	text, err := os.ReadFile(in.Name)
	if err != nil {
		return "", bridge.Errorf("cannot read %s: %v", in.Name, err) // want "lostcause/text-only: os.ReadFile"
	}
	if len(text) > 100 {
		return "", taxonomy.ValidationError("The note is too long.")
	}
	return string(text), nil
}
