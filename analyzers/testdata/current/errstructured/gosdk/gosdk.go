// Package gosdk has error results that do not arrive.
package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

type args struct {
	Name string `json:"name"`
}

type out struct {
	Count int      `json:"count"`
	Names []string `json:"names"`
}

func text(s string) []mcp.Content { return []mcp.Content{&mcp.TextContent{Text: s}} }

func setByHand(ctx context.Context, req *request, in args) (*result, out, error) {
	if in.Name == "" {
		return &result{IsError: true, Content: text("No name."), StructuredContent: map[string]any{"code": "E1"}}, out{}, nil // want "errstructured/overwritten: out"
	}
	return nil, out{Count: 1}, nil
}

func setLater(ctx context.Context, req *request, in args) (*result, out, error) {
	res := &result{Content: text("No name.")}
	res.IsError = true
	res.StructuredContent = in
	return res, out{}, nil // want "errstructured/overwritten: setLater"
}

// besideOutput has an output that is not what is set.
func besideOutput(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{Count: 1}, nil // want "errstructured/overwritten: besideOutput"
}

func refuse(code string) *result {
	return &result{IsError: true, Content: text(code), StructuredContent: map[string]any{"code": code}}
}

func helped(ctx context.Context, req *request, in args) (*result, out, error) {
	return refuse("E1"), out{}, nil // want "errstructured/overwritten: helped"
}

func pointer(ctx context.Context, req *request, in args) (*result, *out, error) {
	return refuse("E1"), nil, nil // want "errstructured/overwritten: pointer"
}

func noContent(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true}, out{}, nil // want "errstructured/overwritten: noContent"
}

func nilContent(ctx context.Context, req *request, in args) (*result, out, error) {
	var empty out
	if in.Name == "" {
		return &result{IsError: true, Content: nil}, empty, nil // want "errstructured/overwritten: nilContent"
	}
	empty.Count = 1
	return nil, empty, nil
}

type mapped struct {
	ByName map[string]int `json:"by_name"`
}

func nilMap(ctx context.Context, req *request, in args) (*result, mapped, error) {
	return &result{IsError: true, Content: text("No name.")}, mapped{}, nil // want "errstructured/schema: nilMap"
}

func nestedMap(ctx context.Context, req *request, in args) (*result, struct {
	Inner mapped `json:"inner"`
}, error) {
	return &result{IsError: true, Content: text("No name.")}, struct { // want "errstructured/schema: nestedMap"
		Inner mapped `json:"inner"`
	}{}, nil
}

// embeddedMap has the map among its own fields.
type embeddedMap struct {
	mapped
	Count int
}

func promoted(ctx context.Context, req *request, in args) (*result, *embeddedMap, error) {
	return &result{IsError: true, Content: text("No name.")}, nil, nil // want "errstructured/schema: promoted"
}

// both would be overwritten, and is lost.
func both(ctx context.Context, req *request, in args) (*result, mapped, error) {
	return &result{IsError: true, StructuredContent: in}, mapped{}, nil // want "errstructured/schema: both"
}

// fail is what handlers return as a whole: the finding is where the result is made.
func fail(message string) (*result, mapped, error) {
	return &result{IsError: true, Content: text(message)}, mapped{}, nil // want "errstructured/schema: fail"
}

func wholeHelper(ctx context.Context, req *request, in args) (*result, mapped, error) {
	if in.Name == "" {
		return fail("No name.")
	}
	return fail("Nothing.")
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "setByHand"}, setByHand)
	mcp.AddTool(s, &mcp.Tool{Name: "literal"}, func(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
		return &mcp.CallToolResult{IsError: true}, out{}, nil // want "errstructured/overwritten: out"
	})
	return s
}

// deferring returns through variables.
func deferring(ctx context.Context, req *request, in args) (*result, out, error) {
	defer func() { _ = recover() }()
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{}, nil // want "errstructured/overwritten: deferring"
}

// replacing has a deferred literal that can set the result.
func replacing(ctx context.Context, req *request, in args) (res *result, filled out, err error) {
	defer func() { res = &result{Content: text("Replaced.")} }()
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{}, nil
}
