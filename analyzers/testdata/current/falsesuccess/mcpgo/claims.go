package mcpgo

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
)

const errMissingName = "Required parameter 'name' is missing"

func missing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, ok := req.GetArguments()["name"].(string)
	if !ok {
		return mcp.NewToolResultText(errMissingName), nil // want "falsesuccess/text: missing"
	}
	if name == "" {
		return mcp.NewToolResultText("name cannot be empty"), nil
	}
	if strings.Contains(name, " ") {
		return mcp.NewToolResultText(fmt.Sprintf("Error: %s is no name", name)), nil
	}
	switch name {
	case "all":
		return mcp.NewToolResultText("MISSING REQUIRED PARAMETERS: filter"), nil
	}
	return mcp.NewToolResultText(name), nil
}

func denied(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("name", "") == "root" {
		return answer("Access denied: that is not for you"), nil // want "falsesuccess/text: denied"
	}
	return answer("welcome"), nil
}

func answer(text string) *mcp.CallToolResult { return mcp.NewToolResultText(text) }

func parsed(req mcp.CallToolRequest) (string, *mcp.CallToolResult) {
	name := req.GetString("name", "")
	if name == "" {
		return "", mcp.NewToolResultText("❌ Failed to read the name") // want "falsesuccess/text: parsed"
	}
	return name, nil
}

// harmlessTexts say that there is nothing, or that something was done.
func harmlessTexts(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("name", "") {
	case "":
		return mcp.NewToolResultText("There are no names."), nil
	case "a":
		return mcp.NewToolResultText("No results found"), nil
	case "b":
		return mcp.NewToolResultText("error"), nil
	case "c":
		return mcp.NewToolResultText("Errors: 0, warnings: 3"), nil
	case "d":
		return mcp.NewToolResultText("Removed, but the index could not be written"), nil
	case "e":
		return mcp.NewToolResultError("Error: there is no e"), nil
	case "f":
		return mcp.NewToolResultText(fmt.Sprint("Failed tests: ", 3, " of 20")), nil
	}
	return mcp.NewToolResultText("Failed builds are listed below"), nil
}
