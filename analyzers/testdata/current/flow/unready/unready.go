// Package unready has objects that keep what went wrong when they were made.
package unready

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Tool keeps it in a field that nobody else can set.
type Tool struct {
	err    error
	cause  error
	Public error
}

// Broken is given what it keeps: where that comes from is not known.
func Broken(err error) *Tool { return &Tool{cause: err} } // want Broken:`^fails\(cause: parameter 0\)$`

func (t *Tool) Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list"), t.List)
	s.AddTool(mcp.NewTool("cause"), t.Cause)
	s.AddTool(mcp.NewTool("public"), t.AnyPublic)
	s.AddTool(mcp.NewTool("helped"), t.Helped)
	s.AddTool(mcp.NewTool("copied"), t.Copied)
}

// List is handed to others, so that its object is any.
func (t *Tool) List(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want List:`^fails\(-, parameter 0\.err \| plain errors\.New \| plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]\)$`
	return nil, t.err
}

// Cause reads what only a caller of the package knows.
func (t *Tool) Cause(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Cause:`^fails\(-, parameter 0\.cause \| unknown\)$`
	return nil, t.cause
}

// AnyPublic reads what other packages can set as well.
func (t *Tool) AnyPublic(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want AnyPublic:`^fails\(-, parameter 0\.Public \| plain errors\.New\)$`
	return nil, t.Public
}

// Helped reads it through a method that is only called.
func (t *Tool) Helped(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Helped:`^fails\(-, parameter 0\.err \| plain errors\.New \| plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]\)$`
	return nil, t.Check()
}

// Check is handed to others by tests only.
func (t *Tool) Check() error { // want Check:`^fails\(parameter 0\.err\)$`
	return t.err
}

// Of calls it for an object that is known.
func Of() error { // want Of:`^fails\(plain errors\.New\)$`
	t := &Tool{err: errors.New("closed")}
	return t.Check()
}

// Literal asks in a literal what the receiver keeps: of which object that is nobody sees.
func (t *Tool) Literal() error {
	return run(func() error { return t.err })
}

// Copied has a copy of the object.
func (t Tool) Copied(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Copied:`^fails\(-, parameter 0\.err \| plain errors\.New \| plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]\)$`
	return nil, t.err
}

func run(check func() error) error { return check() }

func load() error {
	_, err := os.ReadFile("config")
	return err
}

// New stands behind what reads what it sets.
func New() *Tool { // want New:`^fails\(err: plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]; Public: plain errors\.New\)$`
	t := &Tool{Public: errors.New("public")}
	if err := load(); err != nil {
		t.err = fmt.Errorf("not loaded: %w", err)
	}
	return t
}
