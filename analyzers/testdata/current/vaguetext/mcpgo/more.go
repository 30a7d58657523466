package mcpgo

import (
	"context"
	"fmt"
	"sort"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type issue struct {
	Title  string
	Labels []*label
	Closed *bool
}

type label struct{ Name string }

type job struct {
	name string
	run  func() error
}

// withLabels prints an issue with its labels, which are pointers.
func withLabels(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	found := issue{Title: req.GetString("title", ""), Labels: []*label{{"bug"}}}
	return mcp.NewToolResultText(fmt.Sprintf("found %+v", found)), nil // want "vaguetext/memory: mcpgo.issue"
}

// inLines builds a table of jobs line by line.
func inLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var lines []string
	for _, j := range []job{{name: "index"}, {name: "purge"}} {
		lines = append(lines, fmt.Sprintf("%s: %v", j.name, j.run)) // want "vaguetext/memory: func() error"
	}
	sort.Strings(lines)
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}

// byName prints a map of pointers.
func byName(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels := map[string]*label{"bug": {"bug"}}
	return mcp.NewToolResultError(fmt.Sprintf("no such label in %v", labels)), nil // want "vaguetext/memory: map[string]*mcpgo.label"
}

// closed prints whether it is, as a pointer.
func closed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	open := false
	found := issue{Closed: &open}
	return mcp.NewToolResultErrorf("closed: %v", found.Closed), nil // want "vaguetext/memory: *bool"
}

// perhaps prints it in one of two texts.
func perhaps(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := "searched everywhere"
	if req.GetBool("verbose", false) {
		text = fmt.Sprint("searched with ", shared) // want "vaguetext/memory: *mcpgo.client"
	}
	return mcp.NewToolResultText(text), nil
}

// inPrompt is a text of a prompt.
func inPrompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	text := mcp.NewTextContent(fmt.Sprintf("Ask %v.", shared)) // want "vaguetext/memory: *mcpgo.client"
	return mcp.NewGetPromptResult("ask", []mcp.PromptMessage{mcp.NewPromptMessage(mcp.RoleUser, text)}), nil
}

// sentence has its text from a function of its own.
func sentence(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(about(&issue{Title: "x"})), nil
}

func about(i *issue) string { return fmt.Sprintf("refused: %v", i) } // want "vaguetext/memory: *mcpgo.issue"

func use(s *server.MCPServer) {
	s.AddPrompt(mcp.NewPrompt("in_prompt"), inPrompt)
}
