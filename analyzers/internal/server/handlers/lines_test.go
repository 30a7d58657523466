package handlers_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Each handler says beside it what it is, how the library comes to it, and what becomes of its errors and panics.
func TestLines(t *testing.T) {
	act := fixture.Source(t, handlers.Analyzer, handling)
	found := act.Result.(*handlers.Result)
	said := make(map[int][]string)
	for _, h := range found.Handlers {
		text := fmt.Sprintf("%s %s by %s", h.Kind, strings.Join(h.Names(), "+"), h.Found)
		if h.Wraps {
			text = "wraps " + text
		}
		for _, way := range found.Routes(h) {
			text += fmt.Sprintf("; %s behind %d+%d", way.Effect, len(way.Seams), len(way.Middleware))
			if way.Known {
				text += ", known"
			}
		}
		text += "; " + found.Share(h).String()
		recovered, byLibrary := found.Recovered(h)
		for _, mark := range []struct {
			text string
			is   bool
		}{{"recovered", recovered}, {"by the library", byLibrary}, {"untouched", found.Untouched(h)}, {"keeps results", found.KeepsResults(h)}, {"helper", found.IsHelper(h)}, {"left over", found.IsLeftOver(h.Func)}} {
			if mark.is {
				text += ", " + mark.text
			}
		}
		line := act.Package.Fset.Position(h.Func.Pos()).Line
		said[line] = append(said[line], text)
	}
	for _, texts := range said {
		slices.Sort(texts)
	}
	fixture.Lines(t, handling, said)
}

const handling = `package m

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func plain(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool plain by type+registration; transparent behind 0+0, known; all, untouched
func twice(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool first+second by type+registration; transparent behind 0+0, known; transparent behind 0+0, known; all, untouched
func unregistered(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool  by type; all, untouched, helper, left over
func called(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool caller by type+delegation; transparent behind 0+0, known; all, untouched
func caller(ctx context.Context, r request) (*result, error) { return called(ctx, r) } // tool caller by type+registration; transparent behind 0+0, known; all, untouched
func guarded(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool guarded by type+adapter; transparent behind 1+0, known; all, recovered, untouched, keeps results
func converted(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool converted by type+adapter; converting behind 1+0, known; all, keeps results
func classified(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool classified by type+adapter; transparent behind 1+0, known; classified, untouched, keeps results
func listed(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool listed by type+registration; transparent behind 0+0, known; all, untouched
func inTable(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool in_table by type+registration; transparent behind 0+0, known; all, untouched
func other(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool other by type+registration; transparent behind 0+0; all, untouched
func recovered(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool recovered by type+registration; converting behind 0+2, known; all, recovered, by the library
func resource(ctx context.Context, r mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { return nil, errors.New("a") } // resource a by type+registration; transparent behind 0+0, known; all, untouched
func prompt(ctx context.Context, r mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, errors.New("a") } // prompt prompt by type+registration; transparent behind 0+0, known; all, untouched
func typed(ctx context.Context, r request, in struct{ Name string }) (*result, error) { return nil, errors.New("a") } // typed tool typed by registration; transparent behind 0+0, known; all, untouched

func guard(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r request) (res *result, err error) { // wraps tool guarded by type+registration; transparent behind 0+0, known; all, untouched
		defer func() {
			if v := recover(); v != nil {
				err = fmt.Errorf("panic: %v", v)
			}
		}()
		return next(ctx, r)
	}
}

func convert(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r request) (*result, error) { // wraps tool converted by type+registration; transparent behind 0+0, known; converting behind 0+2, known; all
		res, err := next(ctx, r)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return res, nil
	}
}

func classify(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r request) (*result, error) { // wraps tool classified by type+registration; transparent behind 0+0, known; all, untouched
		res, err := next(ctx, r)
		if err != nil {
			return nil, taxonomy.Classify(err)
		}
		return res, nil
	}
}

type tool struct {
	name string
	run  server.ToolHandlerFunc
}

type Lister interface {
	List(ctx context.Context, r request) (*result, error)
}

type files struct{}

func (files) List(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool  by type; all, untouched

type notes struct{}

func (notes) List(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") } // tool  by type; all, untouched

func Start() {
	s := server.NewMCPServer("a", "1")
	s.AddTool(mcp.NewTool("plain"), plain)
	s.AddTool(mcp.NewTool("first"), twice)
	s.AddTool(mcp.NewTool("second"), twice)
	s.AddTool(mcp.NewTool("caller"), caller)
	s.AddTool(mcp.NewTool("guarded"), guard(guarded))
	s.AddTool(mcp.NewTool("converted"), convert(converted))
	s.AddTool(mcp.NewTool("classified"), classify(classified))
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, r request) (*result, error) { return nil, errors.New("a") }) // tool literal by type+registration; transparent behind 0+0, known; all, untouched
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("listed"), Handler: listed})
	s.AddResource(mcp.NewResource("a", "b"), resource)
	s.AddPrompt(mcp.NewPrompt("prompt"), prompt)
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(typed))
	for _, t := range []tool{{"in_table", inTable}} {
		s.AddTool(mcp.NewTool(t.name), t.run)
	}
	register(s, files{})
	server.ServeStdio(s)
}

func register(s *server.MCPServer, l Lister) { s.AddTool(mcp.NewTool("list"), l.List) }

func StartOther() {
	s := server.NewMCPServer("b", "1", server.WithToolHandlerMiddleware(convert), server.WithRecovery())
	s.AddTool(mcp.NewTool("recovered"), recovered)
	server.ServeStdio(s)
}

func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("other"), other) }
`
