package gosdk

import (
	"bytes"
	stdjson "encoding/json"
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/segmentio/encoding/json"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// input reads the arguments of a call.
type input[In any] struct {
	schema   *jsonschema.Resolved
	defaults bool // the schema may have defaults to fill in
}

// inputOf returns what reads the arguments of a tool, and gives the tool the
// schema that is inferred from In if it has none.
func inputOf[In any](t *mcp.Tool) (*input[In], error) {
	if t.InputSchema == nil && reflect.TypeFor[In]() == reflect.TypeFor[any]() {
		t.InputSchema = &jsonschema.Schema{Type: "object"}
	}
	schema, err := resolve(&t.InputSchema, reflect.TypeFor[In]())
	if err != nil {
		return nil, err
	}
	text, err := stdjson.Marshal(schema.Schema())
	if err != nil {
		return nil, err
	}
	return &input[In]{schema: schema, defaults: bytes.Contains(text, []byte(`"default"`))}, nil
}

// read checks the arguments against the schema and returns them.
func (i *input[In]) read(raw stdjson.RawMessage) (in In, err error) {
	var given map[string]any
	if len(raw) > 0 {
		if err := stdjson.Unmarshal(raw, &given); err != nil {
			return in, taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Problem: "must be a JSON object"}).With(taxonomy.Cause(err))
		}
	}
	if given == nil {
		given, raw = map[string]any{}, stdjson.RawMessage("{}")
	}
	if i.defaults {
		if err := i.schema.ApplyDefaults(&given); err != nil {
			return in, err
		}
	}
	if err := i.schema.Validate(&given); err != nil {
		return in, invalidArguments(err)
	}
	if i.defaults {
		if raw, err = stdjson.Marshal(given); err != nil {
			return in, err
		}
	}
	// Names of fields count in their exact form, as they do for the schema.
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.DontMatchCaseInsensitiveStructFields()
	if err := decoder.Decode(&in); err != nil {
		return in, taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Problem: "cannot be read as what the tool expects"}).With(taxonomy.Cause(err))
	}
	return in, nil
}

// resolve returns the schema in *field ready for use, after it has put the one
// that is inferred from the type there if it was empty.
func resolve(field *any, of reflect.Type) (*jsonschema.Resolved, error) {
	if *field == nil {
		if of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		inferred, err := jsonschema.ForType(of, &jsonschema.ForOptions{})
		if err != nil {
			return nil, err
		}
		*field = inferred
	}
	schema, ok := (*field).(*jsonschema.Schema)
	if !ok {
		text, err := stdjson.Marshal(*field)
		if err != nil {
			return nil, err
		}
		schema = new(jsonschema.Schema)
		if err := stdjson.Unmarshal(text, schema); err != nil {
			return nil, err
		}
	}
	return schema.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
}
