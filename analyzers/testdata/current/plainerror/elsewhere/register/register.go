// Package register registers functions of other packages as they are.
package register

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/plainerror/elsewhere/inview"
	"example.test/plainerror/elsewhere/outofview"
)

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("out"), mcp.NewTypedToolHandler(outofview.Handle))    // want "plainerror/returned: errors.New"
	s.AddTool(mcp.NewTool("render"), mcp.NewTypedToolHandler(outofview.Render)) // want "plainerror/rendered: errors.New"
	s.AddTool(mcp.NewTool("in"), inview.Handle)
	return s
}
