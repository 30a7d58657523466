package mcpgo_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A logFile is a log that another process may write.
type logFile struct{ *os.File }

func newLog(t *testing.T) logFile {
	t.Helper()
	file, err := os.OpenFile(filepath.Join(t.TempDir(), "log"), os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o600)
	require.NoError(t, err)
	t.Cleanup(func() { _ = file.Close() })
	return logFile{file}
}

func (f logFile) text(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(f.Name())
	require.NoError(t, err)
	return string(text)
}

// take returns what was logged since the last time, once it has a line.
func (f logFile) take(t *testing.T) string {
	t.Helper()
	require.Eventually(t, func() bool { return strings.HasSuffix(f.text(t), "\n") }, 5*time.Second, time.Millisecond, "nothing was logged")
	text := f.text(t)
	require.NoError(t, f.Truncate(0))
	return text
}

// transports connect a client to a new server.
var transports = map[string]func(*testing.T, logFile) (*client.Client, error){
	"memory": func(_ *testing.T, log logFile) (*client.Client, error) {
		return client.NewInProcessClient(newServer(log))
	},
	"stdio": func(_ *testing.T, log logFile) (*client.Client, error) {
		return client.NewStdioMCPClient(os.Args[0], append(os.Environ(), serve+"="+log.Name()))
	},
	"streamable HTTP": func(t *testing.T, log logFile) (*client.Client, error) {
		http := httptest.NewServer(server.NewStreamableHTTPServer(newServer(log)))
		t.Cleanup(func() { http.CloseClientConnections(); http.Close() })
		return client.NewStreamableHttpClient(http.URL)
	},
	"SSE": func(t *testing.T, log logFile) (*client.Client, error) {
		http := httptest.NewUnstartedServer(nil)
		sse := server.NewSSEServer(newServer(log), server.WithBaseURL("http://"+http.Listener.Addr().String()))
		http.Config.Handler = sse
		http.Start()
		t.Cleanup(func() { http.CloseClientConnections(); http.Close() })
		return client.NewSSEMCPClient(http.URL + "/sse")
	},
}

// connect returns a client that is ready for calls.
func connect(t *testing.T, c *client.Client, err error) *client.Client {
	t.Helper()
	require.NoError(t, err)
	require.NoError(t, c.Start(t.Context()))
	t.Cleanup(func() { _ = c.Close() }) // the server may be gone already
	var hello mcp.InitializeRequest
	hello.Params.ProtocolVersion = "2025-06-18"
	hello.Params.ClientInfo = mcp.Implementation{Name: "test", Version: "1"}
	_, err = c.Initialize(t.Context(), hello)
	require.NoError(t, err)
	return c
}

// everywhere runs a test over every transport.
func everywhere(t *testing.T, test func(*testing.T, *client.Client, logFile)) {
	for name, transport := range transports {
		t.Run(name, func(t *testing.T) {
			log := newLog(t)
			c, err := transport(t, log)
			test(t, connect(t, c, err), log)
		})
	}
}

func request(tool string, arguments any) mcp.CallToolRequest {
	var req mcp.CallToolRequest
	req.Params.Name, req.Params.Arguments = tool, arguments
	return req
}

func text(t *testing.T, r *mcp.CallToolResult) string {
	t.Helper()
	require.Len(t, r.Content, 1)
	content, ok := mcp.AsTextContent(r.Content[0])
	require.True(t, ok)
	return content.Text
}

func asJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	require.NoError(t, err)
	return string(text)
}

