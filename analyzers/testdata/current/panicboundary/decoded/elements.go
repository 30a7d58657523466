package decoded

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func registerElements(m *server.MCPServer) {
	m.AddTool(mcp.NewTool("complete"), complete)
	m.AddTool(mcp.NewTool("latest"), latest)
	m.AddTool(mcp.NewTool("careful"), careful)
	m.AddTool(mcp.NewTool("owned"), owned)
}

type choice struct{ Text string }

type completion struct {
	Choices []choice
	Pair    [2]string
}

type sample struct{ Value []any }

// ask returns what a service has answered.
func ask(url string) (*completion, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var answer completion
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

func complete(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := ask("https://example.test/complete")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(answer.Choices[0].Text + answer.Pair[1]), nil // want `panicboundary/assertion: answer.Choices[0]`
}

func latest(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test/samples")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	var samples []sample
	if err := json.NewDecoder(resp.Body).Decode(&samples); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text := ""
	for _, s := range samples {
		if value, ok := s.Value[1].(string); ok { // want `panicboundary/assertion: s.Value[1]`
			text += value
		}
	}
	return mcp.NewToolResultText(text), nil
}

// careful asks how long each list is, by itself or by a method.
func careful(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := ask("https://example.test/complete")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if len(answer.Choices) > 0 {
		return mcp.NewToolResultText(answer.Choices[0].Text), nil
	}
	other, err := ask("https://example.test/other")
	if err != nil || other.isEmpty() {
		return mcp.NewToolResultError("nothing"), nil
	}
	return mcp.NewToolResultText(other.Choices[0].Text), nil
}

func (c *completion) isEmpty() bool { return len(c.Choices) == 0 }

// owned knows how long its list is, because it has made it.
func owned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer := completion{Choices: []choice{{Text: "a"}}}
	return mcp.NewToolResultText(answer.Choices[0].Text), nil
}
