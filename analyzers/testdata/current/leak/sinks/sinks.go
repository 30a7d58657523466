// Package sinks shows credentials elsewhere than in the text of tools.
package sinks

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"runtime/debug"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type state struct {
	Host  string `json:"host"`
	Token string `json:"token"`
}

type in struct{ Name string }

// structured hands it out as data.
func structured(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, state, error) {
	return nil, state{Host: "notes.test", Token: os.Getenv("API_TOKEN")}, nil // want "leak/credential"
}

// structuredByHand hands it out as data of a failure.
func structuredByHand(ctx context.Context, req *gosdk.CallToolRequest) (*gosdk.CallToolResult, error) {
	return &gosdk.CallToolResult{IsError: true, StructuredContent: map[string]any{"token": os.Getenv("API_TOKEN")}}, nil // want "leak/credential"
}

// meta has a stack beside the result, which clients need not show to a model.
func meta(ctx context.Context, req *gosdk.CallToolRequest) (*gosdk.CallToolResult, error) {
	return &gosdk.CallToolResult{Meta: gosdk.Meta{"stack": string(debug.Stack())}}, nil
}

// read is a resource.
func read(ctx context.Context, req *gosdk.ReadResourceRequest) (*gosdk.ReadResourceResult, error) {
	text := "token: " + os.Getenv("API_TOKEN")
	return &gosdk.ReadResourceResult{Contents: []*gosdk.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil // want "leak/credential"
}

// readFailing is a resource that cannot be read: the model does not see the error of the protocol.
func readFailing(ctx context.Context, req *gosdk.ReadResourceRequest) (*gosdk.ReadResourceResult, error) {
	resp, err := http.Get("https://notes.test/?api_key=" + os.Getenv("API_KEY"))
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return &gosdk.ReadResourceResult{}, nil
}

// prompt is one.
func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return mcp.NewGetPromptResult("ask", []mcp.PromptMessage{mcp.NewPromptMessage(mcp.RoleUser, mcp.NewTextContent(fmt.Sprintf("use %s", os.Getenv("API_TOKEN"))))}), nil // want "leak/credential"
}

func structuredInMCPGo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultStructured(map[string]any{"token": os.Getenv("API_TOKEN")}, "signed in"), nil // want "leak/credential"
}

func structuredOnly(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultStructuredOnly(state{Token: os.Getenv("API_TOKEN")}), nil // want "leak/credential"
}

func use(s *gosdk.Server, m *server.MCPServer) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "structured"}, structured)
	s.AddTool(&gosdk.Tool{Name: "by_hand"}, structuredByHand)
	s.AddTool(&gosdk.Tool{Name: "meta"}, meta)
	s.AddResource(&gosdk.Resource{Name: "read"}, read)
	s.AddResource(&gosdk.Resource{Name: "failing"}, readFailing)
	m.AddPrompt(mcp.NewPrompt("ask"), prompt)
	m.AddTool(mcp.NewTool("in_mcp_go"), structuredInMCPGo)
	m.AddTool(mcp.NewTool("only"), structuredOnly)
}
