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
		return &result{IsError: true, Content: text("No name."), StructuredContent: map[string]any{"code": "E1"}}, out{}, nil // want `^this typed tool handler sets structured content in an error result: go-sdk puts the output in its place, so that the client gets the zero value of out and never what is set here; say it in the content, or declare the output as any and return it there \(errstructured/overwritten\)$`
	}
	return nil, out{Count: 1}, nil
}

func setLater(ctx context.Context, req *request, in args) (*result, out, error) {
	res := &result{Content: text("No name.")}
	res.IsError = true
	res.StructuredContent = in
	return res, out{}, nil // want `sets structured content in an error result`
}

// besideOutput has an output that is not what is set.
func besideOutput(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{Count: 1}, nil // want `^this typed tool handler sets structured content in an error result: go-sdk puts the output in its place, so that the client never gets what is set here; say it in the content, or in the output \(errstructured/overwritten\)$`
}

func refuse(code string) *result {
	return &result{IsError: true, Content: text(code), StructuredContent: map[string]any{"code": code}}
}

func helped(ctx context.Context, req *request, in args) (*result, out, error) {
	return refuse("E1"), out{}, nil // want `sets structured content in an error result`
}

func pointer(ctx context.Context, req *request, in args) (*result, *out, error) {
	return refuse("E1"), nil, nil // want `the client gets the zero value of out and never`
}

func noContent(ctx context.Context, req *request, in args) (*result, out, error) {
	return &result{IsError: true}, out{}, nil // want `^this typed tool handler returns an error result without content: go-sdk makes its text of the output, so that the agent reads the zero value of out as what went wrong; say it in the content, or return an error \(errstructured/overwritten\)$`
}

func nilContent(ctx context.Context, req *request, in args) (*result, out, error) {
	var empty out
	if in.Name == "" {
		return &result{IsError: true, Content: nil}, empty, nil // want `returns an error result without content`
	}
	empty.Count = 1
	return nil, empty, nil
}

type mapped struct {
	ByName map[string]int `json:"by_name"`
}

func nilMap(ctx context.Context, req *request, in args) (*result, mapped, error) {
	return &result{IsError: true, Content: text("No name.")}, mapped{}, nil // want `^this typed tool handler returns an error result with the zero value of mapped, in which the field by_name is null and should be an object: go-sdk holds it against the schema of the tool, and the client gets JSON-RPC error 0 in the place of the error result; return an error, of which go-sdk makes an error result, or an output that fits \(errstructured/schema\)$`
}

func nestedMap(ctx context.Context, req *request, in args) (*result, struct {
	Inner mapped `json:"inner"`
}, error) {
	return &result{IsError: true, Content: text("No name.")}, struct { // want `with the zero value of its output, in which the field inner.by_name is null`
		Inner mapped `json:"inner"`
	}{}, nil
}

// embeddedMap has the map among its own fields.
type embeddedMap struct {
	mapped
	Count int
}

func promoted(ctx context.Context, req *request, in args) (*result, *embeddedMap, error) {
	return &result{IsError: true, Content: text("No name.")}, nil, nil // want `in which the field by_name is null`
}

// both would be overwritten, and is lost.
func both(ctx context.Context, req *request, in args) (*result, mapped, error) {
	return &result{IsError: true, StructuredContent: in}, mapped{}, nil // want `in which the field by_name is null`
}

// fail is what handlers return as a whole: the finding is where the result is made.
func fail(message string) (*result, mapped, error) {
	return &result{IsError: true, Content: text(message)}, mapped{}, nil // want `^this function returns an error result with the zero value of mapped, in which the field by_name is null`
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
		return &mcp.CallToolResult{IsError: true}, out{}, nil // want `returns an error result without content`
	})
	return s
}

// deferring returns through variables.
func deferring(ctx context.Context, req *request, in args) (*result, out, error) {
	defer func() { _ = recover() }()
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{}, nil // want `sets structured content in an error result`
}

// replacing has a deferred literal that can set the result.
func replacing(ctx context.Context, req *request, in args) (res *result, filled out, err error) {
	defer func() { res = &result{Content: text("Replaced.")} }()
	return &result{IsError: true, Content: text("No name."), StructuredContent: in}, out{}, nil
}
