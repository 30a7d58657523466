package wrappers_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

const wrapping = `package m

import (
	"context"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	bridge "github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func ask(any) {}

func logging(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		fmt.Fprintln(os.Stderr, r.Params.Name)
		return next(ctx, r)
	}
}

func leaking(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, r)
		if err != nil {
			return nil, fmt.Errorf("failed: %w", err)
		}
		return result, nil
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

func classifying(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, r)
		if err != nil {
			return nil, taxonomy.Classify(err)
		}
		return result, nil
	}
}

func guarding(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var result *mcp.CallToolResult
		err := taxonomy.Do(ctx, r.Params.Name, func(ctx context.Context) error {
			var err error
			result, err = next(ctx, r)
			return err
		})
		return result, err
	}
}

func nothing(next server.ToolHandlerFunc) server.ToolHandlerFunc { return next }

func answering(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("closed"), nil
	}
}

func stated(next server.ToolHandlerFunc) server.ToolHandlerFunc { return next }

func optional(on bool) server.ToolHandlerMiddleware {
	if on {
		return converting
	}
	return logging
}

func literal(prefix string) server.ToolHandlerMiddleware {
	return func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := next(ctx, r)
			if err != nil {
				return mcp.NewToolResultError(prefix + err.Error()), nil
			}
			return result, nil
		}
	}
}

func all() []server.ToolHandlerMiddleware { return []server.ToolHandlerMiddleware{logging, converting} }

func handler(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func isLogging()     { ask(logging) } // transparent, all
func isLeaking()     { ask(leaking) } // transparent, all
func isConverting()  { ask(converting) } // converting, all
func isClassifying() { ask(classifying) } // transparent, classified
func isGuarding()    { ask(guarding) } // leaky, classified
func isNothing()     { ask(nothing) } // transparent, all
func isAnswering()   { ask(answering) } // unknown, all
func isStated()      { ask(stated) } // converting, nothing
func isOptional()    { ask(optional(true)) } // converting, all
func isLiteral()     { ask(literal("failed: ")) } // converting, all
func ofBridge()      { ask(bridge.ToolMiddleware()) } // converting, classified
func ofResources()   { ask(bridge.ResourceMiddleware()) } // leaky, classified
func given(m server.ToolHandlerMiddleware) { ask(m) } // unknown, all

func either(on bool) {
	m := logging
	if on {
		m = guarding
	}
	ask(m) // leaky, classified
}
`

// What middleware does with the errors of what it wraps.
func TestTreatment(t *testing.T) {
	state(t, settings.Seams, "example.test/m.stated:effect=converts:leaves=nothing")
	s := fixture.Scope(t, wrapping)
	reader := wrappers.NewReader(s)
	fixture.Answers(t, wrapping, s.Program.Functions(), func(call *ssa.Call) string {
		treatment := reader.Treatment(calls.PlainValue(call.Call.Args[0]))
		return treatment.Effect.String() + ", " + treatment.Share.String()
	})
	for name, want := range map[string][2]bool{
		"logging": {}, "literal": {true, false}, "all": {false, true}, "handler": {}, "isLogging": {},
	} {
		one, list := reader.ReturnsMiddleware(s.Program.Package().Func(name))
		assert.Equal(t, want, [2]bool{one, list}, name)
	}
	for name, want := range map[string]bool{"logging": true, "literal": false, "handler": false} {
		assert.Equal(t, want, reader.IsMiddleware(s.Program.Package().Func(name).Signature), name)
	}
}

// Of a list of middleware all pieces count that may be in it.
func TestListTreatment(t *testing.T) {
	source := wrapping[:strings.Index(wrapping, "func isLogging")] + `
type chain []server.ToolHandlerMiddleware

var _ = bridge.For

func none()      { ask([]server.ToolHandlerMiddleware{}) } // transparent, all
func one()       { ask([]server.ToolHandlerMiddleware{converting}) } // converting, all
func two()       { ask([]server.ToolHandlerMiddleware{logging, guarding}) } // leaky, classified
func held()      { ask(chain{leaking, converting, classifying}) } // converting, classified
func Given(list []server.ToolHandlerMiddleware) { ask(list) } // unknown, all
func handed(list []server.ToolHandlerMiddleware) { ask(list) } // converting, all
func hands()     { handed([]server.ToolHandlerMiddleware{converting}) }
func unknown(m server.ToolHandlerMiddleware) { ask(chain{logging, m}) } // unknown, all
func called()    { ask(all()) } // converting, all

func grown(strict bool) {
	list := []server.ToolHandlerMiddleware{logging}
	if strict {
		list = append(list, classifying)
	}
	ask(list) // transparent, classified
}
`
	s := fixture.Scope(t, source)
	reader := wrappers.NewReader(s)
	fixture.Answers(t, source, s.Program.Functions(), func(call *ssa.Call) string {
		treatment := reader.ListTreatment(calls.PlainValue(call.Call.Args[0]))
		return treatment.Effect.String() + ", " + treatment.Share.String()
	})
}
