// Package asked answers what a service says of whether there is something, as if it had always been asked, with mcp-go.
package asked

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/swallowed/asked/lookup"
)

type tools struct {
	client *lookup.Client
}

func register(s *server.MCPServer, t *tools) {
	s.AddTool(mcp.NewTool("probe"), t.probe)
	s.AddTool(mcp.NewTool("all"), t.all)
	s.AddTool(mcp.NewTool("guarded"), t.guarded)
	s.AddTool(mcp.NewTool("health"), t.health)
	s.AddTool(mcp.NewTool("value"), t.value)
	s.AddTool(mcp.NewTool("value_or"), t.valueOr)
	s.AddTool(mcp.NewTool("rate"), t.rate)
	s.AddTool(mcp.NewTool("limit"), t.limit)
	s.AddTool(mcp.NewTool("jobs"), t.jobs)
	s.AddTool(mcp.NewTool("create"), t.create)
	s.AddTool(mcp.NewTool("create_told"), t.createTold)
	s.AddTool(mcp.NewTool("create_cached"), t.createCached)
}

type state struct {
	Name      string
	Available bool
}

func (t *tools) probe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s := state{Name: "a", Available: t.client.Exists(ctx, "a")} // want "swallowed/dropped: lookup.Client.samples"
	return mcp.NewToolResultText(fmt.Sprint(s)), nil
}

// all asks for several at once.
func (t *tools) all(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var list []state
	var wg sync.WaitGroup
	for _, name := range []string{"a", "b"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			available := t.client.Exists(ctx, name)
			list = append(list, state{name, available})
		}()
	}
	wg.Wait()
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}

// guarded answers with an error.
func (t *tools) guarded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if !t.client.Exists(ctx, "a") {
		return mcp.NewToolResultError("There is no a, or it cannot be asked for."), nil
	}
	return mcp.NewToolResultText("a"), nil
}

func (t *tools) health(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(state{"service", t.client.Ping(ctx)})), nil
}

func (t *tools) value(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	v := t.client.Value(ctx, "a") // want "swallowed/dropped: lookup.Client.samples"
	return mcp.NewToolResultText("value: " + v), nil
}

func (t *tools) valueOr(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("value: " + t.client.ValueOr(ctx, "a", "not known")), nil
}

// rate parses what the service has written, here and in another package.
func (t *tools) rate(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test/rate")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	var answer struct{ Values []any }
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil || resp.StatusCode != http.StatusOK || len(answer.Values) == 0 {
		return mcp.NewToolResultErrorFromErr(resp.Status, err), nil
	}
	rate := 0.0
	if text, ok := answer.Values[0].(string); ok {
		rate, _ = strconv.ParseFloat(text, 64) // want "swallowed/ignored: strconv.ParseFloat"
	}
	total, err := t.client.Total(ctx, "a") // want "swallowed/ignored: strconv.Atoi"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	tags, raw, err := t.client.Names(ctx, "a") // want "swallowed/dropped: lookup.namesIn"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(rate, total, tags, raw, t.client.Own())), nil
}

// limit parses an argument: that is a matter of silentdefault.
func (t *tools) limit(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, _ := strconv.Atoi(req.GetString("limit", ""))
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

var owners = map[string][]string{"a": {"b"}}

func jobsOf(owner, name string) ([]string, error) {
	jobs, ok := owners[owner]
	if !ok || name == "" {
		return nil, fmt.Errorf("no owner %q", owner)
	}
	return jobs, nil
}

func findOwner(name string) ([]string, bool, error) {
	jobs, ok := owners[name]
	if name == "" {
		return nil, false, errors.New("a name is missing")
	}
	return jobs, ok, nil
}

// jobs does not say what is wrong with an owner. What it does not know of another one, it says.
func (t *tools) jobs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var list []string
	if parts := strings.Split(req.GetString("owner", ""), "/"); len(parts) == 2 {
		list, _ = jobsOf(parts[0], parts[1]) // want "swallowed/ignored: asked.jobsOf"
	} else {
		more, found, _ := findOwner(req.GetString("owner", ""))
		list = more
		if !found {
			list = []string{"nobody"}
		}
	}
	own, _ := jobsOf("a", "b")
	return mcp.NewToolResultText(fmt.Sprint(list, own)), nil
}

// setDefault keeps a name.
func setDefault(name string) error { return os.WriteFile("default", []byte(name), 0o600) }

func (t *tools) create(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	if req.GetBool("set_default", true) {
		if err := setDefault(name); err != nil { // want "swallowed/dropped: asked.setDefault"
			log.Print(err)
		} else {
			log.Print("default: ", name)
		}
	}
	return mcp.NewToolResultText("created " + name), nil
}

func (t *tools) createTold(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer := state{Name: req.GetString("name", "")}
	if req.GetBool("set_default", true) {
		if err := setDefault(answer.Name); err != nil {
			log.Print(err)
		} else {
			answer.Available = true
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(answer)), nil
}

// createCached does what nobody has asked for.
func (t *tools) createCached(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := req.GetString("name", "")
	if err := setDefault(name); err != nil {
		log.Print(err)
	}
	return mcp.NewToolResultText("created " + name), nil
}
