package gosdk_test

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const fullBoard = "The board is full: ask the user which card may go."

// everyKind adds a tool in every way, a resource, a template and a prompt, which all fail with err.
func everyKind(server *mcp.Server, notes *gosdk.Server, err error) {
	gosdk.AddTool(notes, &mcp.Tool{Name: "for"}, failures, returns("", err))
	gosdk.AddTool(server, &mcp.Tool{Name: "added"}, failures, returns("", err))
	mcp.AddTool(server, &mcp.Tool{Name: "typed"}, func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) {
		return nil, nil, err
	})
	server.AddTool(&mcp.Tool{Name: "raw", InputSchema: &jsonschema.Schema{Type: "object"}}, func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, err
	})
	read := func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return nil, err }
	gosdk.AddResource(notes, &mcp.Resource{Name: "note", URI: "note://one"}, failures, read)
	gosdk.AddResourceTemplate(notes, &mcp.ResourceTemplate{Name: "notes", URITemplate: "notes://{name}"}, failures, read)
	gosdk.AddPrompt(notes, &mcp.Prompt{Name: "ask"}, failures, func(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		return nil, err
	})
}

var tools = []string{"for", "added", "typed", "raw"}

// others ask for everything that is no tool.
func others(t *testing.T, session *mcp.ClientSession) map[string]error {
	t.Helper()
	_, one := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "note://one"})
	_, template := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "notes://two"})
	_, prompt := session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "ask"})
	return map[string]error{"resource=note://one": one, "resource=notes://two": template, "prompt=ask": prompt}
}

// All that is on a server speaks one dialect, which is stated in one place, and is logged once.
func TestForStatesOptionsOnce(t *testing.T) {
	server, log := bare(), &buffer{}
	notes := gosdk.For(server, bridge.Logger(slog.New(slog.NewTextHandler(log, nil))), bridge.OwnWords(),
		bridge.RequestIDs(func(context.Context) string { return "r7" }), bridge.MetaKey("com.example/error"))
	everyKind(server, notes, bridge.NewError(fullBoard))
	session := inMemory(t, server)
	for _, tool := range tools {
		result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool})
		require.NoError(t, err)
		assert.Equal(t, "Error: "+fullBoard+"\n\ninternal_error · do not retry unchanged · request r7", text(result), tool)
		assert.Equal(t, "r7", result.Meta["com.example/error"].(map[string]any)["requestId"], tool)
		logged := log.take(t)
		assert.Contains(t, logged, "request_id=r7", tool)
		assert.Equal(t, 1, strings.Count(logged, "level="), tool)
	}
	for subject, err := range others(t, session) {
		var wire *jsonrpc.Error
		require.ErrorAs(t, err, &wire, subject)
		assert.Equal(t, fullBoard, wire.Message, subject)
		assert.Contains(t, string(wire.Data), `"requestId":"r7"`, subject)
	}
	assert.Equal(t, 3, strings.Count(log.take(t), "level="))
}

func TestOptionsOfOneToolAreAdded(t *testing.T) {
	server := bare()
	notes := gosdk.For(server, quiet, bridge.RequestIDs(func(context.Context) string { return "r7" }))
	gosdk.AddTool(notes, &mcp.Tool{Name: "t"}, nil, returns("", taxonomy.NotFound("Gone.")), bridge.Text(compat.PrefixText))
	result, err := inMemory(t, server).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(text(result), "[ERROR code=NOT_FOUND"), text(result))
	assert.Equal(t, "r7", result.Meta[render.DefaultMetaKey].(map[string]any)["requestId"])
}

// A tool that was added without options does not send an envelope that its schema refuses.
func TestFollowersKeepToTheirSchema(t *testing.T) {
	server := bare()
	notes := gosdk.For(server, append([]bridge.Option{quiet}, enveloped...)...)
	gosdk.AddTool(notes, &mcp.Tool{Name: "first"}, nil, returns(sum{}, error(taxonomy.NotFound("Gone."))))
	gosdk.AddTool(server, &mcp.Tool{Name: "second"}, nil, returns(sum{}, error(taxonomy.NotFound("Gone.", taxonomy.LogLevel(slog.LevelDebug)))))
	session := inMemory(t, server)
	for tool, has := range map[string]bool{"first": true, "second": false} {
		result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool})
		require.NoError(t, err)
		assert.Equal(t, has, result.StructuredContent != nil, tool)
		if has {
			fitsSchema(t, session, result)
		}
	}
}

