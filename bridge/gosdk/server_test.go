package gosdk_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"log/slog"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// secret stands in every place that is for logs only.
const secret = "hunter2-in-/srv/private.go:17"

var (
	noteMissing = contract.Failure{
		Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.",
		Recovery: "Ask the user for the name of an existing note.",
	}
	tooFast = contract.Failure{
		Reason: "too_fast", Code: taxonomy.CodeRateLimited, When: "Notes were asked for too fast.",
		Recovery: "Wait as long as the answer says, then call again.", Severity: contract.SeverityWarning,
	}
	failures = contract.Must(contract.Contract{noteMissing, tooFast})
)

type args struct {
	How string `json:"how" jsonschema:"how the tool fails"`
}

type sum struct {
	Total int `json:"total"`
}

// fail fails in the given way.
func fail(ctx context.Context, how string) error {
	switch how {
	case "declared":
		return noteMissing.Fail("", taxonomy.Cause(errors.New(secret)), taxonomy.Detail(secret))
	case "service":
		return fmt.Errorf("store: %w", taxonomy.NotFound("The note is gone.", taxonomy.Reason("note_missing"), taxonomy.Cause(errors.New(secret))))
	case "wait":
		return tooFast.Fail("", taxonomy.RetryAfter(30*time.Millisecond))
	case "foreign":
		return &fs.PathError{Op: "open", Path: secret, Err: fs.ErrNotExist}
	case "unknown":
		return errors.New(secret)
	case "panic":
		panic(secret)
	case "nil pointer":
		var p *sum
		p.Total++
	case "timeout":
		ctx, cancel := context.WithTimeout(ctx, time.Millisecond)
		defer cancel()
		<-ctx.Done()
		return fmt.Errorf("%s: %w", secret, ctx.Err())
	case "wire":
		return fmt.Errorf("%s: %w", secret, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: secret})
	case "typed nil":
		var e *taxonomy.Error
		return e
	case "typed nil of the wire":
		var e *jsonrpc.Error
		return e
	case "misbehaving":
		return misbehaving{}
	case "":
		return nil
	}
	return taxonomy.InternalError("no such way to fail: " + how)
}

type misbehaving struct{}

func (misbehaving) Error() string { panic(secret) }

// newServer returns a server with every kind of handler, behind both parts of
// the bridge.
func newServer(log io.Writer, opts ...bridge.Option) *mcp.Server {
	logger := bridge.Logger(slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	opts = append([]bridge.Option{logger}, opts...)
	s := mcp.NewServer(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ServerOptions{
		CompletionHandler: func(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
			return &mcp.CompleteResult{}, fail(ctx, req.Params.Argument.Value)
		},
	})
	gosdk.AddTool(s, &mcp.Tool{Name: "text"}, failures, func(ctx context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
		return "fine", fail(ctx, in.How)
	}, opts...)
	gosdk.AddTool(s, &mcp.Tool{Name: "sum"}, failures, func(ctx context.Context, _ *mcp.CallToolRequest, in args) (*sum, error) {
		return &sum{Total: 7}, fail(ctx, in.How)
	}, opts...)
	addForeign(s)
	s.AddReceivingMiddleware(gosdk.Middleware(append(opts, bridge.Contracts(contract.Registry{"typed": failures, "raw": failures}))...))
	return s
}

// addForeign adds what AddTool knows nothing of.
func addForeign(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, func(ctx context.Context, _ *mcp.CallToolRequest, in args) (*mcp.CallToolResult, sum, error) {
		return nil, sum{Total: 7}, fail(ctx, in.How)
	})
	s.AddTool(&mcp.Tool{Name: "raw", InputSchema: &jsonschema.Schema{Type: "object"}}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		how := strings.Trim(strings.TrimPrefix(string(req.Params.Arguments), `{"how":`), `"}`)
		if how == "no result" {
			return nil, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "fine"}}}, fail(ctx, how)
	})
	s.AddResourceTemplate(&mcp.ResourceTemplate{Name: "note", URITemplate: "note://{how}"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		how := strings.ReplaceAll(strings.TrimPrefix(req.Params.URI, "note://"), "_", " ")
		if how == "no result" {
			return nil, nil
		}
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: "fine"}}}, fail(ctx, strings.TrimSuffix(how, "fine"))
	})
	s.AddPrompt(&mcp.Prompt{Name: "ask", Arguments: []*mcp.PromptArgument{{Name: "how"}}}, func(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		if req.Params.Arguments["how"] == "no result" {
			return nil, nil
		}
		return &mcp.GetPromptResult{Description: "fine"}, fail(ctx, req.Params.Arguments["how"])
	})
}

// serve is the variable of the environment that makes the test binary a server.
const serve = "BRIDGE_TEST_SERVES_STDIO"

func TestMain(m *testing.M) {
	if os.Getenv(serve) == "" {
		os.Exit(m.Run())
	}
	if err := newServer(os.Stderr).Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
