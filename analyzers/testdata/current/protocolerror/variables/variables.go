// Package variables registers handlers that variables of another package hold.
package variables

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/variables/tools"
)

func serve() error {
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTool(mcp.NewTool("find"), tools.Find) // want "protocolerror/tool: tools.Find"
	s.AddTool(mcp.NewTool("list"), tools.List)
	s.AddTool(mcp.NewTool("remove"), tools.Remove) // want "protocolerror/tool: tools.remove"
	remaining := tools.Made
	s.AddTool(mcp.NewTool("made"), remaining) // want "protocolerror/tool: made"
	s.AddTools(tools.All...)                  // want "protocolerror/tool: tools.count"
	return server.ServeStdio(s)
}
