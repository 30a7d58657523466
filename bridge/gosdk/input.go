package gosdk

import (
	"bytes"
	stdjson "encoding/json"
	"reflect"
	"strconv"
	"strings"

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
		return in, undecodable(err)
	}
	return in, nil
}

// blaming returns err as a mistake of the caller if it comes from decoding the
// arguments of the call.
func blaming(err error, req *mcp.CallToolRequest) error {
	if quotes(err, req.Params.Arguments) {
		return undecodable(err)
	}
	return taxonomy.BlameArguments(err, func() []byte { return req.Params.Arguments })
}

// quotes reports whether an error is what the decoder of the SDK says of these
// arguments: it quotes them from the wrong value on.
func quotes(err error, arguments stdjson.RawMessage) bool {
	wrong, ok := err.(*stdjson.UnmarshalTypeError)
	if !ok || wrong == nil || wrong.Offset != 0 {
		return false
	}
	rest, err := strconv.Unquote(wrong.Value)
	return err == nil && rest != "" && bytes.Contains(arguments, []byte(strings.TrimSuffix(rest, "...")))
}

// undecodable returns the error for arguments that the decoder of the SDK
// refused. Its own text holds the value, so the cause is a copy without that.
func undecodable(err error) error {
	wrong, ok := err.(*stdjson.UnmarshalTypeError)
	if !ok || wrong == nil {
		return taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Problem: "cannot be read as what the tool expects"})
	}
	without := *wrong
	without.Value = "a value"
	return taxonomy.UnreadableArguments(&without)
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
