package server

import (
	"context"
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

const promptName = "mend_server"

var mendPrompt = &mcp.Prompt{
	Name: promptName, Title: "Mend an MCP server",
	Description: "Find what misleads agents in a Go MCP server, and mend it step by step.",
	Arguments: []*mcp.PromptArgument{
		{Name: "package", Description: "packages to look at, such as ./server/...; default: ./..."},
		{Name: "rule", Description: "only this rule or category, such as swallowed"},
	},
}

func (s *service) addPrompt(served *gosdk.Server) {
	gosdk.AddPrompt(served, mendPrompt, promptFailures, s.mend)
}

// mend returns what a model has to do to mend a server.
func (s *service) mend(_ context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	packages, rule := req.Params.Arguments["package"], req.Params.Arguments["rule"]
	if packages == "" {
		packages = "./..."
	}
	selection := fmt.Sprintf("packages [%q]", clipped(text(packages), 200))
	if rule != "" {
		if err := checkRule(s.Rules, rule); err != nil {
			return nil, err
		}
		selection += fmt.Sprintf(" and rules [%q]", rule)
	}
	steps := strings.ReplaceAll(mendSteps, "SELECTION", selection)
	return &mcp.GetPromptResult{
		Description: mendPrompt.Description,
		Messages:    []*mcp.PromptMessage{{Role: "user", Content: &mcp.TextContent{Text: steps}}},
	}, nil
}

// mendSteps are the steps for a model.
const mendSteps = `Mend this Go MCP server, so that an agent that calls it learns of every failure and what to do about it.

1. Call lint with SELECTION. Read all pages: pass the cursor until there is none.
2. For findings that you do not understand, call explain with their place, such as server.go:12. It shows step by step what fails and what the client gets.
3. Call fix with the ids of findings that have a safe fix. Look at the diff. If it is right, call fix again with apply and its diff_id.
4. Mend the other findings by hand, as the lines "do:" say. The worst are failures that are answered as a success: tell the agent of them.
5. Build and test the module. Call lint again with the same arguments, and go on until no finding is left that you can mend.
6. Call failures with hidden, and mend those, too. Then call it without, and read what each tool answers when something fails. Each text should say what the agent can do next, and nothing about the inside of the server.

Change no behaviour but that of failures. Suppress a finding only if it is wrong, with a reason: //mcperrlint:ignore RULE -- REASON. At the end, tell the user what you changed, and what you left and why.`
