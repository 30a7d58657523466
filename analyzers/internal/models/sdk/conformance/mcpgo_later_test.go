//go:build !older

package conformance

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// mcpGoFailure returns the error of a scene.
func (s scene) mcpGoFailure() error {
	coded := mcp.URLElicitationRequiredError{
		Elicitations: []mcp.ElicitationParams{{Mode: mcp.ElicitationModeURL, URL: "https://example.test", ElicitationID: "1", Message: "m"}},
	}
	if s.Variant == codedByPointer {
		return s.failure(&coded, &coded, nil)
	}
	return s.failure(coded, coded, nil)
}

// mcpGoOptions returns what a server of the scene needs beside its handler.
func (s scene) mcpGoOptions() []server.ServerOption {
	switch {
	case s.runsTask() && s.In == sdk.BadOutput:
		return []server.ServerOption{server.WithTaskCapabilities(true, true, true), server.WithOutputSchemaValidation()}
	case s.runsTask():
		return []server.ServerOption{server.WithTaskCapabilities(true, true, true)}
	case s.Kind == sdk.Completion:
		return []server.ServerOption{server.WithCompletions(), server.WithPromptCompletionProvider(completer{s}), server.WithResourceCompletionProvider(completer{s})}
	case s.In == sdk.BadArguments && s.Kind == sdk.Tool:
		return []server.ServerOption{server.WithInputSchemaValidation()}
	case s.In == sdk.BadOutput:
		return []server.ServerOption{server.WithOutputSchemaValidation()}
	}
	return nil
}

// A completer completes arguments.
type completer struct{ scene scene }

// CompletePromptArgument returns nothing, or fails.
func (c completer) CompletePromptArgument(context.Context, string, mcp.CompleteArgument, mcp.CompleteContext) (*mcp.Completion, error) {
	return &mcp.Completion{Values: []string{}}, c.scene.mcpGoFailure()
}

// CompleteResourceArgument does the same.
func (c completer) CompleteResourceArgument(context.Context, string, mcp.CompleteArgument, mcp.CompleteContext) (*mcp.Completion, error) {
	return &mcp.Completion{Values: []string{}}, c.scene.mcpGoFailure()
}
