package mcpgo_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const fullBoard = "The board is full: ask the user which card may go."

func inMemory(t *testing.T, s *server.MCPServer) *client.Client {
	t.Helper()
	c, err := client.NewInProcessClient(s)
	return connect(t, c, err)
}

func raw(err error) server.ToolHandlerFunc {
	return func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("fine"), err
	}
}

func reads(err error) server.ResourceHandlerFunc {
	return func(_ context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: "fine"}}, err
	}
}

func asks(err error) server.PromptHandlerFunc {
	return func(context.Context, mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		return mcp.NewGetPromptResult("fine", []mcp.PromptMessage{}), err
	}
}

// addOthers adds everything that is no tool, with a contract.
func addOthers[To mcpgo.Target](to To, err error, opts ...bridge.Option) {
	mcpgo.AddResource(to, mcp.NewResource("note://one", "note"), failures, reads(err), opts...)
	mcpgo.AddResourceTemplate(to, mcp.NewResourceTemplate("notes://{name}", "notes"), failures, server.ResourceTemplateHandlerFunc(reads(err)), opts...)
	mcpgo.AddPrompt(to, mcp.NewPrompt("ask"), failures, asks(err), opts...)
}

// others ask for everything that is no tool.
func others(t *testing.T, c *client.Client) map[string]error {
	t.Helper()
	read := func(uri string) error {
		var req mcp.ReadResourceRequest
		req.Params.URI = uri
		_, err := c.ReadResource(t.Context(), req)
		return err
	}
	var req mcp.GetPromptRequest
	req.Params.Name = "ask"
	_, prompt := c.GetPrompt(t.Context(), req)
	return map[string]error{"resource=note://one": read("note://one"), "resource=notes://two": read("notes://two"), "prompt=ask": prompt}
}

// All that is on a server speaks one dialect, which is stated in one place, and is logged once.
func TestForStatesOptionsOnce(t *testing.T) {
	s, log, err := bare(), newLog(t), bridge.NewError(fullBoard)
	notes := mcpgo.For(s, logTo(log), bridge.OwnWords(), bridge.MetaKey("com.example/error"),
		bridge.RequestIDs(func(context.Context) string { return "r7" }))
	mcpgo.AddTool(notes, mcp.NewTool("for"), failures, raw(err))
	mcpgo.AddTypedTool(notes, mcp.NewTool("typed"), failures, returns("", err))
	mcpgo.AddTool(s, mcp.NewTool("added"), failures, raw(err))
	s.AddTool(mcp.NewTool("plain"), raw(err))
	addOthers(notes, err)
	c := inMemory(t, s)
	for _, tool := range []string{"for", "typed", "added", "plain"} {
		result, err := c.CallTool(t.Context(), request(tool, nil))
		require.NoError(t, err)
		assert.Equal(t, "Error: "+fullBoard+"\n\ninternal_error · do not retry unchanged · request r7", text(t, result), tool)
		assert.Equal(t, "r7", result.Meta.AdditionalFields["com.example/error"].(map[string]any)["requestId"], tool)
		logged := log.take(t)
		assert.Contains(t, logged, "request_id=r7", tool)
		assert.Equal(t, 1, strings.Count(logged, "level="), tool)
	}
	for subject, err := range others(t, c) {
		assert.ErrorContains(t, err, fullBoard, subject)
		assert.ErrorContains(t, err, "request r7", subject)
	}
	assert.Equal(t, 3, strings.Count(log.take(t), "level="))
}

func TestOptionsOfOneToolAreAdded(t *testing.T) {
	s := bare()
	notes := mcpgo.For(s, quiet, bridge.RequestIDs(func(context.Context) string { return "r7" }))
	mcpgo.AddTool(notes, mcp.NewTool("t"), nil, raw(taxonomy.NotFound("Gone.")), bridge.Text(compat.PrefixText))
	result, err := callOnly(t, s, nil)
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(text(t, result), "[ERROR code=NOT_FOUND"), text(t, result))
	assert.Equal(t, "r7", result.Meta.AdditionalFields[render.DefaultMetaKey].(map[string]any)["requestId"])
}

