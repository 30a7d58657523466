// Package validated holds arguments against a schema, and asks for them then.
package validated

import (
	"context"
	"fmt"

	"github.com/strowk/foxy-contexts/pkg/fxctx"
	"github.com/strowk/foxy-contexts/pkg/mcp"
	"github.com/strowk/foxy-contexts/pkg/toolinput"
)

func failed(err error) *mcp.CallToolResult {
	yes := true
	return &mcp.CallToolResult{IsError: &yes, Content: []any{mcp.TextContent{Type: "text", Text: err.Error()}}}
}

const pod = "pod"

// New makes the tool.
func New() fxctx.Tool {
	namespace := "namespace"
	schema := toolinput.NewToolInputSchema(
		toolinput.WithRequiredString(pod, "name of the pod"),
		toolinput.WithRequiredString(namespace, "where it is"),
		toolinput.WithString("container", "name of the container"),
	)
	return fxctx.NewTool(&mcp.Tool{Name: "logs"}, func(ctx context.Context, args map[string]any) *mcp.CallToolResult {
		input, err := schema.Validate(args)
		if err != nil {
			return failed(fmt.Errorf("invalid input: %w", err)) // want `plain error \(fmt.Errorf\)`
		}
		name, err := input.String(pod)
		if err != nil {
			return failed(fmt.Errorf("invalid pod: %w", err))
		}
		namespace, err := input.String(namespace)
		if err != nil {
			return failed(fmt.Errorf("invalid namespace: %w", err))
		}
		if _, err := input.String("container"); err != nil {
			return failed(fmt.Errorf("no container: %w", err)) // want `plain error \(fmt.Errorf\)`
		}
		if _, err := input.Number(pod); err != nil {
			return failed(fmt.Errorf("no number: %w", err)) // want `plain error \(fmt.Errorf\)`
		}
		return &mcp.CallToolResult{Content: []any{mcp.TextContent{Type: "text", Text: namespace + name}}}
	})
}
