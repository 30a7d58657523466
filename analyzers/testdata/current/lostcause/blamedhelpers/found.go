// Package blamedhelpers gives other reasons than those that a client in another package gave.
package blamedhelpers

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/lostcause/internal/probe"
)

type tools struct {
	client *probe.Client
	prober probe.Prober
}

// handlerWaits says that a job has not ended where the database is gone.
func (t *tools) handlerWaits(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for range 10 {
		job, err := t.client.Job(ctx, req.GetString("job", ""))
		if err == nil && job.State == "done" {
			return mcp.NewToolResultText("done"), nil
		}
		time.Sleep(time.Second)
	}
	return nil, errors.New("the job has not ended in time") // want "lostcause/blamed: probe.Client.Job"
}

type input struct {
	Paths []string `json:"paths"`
	Job   string   `json:"job"`
}

type output struct {
	State string `json:"state"`
}

// typedTries says that no address is right where the network is down.
func (t *tools) typedTries(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	for _, path := range in.Paths {
		resp, err := t.client.Get(ctx, path)
		if err != nil || resp.StatusCode != http.StatusOK {
			continue
		}
		return nil, output{resp.Status}, nil
	}
	return nil, output{}, fmt.Errorf("none of the %d paths is right", len(in.Paths)) // want "lostcause/blamed: probe.Client.Get"
}

// closureAsks is a function that another one makes.
func closureAsks(client *probe.Client) func(context.Context, string) error {
	return func(ctx context.Context, name string) error {
		job, err := client.Job(ctx, name)
		if err != nil || job.State == "" {
			return errors.New("there is no such job") // want "lostcause/blamed: probe.Client.Job"
		}
		return nil
	}
}

// interfaceAsks asks what it knows by an interface.
func (t *tools) interfaceAsks(ctx context.Context, name string) (*probe.Job, error) {
	if job, err := t.prober.Job(ctx, name); err == nil && strings.HasPrefix(job.Name, name) {
		return job, nil
	}
	return nil, fmt.Errorf("no job is called %s", name) // want "lostcause/blamed: probe.Prober.Job"
}

// secretMissing blames who has set nothing where the file cannot be read.
func (t *tools) secretMissing(name string) (string, error) {
	token, err := t.client.Token(name)
	if err != nil || token == "" {
		return "", errors.New("set a token first") // want "lostcause/blamed: probe.Client.Token"
	}
	return token, nil
}

// selected waits with a timer.
func (t *tools) selected(ctx context.Context) error {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for n := 0; n < 5; n++ {
		if err := t.client.Ping(ctx); err == nil {
			return nil
		}
		<-tick.C
	}
	return errors.New("started too slowly") // want "lostcause/blamed: probe.Client.Ping"
}

// firstOf looks through a map.
func (t *tools) firstOf(ctx context.Context, names map[string]string) (string, error) {
	for name, path := range names {
		resp, err := t.client.Get(ctx, path)
		if err == nil && resp.StatusCode == http.StatusOK {
			return name, resp.Body.Close()
		}
	}
	return "", errors.New("none of them is served") // want "lostcause/blamed: probe.Client.Get"
}

// untilDeadline goes round until it is too late.
func (t *tools) untilDeadline(ctx context.Context, name string, deadline time.Time) (string, error) {
	for {
		job, err := t.client.Job(ctx, name)
		if err == nil && job.State == "done" {
			return job.Name, nil
		}
		if time.Now().After(deadline) {
			return "", errors.New("timed out") // want "lostcause/blamed: probe.Client.Job"
		}
	}
}

// inOrder asks two, and wants something of the second.
func (t *tools) inOrder(ctx context.Context, a, b string) error {
	first, err := t.client.Job(ctx, a)
	if err != nil {
		return fmt.Errorf("job %s: %w", a, err)
	}
	second, err := t.client.Job(ctx, b)
	if err != nil || second.State != first.State {
		return fmt.Errorf("%s is behind %s", b, a) // want "lostcause/blamed: probe.Client.Job"
	}
	return nil
}

// switched asks in a switch.
func (t *tools) switched(ctx context.Context, name string) (string, error) {
	job, err := t.client.Job(ctx, name)
	switch {
	case err == nil && job.State == "done":
		return "done", nil
	default:
		return "", errors.New("the job is not done") // want "lostcause/blamed: probe.Client.Job"
	}
}

// statusOnly takes every failure for one of the page.
func (t *tools) statusOnly(ctx context.Context, path string) error {
	resp, err := t.client.Get(ctx, path)
	if err != nil || resp.StatusCode >= 400 {
		return fmt.Errorf("%s is no page", path) // want "lostcause/blamed: probe.Client.Get"
	}
	return resp.Body.Close()
}

// generic tries what it is given.
func generic[T probe.Prober](ctx context.Context, list []T) (T, error) {
	var none T
	for _, p := range list {
		if err := p.Ping(ctx); err == nil {
			return p, nil
		}
	}
	return none, errors.New("none is ready") // want "lostcause/blamed: probe.Prober.Ping"
}
