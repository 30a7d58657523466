// Package main makes a server that cannot check arguments: nothing is to edit here.
package main

import (
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/silentdefault/unchecked/elsewhere"
	"example.test/silentdefault/unchecked/elsewhere/refused"
)

func main() {
	s := server.NewMCPServer("notes", "1.0")
	s.AddTool(mcp.NewTool("list", mcp.WithString("sort"), mcp.WithNumber("limit")), elsewhere.List)
	s.AddTool(mcp.NewTool("find", mcp.WithObject("where")), refused.Find)
	_ = server.ServeStdio(s)
}
