package missing

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type job struct{ Params []param }

type param struct{ Name, Description string }

var deploy = job{Params: []param{{Name: "branch"}}}

type triggered struct{ Params map[string]string }

// trigger puts a text together of which the beginning says that nothing was done.
func trigger(ctx context.Context, req *gosdk.CallToolRequest, in triggered) (*gosdk.CallToolResult, any, error) {
	if len(in.Params) == 0 {
		var list []string
		for _, p := range deploy.Params {
			about := ""
			if p.Description != "" {
				about = " - " + p.Description
			}
			list = append(list, fmt.Sprintf(" * %s%s", p.Name, about))
		}
		text := fmt.Sprintf("⚠️ PARAMETERS REQUIRED\n\nThe job %q needs these before it is triggered:\n%s", "deploy", strings.Join(list, "\n"))
		return &gosdk.CallToolResult{Content: []gosdk.Content{&gosdk.TextContent{Text: text}}}, nil, nil // want "falsesuccess/text: trigger"
	}
	return &gosdk.CallToolResult{Content: []gosdk.Content{&gosdk.TextContent{Text: "The job is triggered."}}}, nil, nil
}

// triggerGiven names what lacks.
func triggerGiven(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if lacking := req.GetStringSlice("lacking", nil); len(lacking) > 0 {
		return mcp.NewToolResultText(fmt.Sprintf("Missing required parameters:\n%s", fmt.Sprintf(" * %s", lacking))), nil // want "falsesuccess/text: triggerGiven"
	}
	return mcp.NewToolResultText("The job is triggered."), nil
}

// describe says which parameters a job has.
func describe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetBool("long", false) {
		var list []string
		for _, p := range deploy.Params {
			list = append(list, fmt.Sprintf("parameter %s is required", p.Name))
		}
		return mcp.NewToolResultText(fmt.Sprintf("The job has %d parameters:\n%s", len(list), strings.Join(list, "\n"))), nil
	}
	return mcp.NewToolResultText("deploy"), nil
}

// latest says of each item whether it can be read.
func latest(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetBool("long", false) {
		var list []string
		for _, p := range deploy.Params {
			if p.Description == "" {
				list = append(list, fmt.Sprintf("Failed to describe %s: it has no description", p.Name))
				continue
			}
			list = append(list, p.Description)
		}
		return mcp.NewToolResultText(strings.Join(list, "\n")), nil
	}
	return mcp.NewToolResultText("deploy"), nil
}
