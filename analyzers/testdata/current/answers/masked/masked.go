// Package masked answers with successes where errors are known.
package masked

import (
	"context"
	"log"
	"os"
	"strconv"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.Params.Name {
	case "shown":
		if err := os.Remove("a"); err != nil {
			return text(err.Error()), nil // want `^.raw.: os.Remove shown recorded made$`
		}
	case "failure":
		if err := os.Remove("a"); err != nil {
			return text("cannot remove it"), nil // want `^.raw.: os.Remove failure made$`
		}
	case "harmless":
		if err := os.Remove("a"); err != nil {
			return text("removed without errors"), nil // want `^.raw.: os.Remove made$`
		}
	case "partial":
		if err := os.Remove("a"); err != nil {
			return text("done, but it is still there"), nil // want `^.raw.: os.Remove partial made$`
		}
	case "recorded":
		if err := os.Remove("a"); err != nil {
			log.Print(err)
			return text("done"), nil // want `^.raw.: os.Remove recorded made$`
		}
	case "argument":
		if _, err := strconv.Atoi(req.Params.Name); err != nil {
			return text("a word"), nil // want `^.raw.: strconv.Atoi argument made$`
		}
	case "tried":
		if err := os.Remove("a"); err != nil {
			other, err := find(ctx)
			if err != nil {
				return nil, err
			}
			return text(other), nil
		}
	case "flagged":
		if err := os.Remove("a"); err != nil {
			return &mcp.CallToolResult{IsError: true}, nil
		}
	case "through":
		if err := os.Remove("a"); err != nil {
			return answer(err.Error()) // want `^.raw.: os.Remove shown recorded made$`
		}
	}
	return text("done"), nil
}

func find(ctx context.Context) (string, error) { return "", ctx.Err() }

// answer never fails.
func answer(s string) (*mcp.CallToolResult, error) { return text(s), nil }

func build(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return text("done"), nil // want `^.build.: os.Remove made$`
	}
	return text("done"), nil
}

// service returns no result of a tool.
func service(name string) (string, error) {
	if err := os.Remove(name); err != nil {
		return "", nil
	}
	return name, nil
}