// kinds is what becomes of every way to fail. TOOL stands for the name of the
// tool.
var kinds = []struct {
	how, text, level string
	code             taxonomy.Code
	logged           []string
}{
	{"declared", "Error: There is no note with this name.\n\nRecovery: Ask the user for the name of an existing note.\n\nnot_found · reason note_missing · do not retry unchanged", "INFO", taxonomy.CodeNotFound, []string{"reason=note_missing", secret}},
	{"service", "Error: The note is gone.\n\nRecovery: Ask the user for the name of an existing note.\n\nnot_found · reason note_missing · do not retry unchanged", "INFO", taxonomy.CodeNotFound, []string{"reason=note_missing", secret, "store: "}},
	{"wait", "Error: Notes were asked for too fast.\n\nRecovery: Wait as long as the answer says, then call again.\n\nrate_limited · reason too_fast · retry after 0.03 s", "WARN", taxonomy.CodeRateLimited, []string{"reason=too_fast", "retry_after=30ms"}},
	{"foreign", "Error: The file or directory does not exist.\n\nnot_found · do not retry unchanged", "INFO", taxonomy.CodeNotFound, []string{secret}},
	{"unknown", "Error: The tool TOOL failed unexpectedly. As far as is known, the arguments are not the cause. Go on without it, or tell the user that it failed; the log of its server has the reason.\n\ninternal_error · do not retry unchanged", "ERROR", taxonomy.CodeInternalError, []string{secret}},
	{"panic", "Error: The tool failed because of a defect in its code.\n\ninternal_error · do not retry unchanged", "ERROR", taxonomy.CodeInternalError, []string{secret, "server_test.go"}},
	{"nil pointer", "Error: The tool failed because of a defect in its code.\n\ninternal_error · do not retry unchanged", "ERROR", taxonomy.CodeInternalError, []string{"nil pointer dereference", "server_test.go"}},
	{"timeout", "", "ERROR", taxonomy.CodeTimeout, []string{secret}},
	{"typed nil", "", "ERROR", taxonomy.CodeInternalError, []string{"a nil *taxonomy.Error was returned"}},
	{"misbehaving", "", "ERROR", taxonomy.CodeInternalError, []string{"its Error method panicked"}},
}

func TestFailuresOfTools(t *testing.T) {
	everywhere(t, func(t *testing.T, c *client.Client, log logFile) {
		for _, tool := range []string{"added", "text", "sum", "plain"} {
			for _, kind := range kinds {
				t.Run(tool+" "+kind.how, func(t *testing.T) {
					result, err := c.CallTool(t.Context(), request(tool, args{kind.how}))
					require.NoError(t, err)
					require.True(t, result.IsError)
					shown := text(t, result)
					if kind.text != "" {
						assert.Equal(t, strings.ReplaceAll(kind.text, "TOOL", tool), shown)
					}
					assert.Nil(t, result.StructuredContent)
					block := result.Meta.AdditionalFields[render.DefaultMetaKey].(map[string]any)
					assert.Equal(t, kind.code.String(), block["code"])
					assert.NotContains(t, asJSON(t, result), "hunter2")
					require.ErrorIs(t, mcpgo.Failure(result, err), &taxonomy.Error{Code: kind.code})

					logged := log.take(t)
					for _, part := range append(kind.logged, "level="+kind.level, "tool="+tool, "code="+kind.code.String()) {
						assert.Contains(t, logged, part)
					}
					assert.Equal(t, 1, strings.Count(logged, "level="), "it is logged once")
				})
			}
		}
	})
}

func TestSuccessIsLeftAlone(t *testing.T) {
	everywhere(t, func(t *testing.T, c *client.Client, log logFile) {
		for tool, want := range map[string]string{"added": "fine", "text": "fine", "sum": `{"total":7}`, "plain": "fine"} {
			result, err := c.CallTool(t.Context(), request(tool, args{}))
			require.NoError(t, mcpgo.Failure(result, err))
			assert.Equal(t, want, text(t, result))
			if want[0] == '{' {
				assert.JSONEq(t, want, asJSON(t, result.StructuredContent))
			}
		}
		assert.Empty(t, log.text(t))
	})
}

// Resources and prompts have no results with an error flag: the text is all
// that mcp-go sends of an error.
func TestFailuresOfResourcesAndPrompts(t *testing.T) {
	everywhere(t, func(t *testing.T, c *client.Client, log logFile) {
		ask := map[string]func(how string) error{
			"resource=note://": func(how string) error {
				var req mcp.ReadResourceRequest
				req.Params.URI = "note://" + how
				_, err := c.ReadResource(t.Context(), req)
				return err
			},
			"prompt=ask": func(how string) error {
				var req mcp.GetPromptRequest
				req.Params.Name, req.Params.Arguments = "ask", map[string]string{"how": how}
				_, err := c.GetPrompt(t.Context(), req)
				return err
			},
		}
		for subject, call := range ask {
			success := map[string]string{"resource=note://": "fine", "prompt=ask": ""}
			require.NoError(t, call(success[subject]))
			for how, code := range map[string]taxonomy.Code{
				"declared": taxonomy.CodeNotFound, "wait": taxonomy.CodeRateLimited, "unknown": taxonomy.CodeInternalError,
				"panic": taxonomy.CodeInternalError, "timeout": taxonomy.CodeTimeout, "misbehaving": taxonomy.CodeInternalError,
			} {
				t.Run(subject+" "+how, func(t *testing.T) {
					err := call(how)
					require.Error(t, err)
					assert.NotContains(t, err.Error(), "hunter2")
					var e *taxonomy.Error
					require.ErrorAs(t, mcpgo.ProtocolFailure(err), &e)
					assert.Equal(t, code, e.Code)
					if how == "wait" {
						assert.Equal(t, 30*time.Millisecond, e.RetryAfter)
						assert.Equal(t, "Notes were asked for too fast.", e.Message)
					}
					logged := log.take(t)
					assert.Contains(t, logged, subject)
					assert.Contains(t, logged, "code="+code.String())
				})
			}
		}
	})
}