// Resources and prompts have contracts as tools have, with the middleware and without.
func TestContractsOfResourcesAndPrompts(t *testing.T) {
	gone := taxonomy.NotFound("The note is gone.", taxonomy.Reason("note_missing"), taxonomy.Cause(errors.New(secret)))
	for name, opts := range map[string]func(bridge.Option) []server.ServerOption{
		"alone": func(bridge.Option) []server.ServerOption { return nil },
		"behind the middleware": func(log bridge.Option) []server.ServerOption {
			return []server.ServerOption{server.WithResourceHandlerMiddleware(mcpgo.ResourceMiddleware(log))}
		},
	} {
		t.Run(name, func(t *testing.T) {
			log := newLog(t)
			s := bare(opts(logTo(log))...)
			addOthers(s, gone, logTo(log))
			for subject, err := range others(t, inMemory(t, s)) {
				var e *taxonomy.Error
				require.ErrorAs(t, mcpgo.ProtocolFailure(err), &e, subject)
				assert.Equal(t, taxonomy.CodeNotFound, e.Code, subject)
				assert.Equal(t, noteMissing.Recovery, e.Recovery, subject)
				assert.NotContains(t, err.Error(), "hunter2")
			}
			logged := log.take(t)
			assert.Equal(t, 3, strings.Count(logged, " code=not_found reason=note_missing"))
			assert.Equal(t, 3, strings.Count(logged, "level="))
		})
	}
}

func TestResourcesAndPromptsThatSucceed(t *testing.T) {
	s := bare()
	addOthers(mcpgo.For(s, quiet), nil)
	for subject, err := range others(t, inMemory(t, s)) {
		assert.NoError(t, err, subject)
	}
}

// Only tools that say that a second call changes nothing may be called again after a failure
// that passes, however they were added.
func TestAnnotationsSayWhatMayBeRetried(t *testing.T) {
	for name, tt := range map[string]struct {
		says mcp.ToolOption
		can  bool
	}{
		"nothing":    {mcp.WithDescription("Sends."), false},
		"no hints":   {mcp.WithToolAnnotation(mcp.ToolAnnotation{}), false},
		"read-only":  {mcp.WithReadOnlyHintAnnotation(true), true},
		"idempotent": {mcp.WithIdempotentHintAnnotation(true), true},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			notes := mcpgo.For(s, quiet)
			mcpgo.AddTool(notes, mcp.NewTool("added", tt.says), nil, raw(context.DeadlineExceeded))
			s.AddTool(mcp.NewTool("plain", tt.says), raw(context.DeadlineExceeded))
			c := inMemory(t, s)
			for _, tool := range []string{"added", "plain"} {
				result, err := c.CallTool(t.Context(), request(tool, nil))
				require.NoError(t, err)
				if tt.can {
					assert.True(t, strings.HasSuffix(text(t, result), "\n\ntimeout · may be retried"), text(t, result))
					continue
				}
				assert.True(t, strings.HasSuffix(text(t, result), "\n\nRecovery: The call may have had its effect. Find out whether it did before you call the tool again."+
					"\n\ntimeout · do not retry unchanged"), text(t, result))
			}
		})
	}
}

// What makes AddTool panic is an error of TryAddTool, and nothing is added.
func TestTryAddTool(t *testing.T) {
	for name, add := range map[string]func(*server.MCPServer) error{
		`tool "t": the server or the handler is nil`: func(s *server.MCPServer) error { return mcpgo.TryAddTool(s, mcp.NewTool("t"), nil, nil) },
		`tool "t": the handler is nil`: func(s *server.MCPServer) error {
			return mcpgo.TryAddTypedTool[args, string](s, mcp.NewTool("t"), nil, nil)
		},
		`tool "t": contract: `: func(s *server.MCPServer) error {
			return mcpgo.TryAddTypedTool(s, mcp.NewTool("t"), contract.Contract{{Reason: "x"}}, returns("", nil))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			require.ErrorContains(t, add(s), name)
			assert.Empty(t, s.ListTools())
		})
	}
	s := bare()
	require.NoError(t, mcpgo.TryAddTool(s, mcp.NewTool("t"), failures, raw(nil), quiet))
	result, err := callOnly(t, s, nil)
	require.NoError(t, err)
	assert.Equal(t, "fine", text(t, result))
}

func TestDefinitionsThatCannotBeAdded(t *testing.T) {
	for name, add := range map[string]func(){
		"mcpgo.For: the server is nil": func() { mcpgo.For(nil) },
		"mcpgo.AddResource: the server or the handler is nil": func() {
			mcpgo.AddResource((*mcpgo.Server)(nil), mcp.NewResource("note://one", "note"), nil, reads(nil))
		},
		"mcpgo.AddPrompt: the server or the handler is nil": func() { mcpgo.AddPrompt(bare(), mcp.NewPrompt("ask"), nil, nil) },
	} {
		t.Run(name, func(t *testing.T) { assert.PanicsWithValue(t, name, add) })
	}
	assert.Panics(t, func() { mcpgo.AddPrompt(bare(), mcp.NewPrompt("ask"), contract.Contract{{Reason: "x"}}, asks(nil)) })
}
