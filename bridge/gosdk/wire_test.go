package gosdk_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A buffer is a log that several goroutines write.
type buffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// take returns what was logged since the last time, once it has a line.
func (b *buffer) take(t *testing.T) string {
	t.Helper()
	require.Eventually(t, func() bool { return b.String() != "" }, 5*time.Second, time.Millisecond, "nothing was logged")
	b.mu.Lock()
	defer b.mu.Unlock()
	text := b.text.String()
	b.text.Reset()
	return text
}

// transports connect a client to a new server.
var transports = map[string]func(*testing.T, *buffer) mcp.Transport{
	"memory": func(t *testing.T, log *buffer) mcp.Transport {
		here, there := mcp.NewInMemoryTransports()
		_, err := newServer(log).Connect(t.Context(), there, nil)
		require.NoError(t, err)
		return here
	},
	"stdio": func(t *testing.T, log *buffer) mcp.Transport {
		command := exec.CommandContext(t.Context(), os.Args[0])
		command.Env = append(os.Environ(), serve+"=1")
		command.Stderr = log
		return &mcp.CommandTransport{Command: command}
	},
	"streamable HTTP": func(t *testing.T, log *buffer) mcp.Transport {
		s := newServer(log)
		return &mcp.StreamableClientTransport{Endpoint: listen(t, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))}
	},
	"SSE": func(t *testing.T, log *buffer) mcp.Transport {
		s := newServer(log)
		return &mcp.SSEClientTransport{Endpoint: listen(t, mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil))}
	},
}

func listen(t *testing.T, h http.Handler) string {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(func() { server.CloseClientConnections(); server.Close() })
	return server.URL
}

func connect(t *testing.T, transport mcp.Transport) *mcp.ClientSession {
	t.Helper()
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), transport, nil)
	require.NoError(t, err)
	t.Cleanup(func() { _ = session.Close() }) // the server may be gone already
	return session
}

// everywhere runs a test over every transport.
func everywhere(t *testing.T, test func(*testing.T, *mcp.ClientSession, *buffer)) {
	for name, transport := range transports {
		t.Run(name, func(t *testing.T) {
			log := &buffer{}
			test(t, connect(t, transport(t, log)), log)
		})
	}
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
	{"wire", "", "ERROR", taxonomy.CodeInternalError, []string{secret}},
	{"typed nil", "", "ERROR", taxonomy.CodeInternalError, []string{"a nil *taxonomy.Error was returned"}},
	{"misbehaving", "", "ERROR", taxonomy.CodeInternalError, []string{"its Error method panicked"}},
}

func TestFailuresOfTools(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, log *buffer) {
		for _, tool := range []string{"text", "sum", "typed", "raw"} {
			for _, kind := range kinds {
				if tool == "typed" && kind.how == "misbehaving" {
					continue // the SDK itself calls Error there: TestMisbehavingErrorOfATypedTool
				}
				t.Run(tool+" "+kind.how, func(t *testing.T) {
					result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: args{kind.how}})
					require.NoError(t, err)
					require.True(t, result.IsError)
					require.Len(t, result.Content, 1)
					text := result.Content[0].(*mcp.TextContent).Text
					if kind.text != "" {
						assert.Equal(t, strings.ReplaceAll(kind.text, "TOOL", tool), text)
					}
					assert.Nil(t, result.StructuredContent)
					block := result.Meta[render.DefaultMetaKey].(map[string]any)
					assert.Equal(t, kind.code.String(), block["code"])
					assert.NotContains(t, asJSON(t, result), "hunter2")
					failure := gosdk.Failure(result, err)
					assert.ErrorIs(t, failure, &taxonomy.Error{Code: kind.code})

					logged := log.take(t)
					for _, part := range append(kind.logged, "level="+kind.level, "tool="+tool, "code="+kind.code.String()) {
						assert.Contains(t, logged, part)
					}
					assert.Equal(t, 1, bytes.Count([]byte(logged), []byte("level=")), "it is logged once")
				})
			}
		}
	})
}

func TestMisbehavingErrorOfATypedTool(t *testing.T) {
	log := &buffer{}
	session := connect(t, transports["memory"](t, log))
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "typed", Arguments: args{"misbehaving"}})
	require.ErrorIs(t, gosdk.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
	assert.NotContains(t, asJSON(t, result), "hunter2")
	assert.Contains(t, log.take(t), secret)
}

