package server

import (
	"context"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// mostCompletions is how many values the protocol allows.
const mostCompletions = 100

// complete completes the names of rules and pages.
func (s *service) complete(_ context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
	var names []string
	switch {
	case req.Params.Ref == nil:
	case req.Params.Ref.URI == pageTemplate:
		names = s.pages
	case req.Params.Ref.URI == ruleTemplate, req.Params.Ref.Name == promptName && req.Params.Argument.Name == "rule":
		for _, r := range s.Rules {
			names = append(names, r.Name)
		}
	}
	values := []string{}
	for _, name := range names {
		if strings.HasPrefix(name, req.Params.Argument.Value) {
			values = append(values, name)
		}
	}
	return &mcp.CompleteResult{Completion: mcp.CompletionResultDetails{
		Values: values[:min(len(values), mostCompletions)], Total: len(values), HasMore: len(values) > mostCompletions,
	}}, nil
}
