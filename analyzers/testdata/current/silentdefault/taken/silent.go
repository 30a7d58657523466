package taken

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func registerSilent(s *server.MCPServer, t *tracker) {
	s.AddTool(mcp.NewTool("create_refused", mcp.WithString("title", mcp.Required())), t.createRefused)
	s.AddTool(mcp.NewTool("create_empty", mcp.WithString("title", mcp.Required())), t.createEmpty)
	s.AddTool(mcp.NewTool("create_trimmed", mcp.WithString("title", mcp.Required())), t.createTrimmed)
	s.AddTool(mcp.NewTool("update_asked", mcp.WithBoolean("pinned")), t.updateAsked)
	s.AddTool(mcp.NewTool("update_default", mcp.WithString("state")), t.updateDefault)
	s.AddTool(mcp.NewTool("update_one_of", mcp.WithString("state", mcp.Required())), t.updateOneOf)
	s.AddTool(mcp.NewTool("set_bound", mcp.WithArray("labels")), t.setBound)
	s.AddTool(mcp.NewTool("set_counted", mcp.WithArray("labels", mcp.Required())), t.setCounted)
	s.AddTool(mcp.NewTool("delete_helped", mcp.WithString("id", mcp.Required())), t.deleteHelped)
	s.AddTool(mcp.NewTool("delete_refused", mcp.WithString("id", mcp.Required())), t.deleteRefused)
	s.AddTool(mcp.NewTool("find_issues", mcp.WithBoolean("closed"), mcp.WithReadOnlyHintAnnotation(true)), t.find)
	s.AddTool(mcp.NewTool("send_optional", mcp.WithString("note")), t.sendOptional)
	s.AddTool(mcp.NewTool("merge_either", mcp.WithAny("fields")), t.mergeEither)
}

// createRefused asks the library, which refuses.
func (t *tracker) createRefused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, err := req.RequireString("title")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return done(issue{Title: title})
}

// createEmpty refuses the text that stands for none.
func (t *tracker) createEmpty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title := req.GetString("title", "")
	if title == "" {
		return mcp.NewToolResultError("title is missing"), nil
	}
	return done(issue{Title: title})
}

// createTrimmed refuses it without its blanks.
func (t *tracker) createTrimmed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	title, _ := req.GetArguments()["title"].(string)
	if strings.TrimSpace(title) == "" {
		return nil, errors.New("title is missing")
	}
	return done(issue{Title: title})
}

// updateAsked asks whether there was a flag.
func (t *tracker) updateAsked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	pinned, ok := req.GetArguments()["pinned"].(bool)
	if !ok {
		return mcp.NewToolResultError("pinned must be true or false"), nil
	}
	return done(issue{Pinned: pinned})
}

// updateDefault has a default that says something, for an argument that need not be given.
func (t *tracker) updateDefault(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return done(issue{Body: req.GetString("state", "open")})
}

// updateOneOf refuses all that it does not know, the empty text among it.
func (t *tracker) updateOneOf(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch state := req.GetString("state", ""); state {
	case "open", "closed":
		return done(issue{Body: state})
	}
	return mcp.NewToolResultError("state is open or closed"), nil
}

// setBound decodes all arguments, which refuses.
func (t *tracker) setBound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in issue
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return done(in)
}

// setCounted refuses an empty list.
func (t *tracker) setCounted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, _ := req.GetArguments()["labels"].([]any)
	if len(labels) == 0 {
		return mcp.NewToolResultError("labels must be a list"), nil
	}
	return done(issue{Labels: labels})
}

// deleteHelped asks a helper and tells what that says.
func (t *tracker) deleteHelped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, err := optional[string](req, "id")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("deleted " + id), nil
}

// deleteRefused hands it to a function that refuses nothing, after it has asked itself.
func (t *tracker) deleteRefused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := req.GetString("id", "")
	if len(id) == 0 {
		return mcp.NewToolResultErrorf("which one?"), nil
	}
	return mcp.NewToolResultText("deleted " + id), nil
}

// find changes nothing, and what it reads need not be given.
func (t *tracker) find(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(t.issues, req.GetBool("closed", false))), nil
}

// sendOptional asks whether there is a text, which means something here.
func (t *tracker) sendOptional(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := "sent"
	if note := req.GetString("note", "none"); note != "none" {
		text += " with " + note
	}
	return mcp.NewToolResultText(text), nil
}

// mergeEither reads an object or a text with JSON.
func (t *tracker) mergeEither(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch fields := req.GetArguments()["fields"].(type) {
	case map[string]any:
		return done(issue{Fields: fields})
	case string:
		return done(issue{Body: fields})
	}
	return mcp.NewToolResultError("fields must be an object"), nil
}

type created struct {
	Title  string `json:"title"`
	Pinned bool   `json:"pinned,omitempty"`
}

// createTyped has an input of which the library has checked each field.
func createTyped(ctx context.Context, req *sdk.CallToolRequest, in created) (*sdk.CallToolResult, issue, error) {
	return nil, issue{Title: in.Title, Pinned: in.Pinned}, nil
}

// setRaw reads a map that the program has filled, and not the agent.
func (t *tracker) setRaw(ctx context.Context, req *sdk.CallToolRequest, in struct{ Title string }) (*sdk.CallToolResult, issue, error) {
	own := map[string]any{"title": in.Title}
	title, _ := own["title"].(string)
	return nil, issue{Title: title}, nil
}

var _ = registerSilent
