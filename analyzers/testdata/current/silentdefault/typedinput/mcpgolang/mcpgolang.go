// Package mcpgolang takes the fields of inputs that mcp-golang only decodes.
package mcpgolang

import (
	"errors"
	"os"

	mcp "github.com/metoro-io/mcp-golang"
)

type input struct {
	Name string `json:"name" jsonschema:"required,description=The note"`
	Text string `json:"text" jsonschema:"description=What to write"`
}

func remove(in input) (*mcp.ToolResponse, error) {
	if err := os.RemoveAll("notes/" + in.Name); err != nil { // want "silentdefault/empty: name"
		return nil, err
	}
	return mcp.NewToolResponse(mcp.NewTextContent("removed")), nil
}

func write(in input) (*mcp.ToolResponse, error) {
	if in.Name == "" {
		return nil, errors.New("name is missing")
	}
	if err := os.WriteFile(in.Name, []byte(in.Text), 0o600); err != nil {
		return nil, err
	}
	return mcp.NewToolResponse(mcp.NewTextContent("written")), nil
}

// Serve adds the tools.
func Serve(s *mcp.Server) error {
	if err := s.RegisterTool("write", "write a note", write); err != nil {
		return err
	}
	return s.RegisterTool("remove", "remove a note", remove)
}
