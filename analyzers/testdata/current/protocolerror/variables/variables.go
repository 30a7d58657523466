// Package variables registers handlers that variables of another package hold.
package variables

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/variables/tools"
)

func serve() error {
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTool(mcp.NewTool("find"), tools.Find) // want `^the tool handler tools.Find, which is registered from here, returns errors in 2 places \(tools.go:17, tools.go:19\); .*\(protocolerror/tool\)$`
	s.AddTool(mcp.NewTool("list"), tools.List)
	s.AddTool(mcp.NewTool("remove"), tools.Remove) // want `^the tool handler tools.remove, which is registered from here, returns errors in 1 place \(tools.go:31\); `
	remaining := tools.Made
	s.AddTool(mcp.NewTool("made"), remaining) // want `^the tool handler in tools.made, which is registered from here, `
	s.AddTools(tools.All...)                  // want `^the tool handler tools.count, which is registered from here, `
	return server.ServeStdio(s)
}
