// Package silent drops no argument without a word, or reads it in another way.
package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type query struct {
	Limit int
	Name  string
	All   bool
	Any   string
}

func serve() error {
	s := server.NewMCPServer("notes", "1.0", server.WithToolHandlerMiddleware(traced))
	for name, handler := range map[string]server.ToolHandlerFunc{
		"refused": refused, "empty": empty, "told": told, "both": both, "either": either, "handed_on": handedOn,
		"judged": judged, "in_field": inField, "by_default": byDefault, "required": required, "bound": bound,
		"helper": helper, "flagged": flagged, "decoded": decoded, "collected": collected, "by_library": byLibrary,
		"checked_only": checkedOnly, "messages": messages, "one_of": oneOf, "other_name": otherName, "unwrapped": unwrapped,
	} {
		s.AddTool(mcp.NewTool(name), handler)
	}
	return server.ServeStdio(s)
}

func answer(q query) (*mcp.CallToolResult, error) { return mcp.NewToolResultText(fmt.Sprint(q)), nil }

// refused answers with an error.
func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, ok := req.GetArguments()["limit"].(float64)
	if !ok {
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	return answer(query{Limit: int(n)})
}

// empty refuses an empty text, too.
func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, ok := req.GetArguments()["name"].(string)
	if !ok || name == "" {
		return nil, errors.New("name is missing")
	}
	return answer(query{Name: name})
}

// oneOf refuses all that is not known.
func oneOf(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kind, ok := req.GetArguments()["kind"].(string)
	if !ok || kind == "" || (kind != "kv" && kind != "kv2") {
		return mcp.NewToolResultError("kind must be kv or kv2"), nil
	}
	return answer(query{Name: kind})
}

// otherName refuses where there is nothing under an old name, either.
func otherName(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	name, ok := args["name"].(string)
	if !ok || name == "" {
		if old, ok := args["title"].(string); ok && old != "" {
			name = old
		} else {
			return mcp.NewToolResultError("name is missing"), nil
		}
	}
	return answer(query{Name: name})
}

// told tells the agent, though not in an error.
func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, ok := req.GetArguments()["limit"].(float64)
	if !ok || n == 0 {
		return mcp.NewToolResultText("The limit is missing."), nil
	}
	return answer(query{Limit: int(n)})
}

// both reads a number or a text.
func both(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		q.Limit = int(n)
	} else if s, ok := req.GetArguments()["limit"].(string); ok {
		q.Limit, _ = strconv.Atoi(strings.TrimSuffix(s, "x"))
	}
	return answer(q)
}

// either asks the library for the same argument.
func either(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	q := query{Any: req.GetString("limit", "")}
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		q.Limit = int(n)
	}
	return answer(q)
}

// handedOn hands on what it got.
func handedOn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	raw := req.GetArguments()["limit"]
	if n, ok := raw.(float64); ok {
		q.Limit = int(n)
	} else {
		q.Any = fmt.Sprint(raw)
	}
	return answer(q)
}

// unwrapped takes all arguments for the filter if that is no object.
func unwrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	filter, ok := args["filter"].(map[string]any)
	if !ok {
		filter = args
	}
	return mcp.NewToolResultText(fmt.Sprint(filter)), nil
}

// judged refuses the number that stands for none.
func judged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := 0
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		limit = int(n)
	}
	if limit <= 0 {
		return mcp.NewToolResultError("limit must be a number above 0"), nil
	}
	return answer(query{Limit: limit})
}

// inField asks the field in which it is kept.
func inField(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		q.Limit = int(n)
	}
	if q.Limit == 0 {
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	return answer(q)
}

// byDefault refuses the default.
func byDefault(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := -1
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		limit = int(n)
	}
	if limit < 0 {
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	return answer(query{Limit: limit})
}

// required asks the library, which refuses.
func required(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit, err := req.RequireInt("limit")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return answer(query{Limit: limit})
}

// bound decodes all into a struct, which refuses.
func bound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	if err := req.BindArguments(&q); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return answer(q)
}

// helper asks a function of its own, which refuses.
func helper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit, err := number(req.GetArguments(), "limit")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	name := text(req.GetArguments(), "name")
	if name == "" {
		return mcp.NewToolResultError("name is missing"), nil
	}
	return answer(query{Limit: int(limit), Name: name})
}

func number(args map[string]any, name string) (float64, error) {
	n, ok := args[name].(float64)
	if !ok {
		return 0, fmt.Errorf("%s must be a number", name)
	}
	return n, nil
}

func text(args map[string]any, name string) string {
	if s, ok := args[name].(string); ok {
		return s
	}
	return ""
}

// flagged asks for a flag beside the value.
func flagged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	all, ok := boolean(req.GetArguments(), "all")
	if !ok {
		return mcp.NewToolResultError("all must be a boolean"), nil
	}
	return answer(query{All: all})
}

func boolean(args map[string]any, name string) (bool, bool) {
	b, ok := args[name].(bool)
	return b, ok
}

// decoded reads a text, of which the schema says no more than that it is one.
func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var filter map[string]any
	if err := json.Unmarshal([]byte(req.GetString("filter", "{}")), &filter); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var q query
	if n, ok := filter["limit"].(float64); ok {
		q.Limit = int(n)
	}
	return answer(q)
}

// collected tells in the answer.
func collected(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var q query
	var problems []string
	if n, ok := req.GetArguments()["limit"].(float64); ok {
		q.Limit = int(n)
	} else {
		problems = append(problems, "limit is no number")
	}
	return mcp.NewToolResultText(fmt.Sprint(q, problems)), nil
}

// byLibrary asks GetInt and GetBool of the library, which take texts as well.
func byLibrary(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(query{Limit: req.GetInt("limit", 10), All: req.GetBool("all", false)})
}

// checkedOnly reads it another time only to check it.
func checkedOnly(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := inRange(req.GetArguments()); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	limit, err := req.RequireInt("limit")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return answer(query{Limit: limit})
}

func inRange(args map[string]any) error {
	if n, ok := args["limit"].(float64); ok && n > 100 {
		return errors.New("the limit is 100 at most")
	}
	return nil
}

// messages has a function that says what is wrong.
func messages(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if problem := problemOf(req.GetArguments()); problem != "" {
		return mcp.NewToolResultError(problem), nil
	}
	return answer(query{})
}

func problemOf(args map[string]any) string {
	n, ok := args["limit"].(float64)
	if !ok {
		return "limit must be a number"
	}
	return strings.Repeat("too much ", int(n)/100)
}

// traced is middleware: what only that reads changes no answer.
func traced(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		span := req.Params.Name
		if n, ok := req.GetArguments()["limit"].(float64); ok {
			span += fmt.Sprint(n)
		}
		defer fmt.Sprint(span)
		return next(ctx, req)
	}
}

var _ = serve
