package quoted

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"

	"github.com/goccy/go-yaml"
	"github.com/mark3labs/mcp-go/mcp"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

var errNone = errors.New("there are no settings")

// withoutLines shows what is wrong, and not the lines.
func withoutLines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := os.ReadFile("/etc/notes.yaml")
	var s settings
	if err := yaml.Unmarshal(data, &s); err != nil {
		return mcp.NewToolResultError(yaml.FormatError(err, false, false)), nil
	}
	return mcp.NewToolResultText(s.Service.Host), nil
}

// ofArgument parses what the agent has sent.
func ofArgument(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var s settings
	if err := yaml.Unmarshal([]byte(req.GetString("settings", "")), &s); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(s.Service.Host), nil
}

// withoutCredentials parses a file that has none, as its fields tell.
func withoutCredentials(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := os.ReadFile("/etc/pages.yaml")
	var pages []struct{ Title, NextToken string }
	if err := yaml.Unmarshal(data, &pages); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// whereItIs parses a file that says where the password is.
func whereItIs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := os.ReadFile("/etc/notes.yaml")
	var s struct {
		PasswordFile, TokenURL string
		MaxTokens              int
	}
	if err := yaml.Unmarshal(data, &s); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(s.PasswordFile), nil
}

// ownWords leaves the error to the log.
func ownWords(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := os.ReadFile("/etc/notes.yaml")
	var s settings
	if err := yaml.Unmarshal(data, &s); err != nil {
		log.Print(err)
		return mcp.NewToolResultError("the settings cannot be parsed"), nil
	}
	return mcp.NewToolResultText(s.Service.Host), nil
}

// ofAnything parses what can be anything.
func ofAnything(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := os.ReadFile(req.GetString("path", ""))
	var v any
	if err := yaml.Unmarshal(data, &v); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// ofOtherParser has errors that name one character.
func ofOtherParser(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	data, _ := os.ReadFile("/etc/notes.json")
	var s settings
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, nil, err
	}
	return nil, s.Service.Host, nil
}
