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

// textInResult has the text of the error in its result.
func textInResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultError(fmt.Sprintf("no luck: %v", err)), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// fromErr has the library put it there.
func fromErr(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return mcp.NewToolResultErrorFromErr("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// textByHelper has a helper put it there.
func textByHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Result("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// recordedByHelper has a helper that logs it.
func recordedByHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return problems.Logged("no luck", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// partOfError shows the part of it that errors.As has found.
func partOfError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("a")
	var path *fs.PathError
	if errors.As(err, &path) {
		return mcp.NewToolResultError("no luck with " + path.Path), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// outputOfProcess shows what came with the error.
func outputOfProcess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	output, err := exec.CommandContext(ctx, "ls").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultError(string(output)), nil
	}
	return mcp.NewToolResultText(string(output)), nil
}

// bySlog logs it with slog.
func bySlog(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		slog.ErrorContext(ctx, "remove", slog.Any("err", err))
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// byLog logs it with package log.
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

// byChain logs it by an entry that is filled field by field.
func byChain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		start().Err(err).Str("tool", "remove").Msg("remove")
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// byOwnFunction hands it to a function that records it.
func byOwnFunction(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		problems.Record(err)
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// byLoggerWithError makes a logger that has it.
func byLoggerWithError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		logger := slog.With("err", err)
		logger.Error("remove")
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// byDefer records it where the function ends.
func byDefer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var err error
	defer func() { problems.Record(err) }()
	if err = os.Remove("a"); err != nil {
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// byLiterals records it in literals.
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

// described has a function say what it is.
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

// perhaps records it on one way.
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

// remembered keeps it in a field.
func (s *state) remembered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		s.last = err
		return mcp.NewToolResultError("no luck"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

// argument is about what the caller passed.
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

// sentinel knows the error, which is the condition.
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

// fallback does something else because of the error.
func (s *state) fallback(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return s.other(ctx, req)
	}
	return mcp.NewToolResultText("removed"), nil
}
