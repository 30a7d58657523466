// Package silent has error results that arrive.
package silent

import (
	"context"
	"errors"
	"time"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

type args struct {
	Name string `json:"name"`
}

type out struct {
	Count int `json:"count"`
}

func text(s string) []mcp.Content { return []mcp.Content{&mcp.TextContent{Text: s}} }

func contentOnly(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true, Content: text("No name.")}, out{}, nil
}

// anyOutput returns what arrives as structured content.
func anyOutput(ctx context.Context, req *request, in args) (*result, any, error) {
	return &result{IsError: true}, map[string]any{"code": "E1"}, nil
}

func anySet(ctx context.Context, req *request, in args) (*result, any, error) {
	return &result{IsError: true, StructuredContent: in}, nil, nil
}

func raw(ctx context.Context, req *request) (*result, error) {
	return &result{IsError: true, StructuredContent: map[string]any{"code": "E1"}}, nil
}

func success(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{StructuredContent: in}, out{}, nil
}

// same sets what is the output.
func same(ctx context.Context, req *request, in args) (*result, out, error) {
	o := out{Count: 1}
	return &result{IsError: true, Content: text("No name."), StructuredContent: o}, o, nil
}

func filled(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true}, out{Count: -1}, nil
}

func returned(ctx context.Context, req *request, in args) (*result, map[string]string, error) {
	return nil, nil, errors.New("no name")
}

// withError is dropped as a whole, which is not the business of this rule.
func withError(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true, StructuredContent: in}, out{}, errors.New("no name")
}

func setError(ctx context.Context, req *request, in args) (*result, out, error) {
	var res result
	res.SetError(errors.New("no name"))
	return &res, out{}, nil
}

type optional struct {
	ByName map[string]int              `json:"by_name,omitempty"`
	ByYear map[string]int              `json:"by_year,omitzero"`
	Hidden map[string]int              `json:"-"`
	List   []string                    `json:"list"`
	Inner  *struct{ M map[string]int } `json:"inner"`
	At     time.Time                   `json:"at"`
	hidden map[string]int
}

func leftOut(ctx context.Context, req *request, in args) (*result, optional, error) {
	return &result{IsError: true, Content: text("No name.")}, optional{}, nil
}

// wholeMap is an empty object for the library.
func wholeMap(ctx context.Context, req *request, in args) (*result, map[string]string, error) {
	return &result{IsError: true, Content: text("No name.")}, nil, nil
}

type mapped struct {
	ByName map[string]int `json:"by_name"`
}

func madeMap(ctx context.Context, req *request, in args) (*result, mapped, error) {
	o := mapped{ByName: map[string]int{}}
	return &result{IsError: true, Content: text("No name.")}, o, nil
}

func prepared(ctx context.Context, req *request, in args) (*result, mapped, error) {
	var o mapped
	o.ByName = map[string]int{}
	if in.Name == "" {
		return &result{IsError: true, Content: text("No name.")}, o, nil
	}
	return nil, o, nil
}

func deadBranch(ctx context.Context, req *request, in args) (*result, out, error) {
	const old = false
	if old {
		return &result{IsError: true}, out{}, nil
	}
	return nil, out{}, nil
}

func suppressed(ctx context.Context, req *request, in args) (*result, out, error) {
	//mcperrlint:ignore errstructured -- the flag is all that counts
	return &result{IsError: true}, out{}, nil
}

// adapted is called by a function of the package, which can take its result.
func adapted(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true, StructuredContent: in}, out{}, nil
}

func adapt(h mcp.ToolHandlerFor[args, out]) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (*result, error) {
		res, _, err := h(ctx, req, args{})
		return res, err
	}
}

var _ = adapt(adapted)

// told says in its output what went wrong.
type told struct {
	Error string `json:"error"`
}

func inOutput(ctx context.Context, req *request, in args) (*result, told, error) {
	return &result{IsError: true}, told{Error: "No name."}, nil
}

func say(message string) (*result, told, error) {
	return &result{IsError: true}, told{Error: message}, nil
}

func saidByHelper(ctx context.Context, req *request, in args) (*result, told, error) {
	return say("No name.")
}

// unused makes a result that no handler returns.
func unused() (*result, mapped, error) {
	return &result{IsError: true}, mapped{}, nil
}

type names struct {
	Errors []string               `json:"errors"`
	Error  string                 `json:"message"`
	Inner  struct{ Error string } `json:"inner"`
}

func otherNames(ctx context.Context, req *request, in args) (*result, names, error) {
	return nil, names{}, nil
}

// input has the field where the client says it.
type input struct {
	Error string `json:"error"`
}

func takes(ctx context.Context, req *request, in input) (*result, out, error) {
	return nil, out{}, nil
}

func marked(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	res := mark.NewToolResultStructured(map[string]any{"code": "E1"}, "No name.")
	res.IsError = true
	return res, nil
}

func markedTyped(ctx context.Context, req mark.CallToolRequest, in args) (*mark.CallToolResult, error) {
	return &mark.CallToolResult{IsError: true, StructuredContent: map[string]any{"error": "E1"}}, nil
}

var _ = mark.NewTypedToolHandler(markedTyped)