func TestSuccessIsLeftAlone(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, log *buffer) {
		for tool, text := range map[string]string{"text": "fine", "sum": `{"total":7}`, "typed": `{"total":7}`, "raw": "fine"} {
			result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: args{}})
			require.NoError(t, err)
			require.NoError(t, gosdk.Failure(result, err))
			assert.Equal(t, text, result.Content[0].(*mcp.TextContent).Text)
			assert.NotContains(t, result.Meta, render.DefaultMetaKey)
			if text[0] == '{' {
				assert.Equal(t, map[string]any{"total": 7.0}, result.StructuredContent)
			}
		}
		assert.Empty(t, log.String())
	})
}

// Resources, prompts and completions have no results with an error flag.
func TestFailuresOfEverythingElse(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, log *buffer) {
		ask := map[string]func(how string) (any, error){
			"resource=note://": func(how string) (any, error) {
				return session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "note://" + how})
			},
			"prompt=ask": func(how string) (any, error) {
				return session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "ask", Arguments: map[string]string{"how": how}})
			},
			"method=completion/complete": func(how string) (any, error) {
				return session.Complete(t.Context(), &mcp.CompleteParams{
					Ref:      &mcp.CompleteReference{Type: "ref/prompt", Name: "ask"},
					Argument: mcp.CompleteParamsArgument{Name: "how", Value: how},
				})
			},
		}
		for subject, call := range ask {
			for how, code := range map[string]taxonomy.Code{
				"declared": taxonomy.CodeNotFound, "wait": taxonomy.CodeRateLimited, "unknown": taxonomy.CodeInternalError,
				"panic": taxonomy.CodeInternalError, "timeout": taxonomy.CodeTimeout, "misbehaving": taxonomy.CodeInternalError,
			} {
				t.Run(subject+" "+how, func(t *testing.T) {
					_, err := call(how)
					var wire *jsonrpc.Error
					require.ErrorAs(t, err, &wire)
					assert.Contains(t, []int64{-32600, -32602, -32603, -32002}, wire.Code)
					assert.NotContains(t, err.Error()+string(wire.Data), "hunter2")
					require.ErrorIs(t, gosdk.ProtocolFailure(err), &taxonomy.Error{Code: code})
					logged := log.take(t)
					assert.Contains(t, logged, subject)
					assert.Contains(t, logged, "code="+code.String())
				})
			}
		}
		_, err := ask["resource=note://"]("declared")
		var wire *jsonrpc.Error
		require.ErrorAs(t, err, &wire)
		var known *jsonrpc.Error
		require.ErrorAs(t, mcp.ResourceNotFoundError("x"), &known)
		assert.Equal(t, known.Code, wire.Code, "the number that the SDK has for it")
		assert.Contains(t, string(wire.Data), `"uri":"note://declared"`)
	})
}

// What somebody chose to say on the wire goes there as it is.
func TestChosenProtocolErrorsStay(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, log *buffer) {
		for name, call := range map[string]func() error{
			"unknown tool": func() error {
				_, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "nothing"})
				return err
			},
			"unknown prompt": func() error {
				_, err := session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "nothing"})
				return err
			},
		} {
			err := call()
			var wire *jsonrpc.Error
			require.ErrorAs(t, err, &wire)
			assert.EqualValues(t, -32602, wire.Code)
			assert.Contains(t, wire.Message, name)
			assert.Contains(t, log.take(t), "level=INFO")
		}
	})
}

func TestHandlersWithoutResult(t *testing.T) {
	log := &buffer{}
	session := connect(t, transports["memory"](t, log))
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "raw", Arguments: args{"no result"}})
	require.ErrorIs(t, gosdk.Failure(result, err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
	_, err = session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "ask", Arguments: map[string]string{"how": "no result"}})
	require.ErrorIs(t, gosdk.ProtocolFailure(err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
	_, err = session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "note://no_result"})
	require.ErrorIs(t, gosdk.ProtocolFailure(err), &taxonomy.Error{Code: taxonomy.CodeInternalError})
}

