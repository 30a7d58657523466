package mcpgo_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math"
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

var quiet = bridge.Logger(nil)

func logTo(w io.Writer) bridge.Option { return bridge.Logger(slog.New(slog.NewTextHandler(w, nil))) }

func bare(opts ...server.ServerOption) *server.MCPServer {
	return server.NewMCPServer("test", "1", opts...)
}

// callOnly calls the tool "t" of a server.
func callOnly(t *testing.T, s *server.MCPServer, arguments any) (*mcp.CallToolResult, error) {
	t.Helper()
	c, err := client.NewInProcessClient(s)
	return connect(t, c, err).CallTool(t.Context(), request("t", arguments))
}

func returns[Out any](out Out, err error) func(context.Context, mcp.CallToolRequest, map[string]any) (Out, error) {
	return func(context.Context, mcp.CallToolRequest, map[string]any) (Out, error) { return out, err }
}

func TestAddToolRefuses(t *testing.T) {
	handler := func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }
	for name, add := range map[string]func(){
		"no server":  func() { mcpgo.AddTool((*server.MCPServer)(nil), mcp.NewTool("t"), nil, handler) },
		"no handler": func() { mcpgo.AddTool(bare(), mcp.NewTool("t"), nil, nil) },
		"a broken contract": func() {
			mcpgo.AddTool(bare(), mcp.NewTool("t"), contract.Contract{{Reason: "x"}}, handler)
		},
		"no typed handler": func() { mcpgo.AddTypedTool[args, string](bare(), mcp.NewTool("t"), nil, nil) },
		"a broken contract of a typed tool": func() {
			mcpgo.AddTypedTool(bare(), mcp.NewTool("t"), contract.Contract{{}}, returns("", nil))
		},
		"a broken contract of middleware": func() { mcpgo.ToolMiddleware(bridge.Contracts(contract.Registry{"t": {{}}})) },
	} {
		t.Run(name, func(t *testing.T) { assert.Panics(t, add) })
	}
}

func TestNothingDeclared(t *testing.T) {
	s := bare()
	mcpgo.AddTypedTool(s, mcp.NewTool("t"), nil, returns("", taxonomy.NotFound("Gone.", taxonomy.Reason("note_missing"))), quiet)
	var e *taxonomy.Error
	require.ErrorAs(t, mcpgo.Failure(callOnly(t, s, nil)), &e)
	assert.Equal(t, "note_missing", e.Reason)
	assert.Empty(t, e.Recovery)
}

func TestAddedTwice(t *testing.T) {
	s := bare()
	mcpgo.AddTypedTool(s, mcp.NewTool("t"), nil, returns("first", nil), quiet)
	mcpgo.AddTypedTool(s, mcp.NewTool("t"), nil, returns("second", nil), quiet)
	result, err := callOnly(t, s, nil)
	require.NoError(t, err)
	assert.Equal(t, "second", text(t, result))
}

func TestAnErrorWinsOverAResult(t *testing.T) {
	s := bare()
	mcpgo.AddTool(s, mcp.NewTool("t"), nil, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("fine"), taxonomy.Conflict("It exists.")
	}, quiet)
	result, err := callOnly(t, s, nil)
	require.ErrorIs(t, mcpgo.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeConflict})
	assert.NotContains(t, asJSON(t, result), "fine")
}

