package gosdk

import (
	"encoding/json"
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// output turns what a handler returned into a result.
type output[Out any] struct {
	tool   string
	schema *jsonschema.Resolved // nil if there is none
	zero   any                  // what stands for a nil pointer; nil if Out is no pointer
}

// outputOf returns what makes the results of a tool, and gives the tool the
// schema that is inferred from Out if it has none, extended by the envelope of
// a failure where failures use it.
func outputOf[Out any](t *mcp.Tool, envelope bool) (*output[Out], error) {
	o := &output[Out]{tool: t.Name}
	of := reflect.TypeFor[Out]()
	switch of {
	case reflect.TypeFor[any](), reflect.TypeFor[string](), reflect.TypeFor[*mcp.CallToolResult]():
		if t.OutputSchema == nil {
			return o, nil
		}
	default:
		if of.Kind() == reflect.Pointer {
			o.zero = reflect.Zero(of.Elem()).Interface()
		}
	}
	schema, err := resolve(&t.OutputSchema, of)
	if err != nil {
		return nil, err
	}
	o.schema = schema
	if envelope {
		t.OutputSchema, err = withEnvelope(schema.Schema())
	}
	return o, err
}

// withEnvelope returns a schema that admits the envelope of a failure too.
func withEnvelope(schema *jsonschema.Schema) (map[string]any, error) {
	text, err := json.Marshal(schema)
	if err != nil {
		return nil, err
	}
	var success map[string]any
	if err := json.Unmarshal(text, &success); err != nil {
		return nil, err
	}
	return compat.EnvelopeSchema(success)
}

// result returns what the handler returned as the result of the call.
func (o *output[Out]) result(out Out) (*mcp.CallToolResult, error) {
	switch v := any(out).(type) {
	case nil:
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil
	case *mcp.CallToolResult:
		if v == nil {
			return nil, taxonomy.InternalError("The tool returned no result.")
		}
		return v, nil
	case string:
		if o.schema == nil {
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: v}}}, nil
		}
	}
	var value any = out
	if o.zero != nil && reflect.ValueOf(value).IsNil() {
		value = o.zero
	}
	text, err := json.Marshal(value)
	if err != nil {
		return nil, taxonomy.SerializationError("The output of "+o.tool+" cannot be written as JSON.", taxonomy.Cause(err))
	}
	if text, err = o.checked(text); err != nil {
		return nil, err
	}
	result := &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}
	if o.schema != nil || len(text) > 0 && text[0] == '{' {
		result.StructuredContent = json.RawMessage(text)
	}
	return result, nil
}

// checked returns the output with defaults filled in if it fits the schema.
func (o *output[Out]) checked(text []byte) ([]byte, error) {
	if o.schema == nil {
		return text, nil
	}
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return nil, err
	}
	if value == nil && o.schema.Schema().Type == "object" {
		value = map[string]any{} // a nil map
	}
	object, isObject := value.(map[string]any)
	if isObject {
		if err := o.schema.ApplyDefaults(&object); err != nil {
			return nil, err
		}
		value = object
	}
	if err := o.schema.Validate(&value); err != nil {
		return nil, render.InvalidOutput(o.tool, taxonomy.Cause(err))
	}
	if !isObject {
		return text, nil
	}
	return json.Marshal(object)
}
