package mcpgo

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"log/slog"
	"os"
	"os/exec"
	"strconv"

	"example.test/lostcause/internal/problems"
	"example.test/lostcause/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
)

func textInResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultError(fmt.Sprintf("no luck: %v", err)), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func fromErr(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultErrorFromErr("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func textByHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Result("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func recordedByHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Logged("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func partOfError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("a")
	var path *fs.PathError
	if errors.As(err, &path) {
		return mcp.NewToolResultError("no luck with " + path.Path), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func outputOfProcess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	output, err := exec.CommandContext(ctx, "ls").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultError(string(output)), nil
	}
	return mcp.NewToolResultText(string(output)), nil
}

func bySlog(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		slog.ErrorContext(ctx, "remove", slog.Any("err", err))
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func byLog(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		log.Printf("remove: %v", err)
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// entry is a log entry that is filled field by field.
type entry struct{ fields []any }

func (e *entry) Err(err error) *entry   { e.fields = append(e.fields, err); return e }
func (e *entry) Msg(text string)        { fmt.Fprintln(os.Stderr, text, e.fields) }
func (e *entry) Str(k, v string) *entry { return e }
func start() *entry                     { return &entry{} }

func byChain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		start().Err(err).Str("tool", "remove").Msg("remove")
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func byOwnFunction(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		problems.Record(err)
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func byLoggerWithError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		logger := slog.With("err", err)
		logger.Error("remove")
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func byDefer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var err error
	defer func() { problems.Record(err) }()
	if err = os.Remove("a"); err != nil {
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func byLiterals(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var err error
	fail := func(text string) (*mcp.CallToolResult, error) {
		problems.Record(err)
		return mcp.NewToolResultError(text), nil
	}
	if err = os.Remove("a"); err != nil {
		return fail("no luck")
	}
	if err = os.Remove("b"); err != nil {
		func() { log.Print(err) }()
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func described(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultError(describe(err)), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func describe(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		return "there is no such file"
	}
	return "the file is used"
}

func perhaps(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		if slog.Default() != nil {
			problems.Record(err)
		}
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

type state struct{ last error }

func (s *state) remembered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		s.last = err
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func argument(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError("the name is missing"), nil
	}
	if _, err := strconv.Atoi(name); err != nil {
		return mcp.NewToolResultError("the name is no number"), nil
	}
	if err := store.Check(name); err != nil {
		return mcp.NewToolResultError("the name is empty"), nil
	}
	return mcp.NewToolResultText(name), nil
}

func sentinel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("a")
	if errors.Is(err, fs.ErrNotExist) || os.IsPermission(err) {
		return mcp.NewToolResultError("there is no such file"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func (s *state) other(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("not here"), nil
}

func (s *state) fallback(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return s.other(ctx, req)
	}
	return mcp.NewToolResultText("removed"), nil
}
