package mcpgo

import (
	"context"
	"os/exec"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func registerPrograms(s *server.MCPServer, t tools) {
	s.AddTool(mcp.NewTool("grep"), t.grep)
	s.AddTool(mcp.NewTool("git"), t.git)
	s.AddTool(mcp.NewTool("lines"), t.lines)
	s.AddTool(mcp.NewTool("chosen"), chosen(exec.Command))
}

// It fails where nothing matches.
func (t tools) grep(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "grep", "-n", r.GetString("word", ""), "notes").CombinedOutput()
	if err != nil && len(out) == 0 {
		return mcp.NewToolResultText(""), nil
	}
	return mcp.NewToolResultText(string(out)), nil
}

// This one does so only where something is wrong.
func (t tools) git(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "git", "log", r.GetString("word", "")).CombinedOutput()
	if err != nil && len(out) == 0 {
		return mcp.NewToolResultText(""), nil // want "swallowed/dropped: exec.Cmd.CombinedOutput"
	}
	return mcp.NewToolResultText(string(out)), nil
}

func (t tools) lines(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, _ := exec.Command("/usr/bin/grep", r.GetString("word", ""), "notes").Output()
	return text(strings.Split(string(out), "\n"))
}

// chosen does not say which program runs, or by which function.
func chosen(command func(name string, args ...string) *exec.Cmd) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, _ := command("grep", r.GetString("word", "")).Output() // want "swallowed/ignored: exec.Cmd.Output"
		return text(strings.Split(string(out), "\n"))
	}
}