// Resources and prompts have contracts as tools have, with the middleware and without.
func TestContractsOfResourcesAndPrompts(t *testing.T) {
	gone := taxonomy.NotFound("The note is gone.", taxonomy.Reason("note_missing"), taxonomy.Cause(errors.New(secret)))
	read := func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return nil, gone }
	for name, middleware := range map[string]bool{"alone": false, "behind the middleware": true} {
		t.Run(name, func(t *testing.T) {
			server, log := bare(), &buffer{}
			logger := bridge.Logger(slog.New(slog.NewTextHandler(log, nil)))
			gosdk.AddResource(server, &mcp.Resource{Name: "note", URI: "note://one"}, failures, read, logger)
			gosdk.AddResourceTemplate(server, &mcp.ResourceTemplate{Name: "notes", URITemplate: "notes://{name}"}, failures, read, logger)
			gosdk.AddPrompt(server, &mcp.Prompt{Name: "ask"}, failures, func(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
				return nil, gone
			}, logger)
			if middleware {
				server.AddReceivingMiddleware(gosdk.Middleware(logger))
			}
			for subject, err := range others(t, inMemory(t, server)) {
				var e *taxonomy.Error
				require.ErrorAs(t, gosdk.ProtocolFailure(err), &e, subject)
				assert.Equal(t, taxonomy.CodeNotFound, e.Code, subject)
				assert.Equal(t, noteMissing.Recovery, e.Recovery, subject)
				assert.NotContains(t, err.Error(), "hunter2")
			}
			logged := log.take(t)
			assert.Equal(t, 3, strings.Count(logged, " code=not_found reason=note_missing"))
			assert.Equal(t, 3, strings.Count(logged, "level="))
			for _, subject := range []string{"resource=note://one", "resource=notes://two", "prompt=ask"} {
				assert.Contains(t, logged, subject)
			}
		})
	}
}

func TestResourcesAndPromptsThatSucceed(t *testing.T) {
	server := bare()
	gosdk.AddResource(server, &mcp.Resource{Name: "note", URI: "note://one"}, nil, func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: "note://one", Text: "fine"}}}, nil
	}, quiet)
	gosdk.AddPrompt(server, &mcp.Prompt{Name: "ask"}, nil, func(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		return &mcp.GetPromptResult{Description: "fine"}, nil
	}, quiet)
	session := inMemory(t, server)
	note, err := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "note://one"})
	require.NoError(t, err)
	assert.Equal(t, "fine", note.Contents[0].Text)
	prompt, err := session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "ask"})
	require.NoError(t, err)
	assert.Equal(t, "fine", prompt.Description)
}

func TestWhatAHandlerOfAResourceChoseStays(t *testing.T) {
	server, log := bare(), &buffer{}
	gosdk.AddResource(server, &mcp.Resource{Name: "note", URI: "note://one"}, nil, func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, mcp.ResourceNotFoundError("note://one")
	}, bridge.Logger(slog.New(slog.NewTextHandler(log, nil))))
	_, err := inMemory(t, server).ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "note://one"})
	var sent, known *jsonrpc.Error
	require.ErrorAs(t, err, &sent)
	require.ErrorAs(t, mcp.ResourceNotFoundError("note://one"), &known)
	assert.Equal(t, known, sent)
	assert.Equal(t, 1, strings.Count(log.take(t), "level="))
}

// Middleware of others sees the failure and its cause, wherever it stands.
func TestOtherMiddlewareSeesTheError(t *testing.T) {
	for name, outside := range map[string]bool{"before the bridge": true, "behind it": false} {
		t.Run(name, func(t *testing.T) {
			server := bare()
			var seen []error
			watch := func(next mcp.MethodHandler) mcp.MethodHandler {
				return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
					result, err := next(ctx, method, req)
					if r, ok := result.(*mcp.CallToolResult); ok && r.GetError() != nil {
						seen = append(seen, r.GetError())
					}
					return result, err
				}
			}
			if !outside {
				server.AddReceivingMiddleware(watch)
			}
			notes := gosdk.For(server, quiet)
			if outside {
				server.AddReceivingMiddleware(watch)
			}
			cause := &fs.PathError{Op: "open", Path: secret, Err: fs.ErrNotExist}
			gosdk.AddTool(notes, &mcp.Tool{Name: "t"}, failures, returns("", error(noteMissing.Fail("", taxonomy.Cause(cause)))))
			result, err := inMemory(t, server).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			require.NoError(t, err)
			assert.NotContains(t, asJSON(t, result), "hunter2")
			require.Len(t, seen, 1)
			assert.Equal(t, noteMissing.When, seen[0].Error())
			require.ErrorIs(t, seen[0], &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "note_missing"})
			require.ErrorIs(t, seen[0], fs.ErrNotExist)
		})
	}
}

