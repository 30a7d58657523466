// Package registering registers functions of other packages.
package registering

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/server/share/middleware"
	"example.test/server/share/outofview"
	"example.test/server/share/view"
)

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(middleware.Classify)) // want `^converting middleware, leaving classified$`
	s.AddTool(mcp.NewTool("out"), mcp.NewTypedToolHandler(outofview.Handle))                  // want `^foreign typed tool Handle as "out", unknown there, leaving classified$`
	s.AddTool(mcp.NewTool("in"), view.Handle)                                                 // want `^foreign tool Handle as "in", known there, leaving classified$`
	return s
}
