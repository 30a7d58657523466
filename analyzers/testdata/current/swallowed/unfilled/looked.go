package unfilled

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func registerLooked(s *server.MCPServer, c *client) {
	s.AddTool(mcp.NewTool("first"), c.first)
	s.AddTool(mcp.NewTool("running"), c.running)
	s.AddTool(mcp.NewTool("optional"), c.optional)
	s.AddTool(mcp.NewTool("pages"), c.pages)
	s.AddTool(mcp.NewTool("states"), c.states)
}

// A client asks a service.
type client struct {
	ask func(ctx context.Context) error
}

type job struct {
	name  string
	build int
	state string
}

func (c *client) Job(ctx context.Context, name string) (*job, error) {
	if err := c.ask(ctx); err != nil {
		return nil, err
	}
	return &job{name: name}, nil
}

func (c *client) Build(ctx context.Context, n int) (*job, error) {
	if err := c.ask(ctx); err != nil {
		return nil, err
	}
	return &job{build: n}, nil
}

func (c *client) Call(ctx context.Context, into any) error { return c.ask(ctx) }

var names = []string{"a", "b"}

// first looks for one in several places.
func (c *client) first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for _, name := range names {
		j, err := c.Job(ctx, name)
		if err != nil { // want "swallowed/skipped: unfilled.client.Job"
			continue
		}
		if j.build > 0 {
			return mcp.NewToolResultText(j.name), nil
		}
	}
	return mcp.NewToolResultText("no job runs"), nil
}

// running lists what is asked for with what the first call gives.
func (c *client) running(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var list []string
	for _, name := range names {
		j, err := c.Job(ctx, name)
		if err != nil { // want "swallowed/skipped: unfilled.client.Job"
			continue
		}
		b, err := c.Build(ctx, j.build)
		if err != nil { // want "swallowed/skipped: unfilled.client.Build"
			continue
		}
		list = append(list, b.name)
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}

func needed(name string) bool { return name == "a" }

// optional returns the error of what is needed, and goes on without what is not.
func (c *client) optional(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	found := make(map[string]string)
	j, err := c.jobs(ctx)
	if err != nil && needed(req.Params.Name) {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if err == nil { // want "swallowed/dropped: unfilled.client.jobs"
		found = j
	}
	return mcp.NewToolResultText(fmt.Sprint(found)), nil
}

func (c *client) jobs(ctx context.Context) (map[string]string, error) {
	if err := c.ask(ctx); err != nil {
		return nil, err
	}
	return map[string]string{}, nil
}

type page struct{ items []string }

// pages has its pages filled by a call that can be given anything.
func (c *client) pages(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []string
	for range names {
		var p page
		if err := c.Call(ctx, &p); err != nil { // want "swallowed/skipped: unfilled.client.Call"
			continue
		}
		all = append(all, p.items...)
	}
	return mcp.NewToolResultText(fmt.Sprint(all)), nil
}

// states puts what it asks for into the elements of what it answers.
func (c *client) states(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs := map[string]*job{"a": {name: "a"}}
	states, err := c.jobs(ctx)
	if errors.Is(err, context.Canceled) {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if err != nil { // want "swallowed/dropped: unfilled.client.jobs"
		states = nil
	}
	for name, j := range jobs {
		j.state = states[name]
	}
	return mcp.NewToolResultText(fmt.Sprint(jobs)), nil
}