// Only tools that say that a second call changes nothing may be called again after a failure
// that passes, however they were added.
func TestAnnotationsSayWhatMayBeRetried(t *testing.T) {
	late := func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) {
		return nil, nil, context.DeadlineExceeded
	}
	for name, tt := range map[string]struct {
		says *mcp.ToolAnnotations
		can  bool
	}{
		"nothing":     {nil, false},
		"destructive": {&mcp.ToolAnnotations{Title: "Send"}, false},
		"read-only":   {&mcp.ToolAnnotations{ReadOnlyHint: true}, true},
		"idempotent":  {&mcp.ToolAnnotations{IdempotentHint: true}, true},
	} {
		t.Run(name, func(t *testing.T) {
			server := mcp.NewServer(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ServerOptions{PageSize: 1})
			notes := gosdk.For(server, quiet)
			mcp.AddTool(server, &mcp.Tool{Name: "before"}, late)
			gosdk.AddTool(notes, &mcp.Tool{Name: "added", Annotations: tt.says}, nil, returns("", context.DeadlineExceeded))
			mcp.AddTool(server, &mcp.Tool{Name: "typed", Annotations: tt.says}, late)
			session := inMemory(t, server)
			for _, tool := range []string{"added", "typed"} {
				result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool})
				require.NoError(t, err)
				if tt.can {
					assert.True(t, strings.HasSuffix(text(result), "\n\ntimeout · may be retried"), text(result))
					continue
				}
				assert.True(t, strings.HasSuffix(text(result), "\n\nRecovery: The call may have had its effect. Find out whether it did before you call the tool again."+
					"\n\ntimeout · do not retry unchanged"), text(result))
			}
		})
	}
}

// What makes AddTool panic is an error of TryAddTool, and nothing is added.
func TestTryAddTool(t *testing.T) {
	for name, add := range map[string]func(*mcp.Server) error{
		"the tool is nil": func(s *mcp.Server) error { return gosdk.TryAddTool(s, nil, nil, returns("", nil)) },
		`tool "t": the server or the handler is nil`: func(s *mcp.Server) error {
			return gosdk.TryAddTool[any, string](s, &mcp.Tool{Name: "t"}, nil, nil)
		},
		`tool "t": contract: `: func(s *mcp.Server) error {
			return gosdk.TryAddTool(s, &mcp.Tool{Name: "t"}, contract.Contract{{Reason: "x"}}, returns("", nil))
		},
		`tool "t": input schema: `: func(s *mcp.Server) error {
			return gosdk.TryAddTool(s, &mcp.Tool{Name: "t", InputSchema: map[string]any{"type": 7}}, nil, returns("", nil))
		},
		`tool "t": output schema: `: func(s *mcp.Server) error {
			return gosdk.TryAddTool(s, &mcp.Tool{Name: "t"}, nil, returns(make(chan int), nil))
		},
		`tool "t": AddTool`: func(s *mcp.Server) error { // the SDK itself panics
			return gosdk.TryAddTool(s, &mcp.Tool{Name: "t"}, nil, func(context.Context, *mcp.CallToolRequest, int) (string, error) { return "", nil })
		},
	} {
		t.Run(name, func(t *testing.T) {
			server := bare()
			require.ErrorContains(t, add(server), name)
			gosdk.AddTool(server, &mcp.Tool{Name: "other"}, nil, returns("", nil))
			list, err := inMemory(t, server).ListTools(t.Context(), nil)
			require.NoError(t, err)
			assert.Len(t, list.Tools, 1)
		})
	}
	server := bare()
	require.NoError(t, gosdk.TryAddTool(server, &mcp.Tool{Name: "t"}, failures, returns("fine", nil), quiet))
	result, err := inMemory(t, server).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
	require.NoError(t, err)
	assert.Equal(t, "fine", text(result))
}

func TestDefinitionsThatCannotBeAdded(t *testing.T) {
	read := func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return nil, nil }
	for name, add := range map[string]func(){
		"gosdk.For: the server is nil":                                    func() { gosdk.For(nil) },
		"gosdk.AddResource: the server is nil":                            func() { gosdk.AddResource((*gosdk.Server)(nil), &mcp.Resource{}, nil, read) },
		"gosdk.AddPrompt: the definition or the handler is nil":           func() { gosdk.AddPrompt(bare(), &mcp.Prompt{}, nil, nil) },
		"gosdk.AddResource: the definition or the handler is nil":         func() { gosdk.AddResource(bare(), nil, nil, read) },
		"gosdk.AddResourceTemplate: the definition or the handler is nil": func() { gosdk.AddResourceTemplate(bare(), nil, nil, read) },
	} {
		t.Run(name, func(t *testing.T) { assert.PanicsWithValue(t, name, add) })
	}
	assert.Panics(t, func() {
		gosdk.AddResource(bare(), &mcp.Resource{URI: "note://one"}, contract.Contract{{Reason: "x"}}, read)
	})
}
