package conformance

import (
	"context"
	"encoding/json"
	"maps"
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"
	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An answer is what a handler returns beside its output.
type answer string

// The answers.
const (
	// inContent is an error result with content.
	inContent answer = "error result"
	// inData is an error result with content and data.
	inData answer = "error result with data"
	// inNothing is an error result without content.
	inNothing answer = "error result without content"
	// inError is an error, without a result.
	inError answer = "error"
	// inOutput is neither.
	inOutput answer = "no result"
)

// give returns what a handler of go-sdk returns as an answer.
func (a answer) give() (*mcp.CallToolResult, error) {
	switch a {
	case inError:
		return nil, errBoom
	case inOutput:
		return nil, nil
	}
	result := flagged()
	if a != inData {
		result.StructuredContent = nil
	}
	if a == inNothing {
		result.Content = nil
	}
	return result, nil
}

// An output is one that a typed tool returns.
type output struct {
	arrives string // the data that a client gets from go-sdk, or refusal
	encoded string // the output as JSON
	zero    bool
	goSDK   func(scene, *mcp.Server)
	mcpGo   func(scene, *server.MCPServer)
}

// refusal tells that the schema of a tool does not allow its output.
const refusal = ""

// outputOf returns an output that a function returns beside the schema of its tool, nil
// if the library is to infer that.
func outputOf[Out any](made func() (Out, *jsonschema.Schema), arrives string) output {
	out, schema := made()
	encoded, err := json.Marshal(out)
	if err != nil {
		panic(err) // see the outputs
	}
	return output{
		arrives: arrives,
		encoded: string(encoded),
		zero:    reflect.ValueOf(&out).Elem().IsZero(),
		goSDK: func(s scene, srv *mcp.Server) {
			tool := &mcp.Tool{Name: name}
			if schema != nil {
				tool.OutputSchema = schema
			}
			mcp.AddTool(srv, tool, func(context.Context, *mcp.CallToolRequest, typedIn) (*mcp.CallToolResult, Out, error) {
				result, err := s.Answer.give()
				return result, out, err
			})
		},
		mcpGo: func(s scene, srv *server.MCPServer) {
			tool := mark.NewTool(name)
			if reflect.TypeFor[Out]().Kind() != reflect.Interface {
				tool = mark.NewTool(name, mark.WithOutputSchema[Out]())
			}
			srv.AddTool(tool, mark.NewStructuredToolHandler(func(context.Context, mark.CallToolRequest, typedIn) (Out, error) {
				_, err := s.Answer.give()
				return out, err
			}))
		},
	}
}

// output returns that of a scene, or nil.
func (s scene) output() *output {
	if o, ok := outputs()[s.Output]; ok {
		return &o
	}
	return nil
}

// outputs returns all of them by the names of the functions that return them.
func outputs() map[string]output {
	all := maps.Clone(inferredOutputs)
	maps.Copy(all, statedOutputs)
	maps.Copy(all, newerOutputs)
	return all
}
