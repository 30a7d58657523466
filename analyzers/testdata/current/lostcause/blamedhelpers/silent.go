package blamedhelpers

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/lostcause/internal/probe"
)

// handlerKeeps keeps the last error, and wraps it.
func (t *tools) handlerKeeps(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var last error
	for range 10 {
		job, err := t.client.Job(ctx, req.GetString("job", ""))
		if err == nil && job.State == "done" {
			return mcp.NewToolResultText("done"), nil
		}
		last = err
		time.Sleep(time.Second)
	}
	return nil, fmt.Errorf("the job has not ended in time: %w", last)
}

// typedJoins joins what each has said.
func (t *tools) typedJoins(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var errs []error
	for _, path := range in.Paths {
		resp, err := t.client.Get(ctx, path)
		if err == nil {
			return nil, output{resp.Status}, nil
		}
		errs = append(errs, err)
	}
	return nil, output{}, fmt.Errorf("no path is right: %w", errors.Join(errs...))
}

// logs tells a log of each.
func (t *tools) logs(ctx context.Context, names []string) error {
	for _, name := range names {
		if _, err := t.client.Job(ctx, name); err != nil {
			slog.Warn("job", "name", name, "error", err)
			continue
		}
		return nil
	}
	return errors.New("there is no job")
}

// apart asks one question at a time.
func (t *tools) apart(ctx context.Context, name string) error {
	job, err := t.client.Job(ctx, name)
	if err != nil {
		return fmt.Errorf("job %s: %w", name, err)
	}
	if job.State != "done" {
		return errors.New("the job is not done")
	}
	return nil
}

// looked asks for files that may well not be there.
func looked(names []string) (string, error) {
	for _, name := range names {
		if _, err := os.Stat(name); err == nil {
			return name, nil
		}
	}
	return "", errors.New("there is no configuration")
}

// numbered parses: that it is no number is what the error says.
func numbered(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 0, errors.New("this must be a number above 0")
	}
	return n, nil
}

// another goes on with another call, whose error it returns.
func (t *tools) another(ctx context.Context, name string) (*probe.Job, error) {
	if job, err := t.client.Job(ctx, name); err == nil {
		return job, nil
	}
	job, err := t.client.Job(ctx, name+"-old")
	if err != nil {
		return nil, fmt.Errorf("neither is there: %w", err)
	}
	return job, nil
}

// defaulted goes on with a default, and fails for something else.
func (t *tools) defaulted(ctx context.Context, name string) (string, error) {
	state := "unknown"
	if job, err := t.client.Job(ctx, name); err == nil {
		state = job.State
	}
	if len(name) > 64 {
		return "", errors.New("the name is too long")
	}
	return state, nil
}

// afterFailure looks for a reason after another call has failed, which is told.
func (t *tools) afterFailure(ctx context.Context, name string) error {
	if err := t.client.Ping(ctx); err != nil {
		if job, jobErr := t.client.Job(ctx, name); jobErr == nil {
			slog.Info("job", "state", job.State)
		}
		return fmt.Errorf("ping: %w", err)
	}
	return nil
}

// answered has a result and no error to give.
func (t *tools) answered(ctx context.Context, name string) string {
	if job, err := t.client.Job(ctx, name); err == nil {
		return job.State
	}
	return "unknown"
}

// inText has the error in its text.
func (t *tools) inText(ctx context.Context, name string) error {
	job, err := t.client.Job(ctx, name)
	if err != nil || job.State == "" {
		return fmt.Errorf("there is no job %s (%w)", name, err)
	}
	return nil
}

// returnedItself returns it where it is set.
func (t *tools) returnedItself(ctx context.Context, name string) error {
	job, err := t.client.Job(ctx, name)
	if err == nil && job.State == "done" {
		return nil
	}
	if err != nil {
		return err
	}
	return errors.New("the job is not done")
}

// fromMemory asks a function that cannot fail because of anything outside.
func fromMemory(jobs map[string]*probe.Job, name string) (*probe.Job, error) {
	job, err := pick(jobs, name)
	if err != nil || job == nil {
		return nil, errors.New("there is no such job")
	}
	return job, nil
}

func pick(jobs map[string]*probe.Job, name string) (*probe.Job, error) {
	if name == "" {
		return nil, errors.New("a name is missing")
	}
	return jobs[name], nil
}

// condition asks whether the error is a certain one.
func (t *tools) condition(name string) (string, error) {
	token, err := t.client.Token(name)
	if errors.Is(err, os.ErrNotExist) {
		return "", errors.New("set a token first")
	}
	return token, err
}
