package mcpgo_test

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

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
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
	How string `json:"how"`
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
	case "typed nil":
		var e *taxonomy.Error
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

// newServer returns a server with every kind of handler, behind all parts of
// the bridge.
func newServer(log io.Writer) *server.MCPServer {
	opts := []bridge.Option{bridge.Logger(slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})))}
	s := server.NewMCPServer("test", "1",
		server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware(append(opts, bridge.Contracts(contract.Registry{"plain": failures}))...)),
		server.WithResourceHandlerMiddleware(mcpgo.ResourceMiddleware(opts...)))
	how := mcp.WithString("how")
	mcpgo.AddTool(s, mcp.NewTool("added", how), failures, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("fine"), fail(ctx, req.GetString("how", ""))
	}, opts...)
	mcpgo.AddTypedTool(s, mcp.NewTool("text", how), failures, func(ctx context.Context, _ mcp.CallToolRequest, in args) (string, error) {
		return "fine", fail(ctx, in.How)
	}, opts...)
	mcpgo.AddTypedTool(s, mcp.NewTool("sum"), failures, func(ctx context.Context, _ mcp.CallToolRequest, in args) (sum, error) {
		return sum{7}, fail(ctx, in.How)
	}, opts...)
	s.AddTool(mcp.NewTool("plain", how), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.GetString("how", "") == "no result" {
			return nil, nil
		}
		return mcp.NewToolResultText("fine"), fail(ctx, req.GetString("how", ""))
	})
	s.AddResourceTemplate(mcp.NewResourceTemplate("note://{how}", "note"), func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		how := strings.TrimPrefix(req.Params.URI, "note://")
		return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: "fine"}}, fail(ctx, strings.TrimSuffix(how, "fine"))
	})
	s.AddPrompt(mcp.NewPrompt("ask", mcp.WithArgument("how")), mcpgo.PromptMiddleware(opts...)(func(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		if req.Params.Arguments["how"] == "no result" {
			return nil, nil
		}
		return mcp.NewGetPromptResult("fine", []mcp.PromptMessage{}), fail(ctx, req.Params.Arguments["how"])
	}))
	return s
}

// serve is the variable of the environment that makes the test binary a server.
const serve = "BRIDGE_TEST_SERVES_STDIO"

func TestMain(m *testing.M) {
	if os.Getenv(serve) == "" {
		os.Exit(m.Run())
	}
	file, err := os.OpenFile(os.Getenv(serve), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		log.Fatal(err)
	}
	if err := server.ServeStdio(newServer(file)); err != nil {
		log.Fatal(err)
	}
}