// Both handlers that the SDK checks arguments for and ours answer alike.
func TestRefusedArguments(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, log *buffer) {
		for _, tool := range []string{"text", "typed"} {
			for arguments, problem := range map[string]string{
				`{}`:                          "how: is required",
				`{"how":"","password":"pw1"}`: "password: is not an argument of this tool",
				`{"how":4711}`:                `how: must be of type "string"`,
			} {
				t.Run(tool+" "+arguments, func(t *testing.T) {
					result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: json.RawMessage(arguments)})
					failure := gosdk.Failure(result, err)
					require.ErrorIs(t, failure, &taxonomy.Error{Code: taxonomy.CodeInvalidParams, Reason: taxonomy.ReasonInvalidArguments})
					assert.Equal(t, "Invalid arguments:\n"+problem, failure.Error())
					assert.NotContains(t, asJSON(t, result), "4711")
					logged := log.take(t)
					assert.Contains(t, logged, "level=INFO")
					assert.NotContains(t, logged, "4711")
					assert.NotContains(t, logged, "pw1")
				})
			}
		}
	})
}

// A client that repeats a call waits as long as the server says.
func TestRetrierObeysTheServer(t *testing.T) {
	everywhere(t, func(t *testing.T, session *mcp.ClientSession, _ *buffer) {
		calls, began := 0, time.Now()
		err := taxonomy.Retrier{Base: time.Hour, Cap: time.Hour}.Do(t.Context(), "call", func(ctx context.Context) error {
			how := "wait"
			if calls++; calls > 1 {
				how = ""
			}
			return gosdk.Failure(session.CallTool(ctx, &mcp.CallToolParams{Name: "text", Arguments: args{how}}))
		})
		require.NoError(t, err)
		assert.Equal(t, 2, calls)
		assert.GreaterOrEqual(t, time.Since(began), 30*time.Millisecond)
	})
}

func asJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	require.NoError(t, err)
	return string(text)
}

// A client that gives up or goes away costs the log nothing: it has what the
// handler said, and once the SDK has noticed, that the request was cancelled.
func TestClientsThatGiveUp(t *testing.T) {
	for _, tool := range []string{"bridged", "typed"} {
		t.Run(tool+" cancelled", func(t *testing.T) {
			w := newWaiting(t)
			ctx, cancel := context.WithCancel(t.Context())
			go func() { <-w.entered; cancel() }()
			_, err := w.session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: map[string]any{}})
			require.Error(t, err)
			logged := w.log.take(t)
			assert.Contains(t, logged, "level=INFO")
			assert.Contains(t, logged, "code=request_cancelled")
			assert.Contains(t, logged, secret)
		})
		t.Run(tool+" disconnected", func(t *testing.T) {
			w := newWaiting(t)
			ctx, cancel := context.WithCancel(t.Context())
			go func() {
				<-w.entered
				go w.session.Close()
				time.Sleep(20 * time.Millisecond)
				cancel()
				close(w.release)
			}()
			_, err := w.session.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: map[string]any{}})
			require.Error(t, err)
			logged := w.log.take(t)
			assert.Contains(t, logged, "tool="+tool)
			assert.Contains(t, logged, secret)
		})
	}
}

// waiting is a client of a server whose tools wait for the end of the request,
// or until they are released, and then fail.
type waiting struct {
	session          *mcp.ClientSession
	log              *buffer
	entered, release chan struct{}
}

func newWaiting(t *testing.T) *waiting {
	t.Helper()
	w := &waiting{log: &buffer{}, entered: make(chan struct{}), release: make(chan struct{})}
	s := newServer(w.log)
	wait := func(ctx context.Context) error {
		close(w.entered)
		select {
		case <-ctx.Done():
		case <-w.release:
		}
		return errors.New("gave up: " + secret)
	}
	gosdk.AddTool(s, &mcp.Tool{Name: "bridged"}, nil, func(ctx context.Context, _ *mcp.CallToolRequest, _ any) (string, error) {
		return "", wait(ctx)
	}, bridge.Logger(slog.New(slog.NewTextHandler(w.log, nil))))
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
		return nil, nil, wait(ctx)
	})
	here, there := mcp.NewInMemoryTransports()
	_, err := s.Connect(t.Context(), there, nil)
	require.NoError(t, err)
	w.session = connect(t, here)
	return w
}