func TestOutputs(t *testing.T) {
	add := func(out any) *server.MCPServer {
		s := bare()
		mcpgo.AddTypedTool(s, mcp.NewTool("t"), nil, returns(out, nil), quiet)
		return s
	}
	for name, tt := range map[string]struct {
		out              any
		text, structured string
	}{
		"a string": {"plain", "plain", "null"},
		"a struct": {sum{7}, `{"total":7}`, `{"total":7}`},
		"a list":   {[]int{1, 2}, `[1,2]`, "null"},
		"a result": {mcp.NewToolResultText("own"), "own", "null"},
		"a result with structured content": {
			&mcp.CallToolResult{Content: []mcp.Content{mcp.NewTextContent("own")}, StructuredContent: sum{7}}, "own", `{"total":7}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			result, err := callOnly(t, add(tt.out), nil)
			require.NoError(t, mcpgo.Failure(result, err))
			assert.Equal(t, tt.text, text(t, result))
			assert.JSONEq(t, tt.structured, asJSON(t, result.StructuredContent))
		})
	}
	t.Run("nothing at all", func(t *testing.T) {
		result, err := callOnly(t, add(nil), nil)
		require.NoError(t, mcpgo.Failure(result, err))
		assert.Empty(t, result.Content)
	})
	for name, out := range map[string]any{
		"no JSON": math.NaN(), "a method that panics": explosive{}, "no result": (*mcp.CallToolResult)(nil),
		"structured content that is no JSON": &mcp.CallToolResult{StructuredContent: math.NaN()},
	} {
		t.Run(name, func(t *testing.T) {
			result, err := callOnly(t, add(out), nil)
			require.NoError(t, err, "it is a result with the error flag")
			var e *taxonomy.Error
			require.ErrorAs(t, mcpgo.Failure(result, err), &e)
			assert.Equal(t, strings.Contains(name, "no JSON"), e.Code == taxonomy.CodeSerializationError)
		})
	}
}

type explosive struct{}

func (explosive) MarshalJSON() ([]byte, error) { panic("boom") }

func TestInputSchemas(t *testing.T) {
	s := bare()
	handler := func(context.Context, mcp.CallToolRequest, args) (string, error) { return "", nil }
	mcpgo.AddTypedTool(s, mcp.NewTool("inferred"), nil, handler, quiet)
	mcpgo.AddTypedTool(s, mcp.NewTool("own", mcp.WithString("how", mcp.Description("mine"))), nil, handler, quiet)
	c, err := client.NewInProcessClient(s)
	tools, err := connect(t, c, err).ListTools(t.Context(), mcp.ListToolsRequest{})
	require.NoError(t, err)
	require.Len(t, tools.Tools, 2)
	for _, tool := range tools.Tools {
		var shown struct {
			InputSchema struct {
				Properties map[string]map[string]any
			}
		}
		require.NoError(t, json.Unmarshal([]byte(asJSON(t, tool)), &shown))
		require.Contains(t, shown.InputSchema.Properties, "how", tool.Name)
		assert.Equal(t, tool.Name == "own", shown.InputSchema.Properties["how"]["description"] == "mine")
	}
}

func TestForms(t *testing.T) {
	sent := noteMissing.Fail("", taxonomy.Data("name", "x"))
	for name, tt := range map[string]struct {
		opts []bridge.Option
		read []taxonomy.ReadOption
		want taxonomy.Result
	}{
		"default":    {nil, nil, render.Result(sent, render.StructuredAbsent)},
		"structured": {[]bridge.Option{bridge.Strategy(render.StructuredPresent)}, nil, render.Result(sent, render.StructuredPresent)},
		"envelope": {
			[]bridge.Option{bridge.Strategy(render.StructuredPresent), bridge.Rendering(compat.EnvelopeForm())}, nil,
			render.Result(sent, render.StructuredPresent, compat.EnvelopeForm()),
		},
		"arcade": {[]bridge.Option{bridge.Rendering(compat.ArcadeForm())}, nil, render.Result(sent, 0, compat.ArcadeForm())},
		"key":    {[]bridge.Option{bridge.MetaKey("com.example/e")}, []taxonomy.ReadOption{taxonomy.MetaKey("com.example/e")}, render.Result(sent, 0, render.MetaKey("com.example/e"))},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			mcpgo.AddTypedTool(s, mcp.NewTool("t"), failures, returns("", error(sent)), append(tt.opts, quiet)...)
			result, err := callOnly(t, s, nil)
			require.NoError(t, err)
			assert.Equal(t, tt.want.Text, text(t, result))
			assert.JSONEq(t, asJSON(t, tt.want.Structured), asJSON(t, result.StructuredContent))
			if tt.want.Meta != nil {
				assert.JSONEq(t, asJSON(t, tt.want.Meta), asJSON(t, result.Meta.AdditionalFields))
			}
			var e *taxonomy.Error
			require.ErrorAs(t, mcpgo.Failure(result, err, tt.read...), &e)
			assert.Equal(t, taxonomy.CodeNotFound, e.Code)
			assert.Equal(t, "note_missing", e.Reason)
			if name != "arcade" { // which has no place for data
				assert.Equal(t, map[string]any{"name": "x"}, e.Data)
			}
		})
	}
}

// visit is an error for which mcp-go has an answer of its own, as
// mcp.URLElicitationRequiredError in its newer versions.
type visit struct{}

func (visit) Error() string                  { return "visit the page" }
func (visit) JSONRPCError() mcp.JSONRPCError { return mcp.JSONRPCError{} }

func TestWhatMCPGoAnswersItselfGoesOn(t *testing.T) {
	s := bare(server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware(quiet)))
	handler := func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, fmt.Errorf("first: %w", visit{})
	}
	s.AddTool(mcp.NewTool("t"), handler)
	_, err := callOnly(t, s, nil)
	require.ErrorContains(t, err, "visit the page")

	s = bare()
	mcpgo.AddTool(s, mcp.NewTool("t"), nil, handler, quiet)
	_, err = callOnly(t, s, nil)
	require.ErrorContains(t, err, "visit the page")

	s = bare()
	mcpgo.AddTool(s, mcp.NewTool("t"), nil, func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { panic(visit{}) }, quiet)
	result, err := callOnly(t, s, nil)
	require.ErrorIs(t, mcpgo.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeInternalError}, "a panic is a defect")
}

func TestWhatMCPGoAnswersItselfGoesOnFromResources(t *testing.T) {
	read := mcpgo.ResourceMiddleware(quiet)(func(context.Context, mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { return nil, visit{} })
	_, err := read(t.Context(), mcp.ReadResourceRequest{})
	require.Equal(t, visit{}, err)
	ask := mcpgo.PromptMiddleware(quiet)(func(context.Context, mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, visit{} })
	_, err = ask(t.Context(), mcp.GetPromptRequest{})
	require.Equal(t, visit{}, err)
}

func TestNumbersOfProtocolErrors(t *testing.T) {
	for sentinel, code := range map[error]taxonomy.Code{
		mcp.ErrParseError: taxonomy.CodeParseError, mcp.ErrInvalidRequest: taxonomy.CodeInvalidRequest,
		mcp.ErrMethodNotFound: taxonomy.CodeMethodNotFound, mcp.ErrInvalidParams: taxonomy.CodeInvalidParams,
		mcp.ErrInternalError: taxonomy.CodeInternalError, mcp.ErrResourceNotFound: taxonomy.CodeNotFound,
	} {
		err := fmt.Errorf("%w: odd", sentinel)
		var e *taxonomy.Error
		require.ErrorAs(t, mcpgo.ProtocolFailure(err), &e)
		assert.Equal(t, code, e.Code)
		assert.Equal(t, "odd", e.Message)
		assert.ErrorIs(t, e, sentinel)
	}
}

func TestFailureOfNothing(t *testing.T) {
	require.NoError(t, mcpgo.Failure(nil, nil))
	require.NoError(t, mcpgo.ProtocolFailure(nil))
	require.ErrorIs(t, mcpgo.Failure(nil, context.DeadlineExceeded), &taxonomy.Error{Code: taxonomy.CodeTimeout})
}

// The cost of a successful call: through mcp-go alone, and through the bridge.
func BenchmarkSuccessfulCall(b *testing.B) {
	plain, bridged := bare(), bare(server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware()))
	plain.AddTool(mcp.NewTool("t", mcp.WithString("how")), mcp.NewTypedToolHandler(func(context.Context, mcp.CallToolRequest, args) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("fine"), nil
	}))
	mcpgo.AddTypedTool(bridged, mcp.NewTool("t", mcp.WithString("how")), failures, func(context.Context, mcp.CallToolRequest, args) (string, error) {
		return "fine", nil
	})
	message := json.RawMessage(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"how":"x"}}}`)
	for name, s := range map[string]*server.MCPServer{"mcp-go": plain, "AddTypedTool and ToolMiddleware": bridged} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, ok := s.HandleMessage(b.Context(), message).(mcp.JSONRPCResponse); !ok {
					b.Fatal("the call failed")
				}
			}
		})
	}
}