func TestHandlersWithoutResult(t *testing.T) {
	log := newLog(t)
	c, err := client.NewInProcessClient(newServer(log))
	connect(t, c, err)
	result, err := c.CallTool(t.Context(), request("plain", args{"no result"}))
	require.ErrorIs(t, mcpgo.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
	var req mcp.GetPromptRequest
	req.Params.Name, req.Params.Arguments = "ask", map[string]string{"how": "no result"}
	_, err = c.GetPrompt(t.Context(), req)
	require.ErrorIs(t, mcpgo.ProtocolFailure(err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
}

func TestRefusedArguments(t *testing.T) {
	everywhere(t, func(t *testing.T, c *client.Client, log logFile) {
		for arguments, problem := range map[string]string{
			`{}`:           "how: is required",
			`{"how":4711}`: `how: must be a string`,
		} {
			result, err := c.CallTool(t.Context(), request("sum", json.RawMessage(arguments)))
			failure := mcpgo.Failure(result, err)
			require.ErrorIs(t, failure, &taxonomy.Error{Code: taxonomy.CodeInvalidParams, Reason: taxonomy.ReasonInvalidArguments})
			assert.Equal(t, "Invalid arguments:\n"+problem, failure.Error())
			assert.NotContains(t, asJSON(t, result), "4711")
			logged := log.take(t)
			assert.Contains(t, logged, "level=INFO")
			assert.NotContains(t, logged, "4711")
		}
	})
}

// A client that repeats a call waits as long as the server says.
func TestRetrierObeysTheServer(t *testing.T) {
	everywhere(t, func(t *testing.T, c *client.Client, _ logFile) {
		calls, began := 0, time.Now()
		err := taxonomy.Retrier{Base: time.Hour, Cap: time.Hour}.Do(t.Context(), "call", func(ctx context.Context) error {
			how := "wait"
			if calls++; calls > 1 {
				how = ""
			}
			return mcpgo.Failure(c.CallTool(ctx, request("text", args{how})))
		})
		require.NoError(t, err)
		assert.Equal(t, 2, calls)
		assert.GreaterOrEqual(t, time.Since(began), 30*time.Millisecond)
	})
}

// A client that gives up is a cancelled request, and the log has what the
// handler said.
func TestClientsThatGiveUp(t *testing.T) {
	for _, tool := range []string{"bridged", "plain"} {
		t.Run(tool, func(t *testing.T) {
			log, entered := newLog(t), make(chan struct{})
			s := newServer(log)
			wait := func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
				close(entered)
				<-ctx.Done()
				return nil, errors.New("gave up: " + secret)
			}
			mcpgo.AddTool(s, mcp.NewTool("bridged"), nil, wait, logTo(log))
			s.AddTool(mcp.NewTool("plain"), wait)
			http := httptest.NewServer(server.NewStreamableHTTPServer(s))
			t.Cleanup(http.Close)
			c, err := client.NewStreamableHttpClient(http.URL)
			connect(t, c, err)
			ctx, cancel := context.WithCancel(t.Context())
			go func() { <-entered; cancel() }()
			_, err = c.CallTool(ctx, request(tool, nil))
			require.Error(t, err)
			logged := log.take(t)
			assert.Contains(t, logged, "level=INFO")
			assert.Contains(t, logged, "code=request_cancelled")
			assert.Contains(t, logged, secret)
		})
	}
}
