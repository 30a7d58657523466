// Package stated writes the schemas of its outputs out.
package stated

import (
	"context"
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

type args struct {
	Name string `json:"name"`
}

type out struct {
	State string         `json:"state"`
	Page  int            `json:"page"`
	Names []string       `json:"names"`
	Total *int           `json:"total,omitempty"`
	Rest  map[string]int `json:"rest,omitempty"`
}

type counted struct {
	Count int `json:"count,string"`
}

func failure() *result {
	return &result{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "No name."}}}
}

func required(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func enum(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func short(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func pattern(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func low(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func nilList(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

func list(ctx context.Context, req *request, in args) (*result, []string, error) {
	return failure(), nil, nil // want "errstructured/schema: []string"
}

func requiredInMap(ctx context.Context, req *request, in args) (*result, map[string]string, error) {
	return failure(), nil, nil // want "errstructured/schema: map[string]string"
}

// defaulted has a schema with a default for a field that is required, where it is not
// for.
func defaulted(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil // want "errstructured/schema: out"
}

// filledIn has a schema that fills what is missing.
func filledIn(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil
}

// quoted has a number that is encoded as a string, as its schema has it.
func quoted(ctx context.Context, req *request, in args) (*result, counted, error) {
	return failure(), counted{}, nil
}

// fits has a schema that allows the zero value.
func fits(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil
}

// made has a schema that a function makes.
func made(ctx context.Context, req *request, in args) (*result, out, error) {
	return failure(), out{}, nil
}

// unknown is registered with a tool that is made elsewhere.
func unknown(ctx context.Context, req *request, in args) (*result, struct{ M map[string]int }, error) {
	return failure(), struct{ M map[string]int }{}, nil
}

// filled has an output that is not empty.
func filled(ctx context.Context, req *request, in args) (*result, out, error) {
	one := 1
	return failure(), out{Total: &one}, nil
}

func properties(name string, s *jsonschema.Schema) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{name: s}}
}

func serve(tool *mcp.Tool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "required", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"state", "total"}}}, required)
	mcp.AddTool(s, &mcp.Tool{Name: "filled", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"total"}}}, filled)
	mcp.AddTool(s, &mcp.Tool{Name: "enum", OutputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", Enum: []any{"open", "closed"}},
	}}}, enum)
	mcp.AddTool(s, &mcp.Tool{Name: "short", OutputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", MinLength: jsonschema.Ptr(1)},
	}}}, short)
	mcp.AddTool(s, &mcp.Tool{Name: "pattern", OutputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Pattern: "^[a-z]+$"},
	}}}, pattern)
	mcp.AddTool(s, &mcp.Tool{Name: "low", OutputSchema: &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{
		"page": {Minimum: jsonschema.Ptr(1.0)},
	}}}, low)
	mcp.AddTool(s, &mcp.Tool{Name: "nilList", OutputSchema: &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{
		"names": {Type: "array"},
	}}}, nilList)
	mcp.AddTool(s, &mcp.Tool{Name: "list", OutputSchema: &jsonschema.Schema{Type: "array"}}, list)
	mcp.AddTool(s, &mcp.Tool{Name: "fits", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"state"}, Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", Enum: []any{"", "open"}, Pattern: "^[a-z]*$"},
		"page":  {Types: []string{"null", "number"}, Minimum: jsonschema.Ptr(0.0)},
		"names": {Types: []string{"null", "array"}},
		"rest":  {Type: "object"},
	}}}, fits)
	mcp.AddTool(s, &mcp.Tool{Name: "requiredInMap", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"state"}}}, requiredInMap)
	mcp.AddTool(s, &mcp.Tool{Name: "defaulted", OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"total"}, Properties: map[string]*jsonschema.Schema{
		"total": {Type: "integer", Default: json.RawMessage("1")},
	}}}, defaulted)
	mcp.AddTool(s, &mcp.Tool{Name: "filledIn", OutputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"total": {Type: "integer", Minimum: jsonschema.Ptr(1.0), Default: json.RawMessage("1")},
	}}}, filledIn)
	mcp.AddTool(s, &mcp.Tool{Name: "quoted", OutputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"count": {Type: "string"},
	}}}, quoted)
	mcp.AddTool(s, &mcp.Tool{Name: "made", OutputSchema: properties("state", &jsonschema.Schema{MinLength: jsonschema.Ptr(1)})}, made)
	mcp.AddTool(s, tool, unknown)
	return s
}
