// Package decoded asserts what services have answered, in functions that handlers call.
package decoded

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type client struct{ base string }

func register(m *server.MCPServer, s *sdk.Server, c *client) {
	m.AddTool(mcp.NewTool("title"), c.title)
	m.AddTool(mcp.NewTool("pods"), pods)
	m.AddTool(mcp.NewTool("config"), config("settings.json"))
	sdk.AddTool(s, &sdk.Tool{Name: "issues"}, c.issues)
	sdk.AddTool(s, &sdk.Tool{Name: "stars"}, c.stars)
	m.AddTool(mcp.NewTool("silent"), c.checked)
}

// title asserts in a handler.
func (c *client) title(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(c.base)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	var page map[string]interface{}
	if err := json.NewDecoder(resp.Body).Decode(&page); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(page["title"].(string)), nil // want `panicboundary/assertion: page["title"].(string)`
}

type query struct {
	Repo string `json:"repo"`
}

type answer struct {
	Titles []string `json:"titles"`
	Stars  int      `json:"stars"`
}

// issues asserts each element of a list.
func (c *client) issues(ctx context.Context, req *sdk.CallToolRequest, in query) (*sdk.CallToolResult, answer, error) {
	body, err := c.get(in.Repo)
	if err != nil {
		return nil, answer{}, err
	}
	var list []interface{}
	if err := json.Unmarshal(body, &list); err != nil {
		return nil, answer{}, err
	}
	var out answer
	for _, issue := range list {
		out.Titles = append(out.Titles, issue.(map[string]any)["title"].(string)) // want "panicboundary/assertion: issue.(map[string]any)"
	}
	return nil, out, nil
}

// stars asserts a number in a literal.
func (c *client) stars(ctx context.Context, req *sdk.CallToolRequest, in query) (*sdk.CallToolResult, answer, error) {
	count := func(body []byte) (int, error) {
		var repo map[string]any
		if err := json.Unmarshal(body, &repo); err != nil {
			return 0, err
		}
		return int(repo["stargazers_count"].(float64)), nil // want `panicboundary/assertion: repo["stargazers_count"].(float64)`
	}
	body, err := c.get(in.Repo)
	if err != nil {
		return nil, answer{}, err
	}
	n, err := count(body)
	return nil, answer{Stars: n}, err
}

func (c *client) get(path string) ([]byte, error) {
	resp, err := http.Get(c.base + path)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", path, resp.Status)
	}
	return io.ReadAll(resp.Body)
}

// pods asserts what a command has printed.
func pods(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "kubectl", "get", "pods", "-o", "json").Output()
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var list map[string]any
	if err := json.Unmarshal(out, &list); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	items := list["items"].([]any) // want `panicboundary/assertion: list["items"].([]any)`
	return mcp.NewToolResultText(fmt.Sprint(len(items))), nil
}

// config asserts what is in a file, in a handler that a function makes.
func config(name string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		data, err := os.ReadFile(name)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		var settings map[string]any
		decoder := json.NewDecoder(bytes.NewReader(data))
		if err := decoder.Decode(&settings); err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		debug := settings["debug"].(bool) // want `panicboundary/assertion: settings["debug"].(bool)`
		return mcp.NewToolResultText(fmt.Sprint(debug)), nil
	}
}

// deep asserts in the second step.
func deep(body []byte) (string, error) {
	var reply map[string]any
	if err := json.Unmarshal(body, &reply); err != nil {
		return "", err
	}
	data, ok := reply["data"].(map[string]any)
	if !ok {
		return "", fmt.Errorf("no data")
	}
	return data["id"].(string), nil // want `panicboundary/assertion: data["id"].(string)`
}

// counted asks for the length of a list and not for what is in it.
func counted(body []byte) (string, error) {
	var rows [][]any
	if err := json.Unmarshal(body, &rows); err != nil {
		return "", err
	}
	if len(rows) == 0 || len(rows[0]) == 0 {
		return "", fmt.Errorf("no rows")
	}
	return rows[0][0].(string), nil // want "panicboundary/assertion: rows[0][0].(string)"
}

var _ = register
