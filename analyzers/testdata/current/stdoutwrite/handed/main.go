// Command handed calls functions with constants, which decide whether they write to standard output.
package main

import (
	"context"
	"log"

	"example.test/stdoutwrite/handed/report"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func quiet(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := report.Run(false); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(report.Table(report.Options{Name: "notes"})), nil
}

func loud(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := report.Run(true); err != nil { // want "stdoutwrite/handler: io.MultiWriter"
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(report.Table(report.Options{Name: "notes", Print: true})), nil // want "stdoutwrite/handler: fmt.Println"
}

// local asks a function of the package in the same way.
func local(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(table(report.Options{Name: "notes"})), nil
}

func table(o report.Options) string { return report.Table(o) }

func main() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("quiet"), quiet)
	s.AddTool(mcp.NewTool("loud"), loud)
	s.AddTool(mcp.NewTool("local"), local)
	log.Print(server.ServeStdio(s))
}
