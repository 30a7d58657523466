package silent

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// noResults says that nothing was found by a search, which is an answer.
func noResults(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	entries, err := os.ReadDir("notes")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if len(entries) == 0 {
		return mcp.NewToolResultText("No results."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(len(entries), " notes")), nil
}

// suggestion says what else could be asked.
func suggestion(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names := []string{"a", "b"}
	if req.GetString("name", "") == "c" {
		return mcp.NewToolResultText("Did you mean " + names[0] + "?"), nil
	}
	return mcp.NewToolResultText(names[1]), nil
}

// health reports that a service is down, which is what it was asked for.
func health(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	state := "up"
	if err := exec.CommandContext(ctx, "pg_isready").Run(); err != nil {
		state = "down: " + err.Error()
	}
	return mcp.NewToolResultText("database: " + state), nil
}

// tests reports what has failed of a list of tests.
func tests(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	for _, name := range []string{"unit", "race"} {
		if err := exec.CommandContext(ctx, "go", "test", name).Run(); err != nil {
			text += name + ": FAIL\n"
			continue
		}
		text += name + ": ok\n"
	}
	return mcp.NewToolResultText(text), nil
}

type checked struct {
	Valid    bool     `json:"valid"`
	Problems []string `json:"problems,omitempty"`
}

// validated says in a flag that something is not valid.
func validated(ctx context.Context, req *sdk.CallToolRequest, in struct{ Text string }) (*sdk.CallToolResult, checked, error) {
	if err := validate(in.Text); err != nil {
		return nil, checked{Valid: false, Problems: []string{err.Error()}}, nil
	}
	return nil, checked{Valid: true}, nil
}

func validate(text string) error {
	if text == "" {
		return errors.New("the text is empty")
	}
	return nil
}

// listed is an empty list of a typed handler.
func listed(ctx context.Context, req *sdk.CallToolRequest, in struct{ Dir string }) (*sdk.CallToolResult, []string, error) {
	entries, err := os.ReadDir(in.Dir)
	if err != nil {
		return nil, nil, err
	}
	names := []string{}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return nil, names, nil
}

// flagged sets the flag of a result of the official SDK.
func flagged(ctx context.Context, req *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		result := &sdk.CallToolResult{}
		result.SetError(err)
		return result, nil
	}
	return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "removed"}}}, nil
}

// about speaks of errors, because that is what the note is about.
func about(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("The chapter on errors has 12 pages."), nil
}

// partly has done something all the same, and says so.
func partly(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultText("Removed the entry, but the file is left: " + err.Error()), nil
	}
	return mcp.NewToolResultText("Removed."), nil
}
