// Package joined answers in one place, with a text that says whether all went well.
package joined

import (
	"context"
	"fmt"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/falsesuccess/internal/waiting"
)

type input struct {
	URL  string
	Wait bool
}

type output struct {
	URL     string `json:"url"`
	Message string `json:"message"`
	Ready   bool   `json:"ready"`
}

func create(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message := "The database is accepted."
	if in.Wait {
		if err := waiting.For(ctx, in.URL); err != nil {
			message = fmt.Sprintf("Error: %s", err.Error()) // want "falsesuccess/derived: waiting.For"
		} else {
			message = "The database is ready."
		}
	}
	return nil, output{URL: in.URL, Message: message}, nil
}

// asked waits behind an interface.
func asked(w waiting.Waiter) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text := "all is well"
		if err := w.Wait(ctx); err != nil {
			text = "cannot wait: " + err.Error() // want "falsesuccess/derived: waiting.Waiter.Wait"
		}
		return mcp.NewToolResultText(text), nil
	}
}

// flagged sets the flag, too.
func flagged(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message, failed := "The database is ready.", false
	if err := waiting.For(ctx, in.URL); err != nil {
		message, failed = "Error: "+err.Error(), true
	}
	return &gosdk.CallToolResult{IsError: failed}, output{Message: message}, nil
}

// beside says in a field of its own that it failed.
func beside(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message, ready := "The database is ready.", true
	if err := waiting.For(ctx, in.URL); err != nil {
		message, ready = "Error: "+err.Error(), false
	}
	return nil, output{Message: message, Ready: ready}, nil
}

// noted answers with something else, and says beside it what it lacks.
func noted(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message := ""
	if err := waiting.For(ctx, in.URL); err != nil {
		message = "Error: " + err.Error()
	}
	return nil, output{URL: in.URL, Message: message}, nil
}

// warned says that it is done all the same.
func warned(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message := "The database is created."
	if err := waiting.For(ctx, in.URL); err != nil {
		message = "The database is created, but waiting for it failed: " + err.Error()
	}
	return nil, output{URL: in.URL, Message: message}, nil
}

// each says of every item whether it went well.
func each(ctx context.Context, req *gosdk.CallToolRequest, in []string) (*gosdk.CallToolResult, []output, error) {
	var list []output
	for _, url := range in {
		message := "The database is ready."
		if err := waiting.For(ctx, url); err != nil {
			message = "Error: " + err.Error()
		}
		list = append(list, output{URL: url, Message: message})
	}
	return nil, list, nil
}

// logged tells nobody but a log.
func logged(ctx context.Context, req *gosdk.CallToolRequest, in input) (*gosdk.CallToolResult, output, error) {
	message := "The database is ready."
	if err := waiting.For(ctx, in.URL); err != nil {
		message = "Error: " + err.Error()
	}
	log.Print(message)
	return nil, output{URL: in.URL}, nil
}
