package wrappers_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

func middlewareOf(s *flow.Scope) *wrappers.Middleware {
	return wrappers.NewMiddleware(s, servers.Read(s), wrappers.NewReader(s))
}

const installing = `package m

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	bridge "github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func logging(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return next(ctx, r) }
}

func recovering(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if v := recover(); v != nil {
				err = fmt.Errorf("panic: %v", v)
			}
		}()
		return next(ctx, r)
	}
}

func converting(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, r)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

func guarding(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		err = taxonomy.Do(ctx, "call", func(ctx context.Context) error {
			result, err = next(ctx, r)
			return err
		})
		return result, err
	}
}

func resources(next server.ResourceHandlerFunc) server.ResourceHandlerFunc { return next }

func either(strict bool) {
	m := logging
	if strict {
		m = recovering
	}
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(m)) // tool: transparent, all, catches, logging$1, recovering$1
}

func given(m server.ToolHandlerMiddleware) {
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(m)) // tool: unknown, all, may catch
}

func some(list []server.ServerOption) {
	server.NewMCPServer("a", "1", list...)
}

func started() {
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(logging)) // tool: transparent, all, logging$1
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(recovering)) // tool: transparent, all, catches, recovering$1
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(guarding)) // tool: leaky, classified, catches, guarding$1
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(converting)) // tool: converting, all, converting$1
	server.NewMCPServer("a", "1", server.WithRecovery()) // tool: transparent, all, recovers
	server.NewMCPServer("a", "1", server.WithResourceHandlerMiddleware(resources)) // resource: transparent, all
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(nil))
	server.NewMCPServer("a", "1", server.WithToolCapabilities(true))
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(bridge.ToolMiddleware())) // tool: converting, classified, catches, from ToolMiddleware
	server.NewMCPServer("a", "1", server.WithToolHandlerMiddleware(logging), server.WithRecovery()) // tool: transparent, all, logging$1, tool: transparent, all, recovers
	bridge.For(server.NewMCPServer("a", "1")) // resource: leaky, classified, catches, tool: converting, classified, catches
}
`

// What a package installs before handlers: for which kinds, what it does with their errors, whether it recovers.
func TestInstalled(t *testing.T) {
	s := fixture.Scope(t, installing)
	middleware := middlewareOf(s)
	found := make(map[int][]string)
	for _, m := range middleware.Installed() {
		text := m.Kinds[0].String() + ": " + m.Effect.String() + ", " + m.Share.String()
		text += map[wrappers.Catch]string{wrappers.MayCatch: ", may catch", wrappers.Catches: ", catches"}[m.Catches]
		if m.Recovers {
			text += ", recovers"
		}
		for _, fn := range m.Inside {
			text += ", " + fn.Name()
		}
		for _, fn := range m.From {
			text += ", from " + fn.Name()
		}
		assert.Len(t, m.Servers, 1, text)
		assert.True(t, m.Before(m.Registration(), m.Kinds[0]), text)
		assert.False(t, m.Before(m.Registration(), sdk.Hook), text)
		assert.False(t, m.Before(servers.Registration{}, m.Kinds[0]), text)
		line := s.Pass.Fset.Position(m.Pos).Line
		found[line] = append(found[line], text)
	}
	for _, texts := range found {
		slices.Sort(texts)
	}
	fixture.Lines(t, installing, found)
}

// Unknown middleware can stand before a server that is made with options from elsewhere, or handed out.
func TestOpaque(t *testing.T) {
	const source = `package m

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	mcpsdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

var _ = mcp.NewTool
var _ = mcpsdk.NewServer

var Shared *server.MCPServer

type App struct{ server *server.MCPServer }

func plain() { server.NewMCPServer("a", "1") }

func some(list []server.ServerOption) { server.NewMCPServer("a", "1", list...) }

func Some(list []server.ServerOption) { server.NewMCPServer("a", "1", list...) } // opaque

func One(o server.ServerOption) { server.NewMCPServer("a", "1", o) } // opaque

func serves() { server.ServeStdio(server.NewMCPServer("a", "1")) }

func registers() { server.NewMCPServer("a", "1").AddTool(mcp.NewTool("list"), handler) }

func handler(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func handed(use func(*server.MCPServer)) { use(server.NewMCPServer("a", "1")) }

func shared() { Shared = server.NewMCPServer("a", "1") }

func asContext(r *http.Request) { r.WithContext(context.WithValue(r.Context(), "server", server.NewMCPServer("a", "1"))) }
`
	s := fixture.Scope(t, source)
	middleware := middlewareOf(s)
	found := make(map[int][]string)
	for call := range middleware.Opaque(middleware.Installed()) {
		line := s.Pass.Fset.Position(call.Pos()).Line
		found[line] = append(found[line], "opaque")
	}
	fixture.Lines(t, source, found)
}

const recovering = `package m

import (
	"context"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func deferred() { // recovers
	defer func() { recover() }()
}

func named() { // recovers
	defer handle()
}

func handle() { recover() }

func never() {}

func called() { // recovers
	func() {
		defer func() { recover() }()
	}()
}

func started() {
	go func() {
		defer func() { recover() }()
	}()
}

func run(f func()) { // recovers
	defer func() { recover() }()
	f()
}

func runs() { run(func() {}) }

func runsOwn(n int) { run(func() { fmt.Println(n) }) } // recovers

func runsOther() { run(never) }

func runsGiven(f func()) { run(f) }

func plain(f func()) { f() }

func runsPlainly(n int) { plain(func() { fmt.Println(n) }) }

func does(ctx context.Context, n int) error { // recovers
	return taxonomy.Do(ctx, "call", func(context.Context) error { fmt.Println(n); return nil })
}

func unknown(f func(func()), n int) { f(func() { fmt.Println(n) }) }
`

// Recovery that is in a function, or in what it runs, and not in another goroutine.
func TestRecovers(t *testing.T) {
	s := fixture.Scope(t, recovering)
	middleware := middlewareOf(s)
	found := make(map[int][]string)
	for _, fn := range s.Program.Functions() {
		if fn.Parent() == nil && middleware.Recovers(fn) {
			line := s.Pass.Fset.Position(fn.Pos()).Line
			found[line] = append(found[line], "recovers")
		}
	}
	fixture.Lines(t, recovering, found)
}
