package compat_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func parsed(t *testing.T, text string) map[string]any {
	t.Helper()
	var v map[string]any
	require.NoError(t, json.Unmarshal([]byte(text), &v))
	return v
}

// panickingMarshaler panics when it is marshalled.
type panickingMarshaler struct{}

func (panickingMarshaler) MarshalJSON() ([]byte, error) { panic("MarshalJSON") }

func envelope(t *testing.T, schema string, reasons ...string) map[string]any {
	t.Helper()
	out, err := compat.EnvelopeSchema(parsed(t, schema), reasons...)
	require.NoError(t, err)
	return out
}

const searchSchema = `{"type":"object","title":"Found","properties":{"items":{"type":"array"},"next":{"type":"string"}},` +
	`"required":["items"],"additionalProperties":false}`

func TestEnvelopeSchemaExactly(t *testing.T) {
	var numbers []int
	var names []string
	for _, code := range taxonomy.Codes() {
		numbers, names = append(numbers, int(code)), append(names, code.String())
	}
	assert.JSONEq(t, `{
		"type": "object", "title": "Found", "additionalProperties": false,
		"properties": {
			"items": {"type": "array"}, "next": {"type": "string"},
			"error": {
				"type": "object", "required": ["code", "message"],
				"description": "The failure. It is there if, and only if, the call failed.",
				"properties": {
					"code": {"type": "integer", "enum": `+specimen.JSON(t, numbers)+`, "description": "Number of the class of the failure."},
					"name": {"type": "string", "enum": `+specimen.JSON(t, names)+`, "description": "Name of the class of the failure."},
					"message": {"type": "string", "minLength": 1, "description": "What went wrong."},
					"data": {
						"type": "object", "description": "What else is known about the failure.",
						"properties": {"reason": {
							"type": "string", "examples": ["index_missing", "too_fast"],
							"description": "Machine-readable name of the failure. Declared are index_missing, too_fast; others are possible."
						}}
					}
				}
			}
		},
		"anyOf": [
			{"type": "object", "required": ["items"], "not": {"required": ["error"]}},
			{"type": "object", "required": ["error"]}
		]
	}`, specimen.JSON(t, envelope(t, searchSchema, "index_missing", " ", "too_fast", "index_missing")))
}

func TestWithoutReasons(t *testing.T) {
	e := envelope(t, searchSchema)["properties"].(map[string]any)["error"].(map[string]any)
	data := e["properties"].(map[string]any)["data"].(map[string]any)["properties"]
	assert.Equal(t, map[string]any{"reason": map[string]any{
		"type": "string", "description": "Machine-readable name of the failure.",
	}}, data)
}

func TestWhatTheSchemaAdmits(t *testing.T) {
	failure := specimen.JSON(t, compat.Payload(specimen.Full(), render.RequestID("7f3a")))
	tests := []struct {
		name, schema, value string
		want                bool
	}{
		{"a success", searchSchema, `{"items":[]}`, true},
		{"a failure", searchSchema, failure, true},
		{"a failure without data", searchSchema, `{"error":{"code":-32001,"message":"m"}}`, true},
		{"an unknown code", searchSchema, `{"error":{"code":1,"message":"m"}}`, false},
		{"an unknown name of a code", searchSchema, `{"error":{"code":-32001,"name":"gone","message":"m"}}`, false},
		{"an empty message", searchSchema, `{"error":{"code":-32001,"message":""}}`, false},
		{"a failure with an undeclared reason", searchSchema, `{"error":{"code":-32003,"message":"m","data":{"reason":"new","x":1}}}`, true},
		{"the empty object", searchSchema, `{}`, false},
		{"a success that lacks a required field", searchSchema, `{"next":"n"}`, false},
		{"a failure without code", searchSchema, `{"error":{"message":"m"}}`, false},
		{"a failure without message", searchSchema, `{"error":{"code":-32003}}`, false},
		{"an error that is no object", searchSchema, `{"items":[],"error":"m"}`, false},
		{"a field that nobody declared", searchSchema, `{"items":[],"other":1}`, false},
		{"no object", searchSchema, `[]`, false},
		{"the empty object where it is a success", `{"type":"object","properties":{"next":{"type":"string"}}}`, `{}`, true},
		{"a failure where nothing is required", `{"type":"object"}`, failure, true},
		{"the type is added", `{}`, `[]`, false},
		{"conditions of a success hold", `{"anyOf":[{"required":["a"]},{"required":["b"]}]}`, `{"c":1}`, false},
		{"conditions of a success are met", `{"anyOf":[{"required":["a"]},{"required":["b"]}]}`, `{"b":1}`, true},
		{"a failure need not meet them", `{"anyOf":[{"required":["a"]},{"required":["b"]}]}`, failure, true},
		{"a negation in the given schema holds", `{"not":{"required":["a"]},"required":["b"]}`, `{"a":1,"b":1}`, false},
		{"a failure need not meet the least number of fields", `{"minProperties":2}`, failure, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var value any
			require.NoError(t, json.Unmarshal([]byte(tt.value), &value))
			schema := parsed(t, specimen.JSON(t, envelope(t, tt.schema, "index_missing")))
			assert.Equal(t, tt.want, admits(t, schema, value))
		})
	}
}

func TestTheGivenSchemaIsLeftAlone(t *testing.T) {
	items := map[string]any{"type": "array"}
	given := map[string]any{
		"type": "object", "properties": map[string]any{"items": items},
		"required": []string{"items"}, "minProperties": 1,
	}
	before := specimen.JSON(t, given)
	out, err := compat.EnvelopeSchema(given)
	require.NoError(t, err)
	assert.Equal(t, before, specimen.JSON(t, given))
	items["type"] = "changed"
	assert.Equal(t, "array", out["properties"].(map[string]any)["items"].(map[string]any)["type"])
	out["properties"].(map[string]any)["items"] = nil
	assert.Equal(t, map[string]any{"type": "changed"}, given["properties"].(map[string]any)["items"])
}

func TestNilSchema(t *testing.T) {
	out, err := compat.EnvelopeSchema(nil)
	require.NoError(t, err)
	assert.Equal(t, specimen.JSON(t, envelope(t, `{"type":"object"}`)), specimen.JSON(t, out))
}

func TestSchemasThatCannotBeExtended(t *testing.T) {
	loop := map[string]any{}
	loop["properties"] = loop
	const prefix = "The output schema cannot be extended by failures. "
	const taken = `It has a field named "error", which is where failures stand.`
	tests := []struct {
		name   string
		schema map[string]any
		want   string
	}{
		{"a field named error", map[string]any{"properties": map[string]any{"error": map[string]any{}}}, taken},
		{"a required field named error", map[string]any{"required": []string{"a", "error"}}, taken},
		{"a pattern that matches error", map[string]any{"patternProperties": map[string]any{"(": 1, "^e": 1}}, taken},
		{"not an object", map[string]any{"type": "array"}, "It is not the schema of an object."},
		{"several types", map[string]any{"type": []string{"object", "null"}}, "It is not the schema of an object."},
		{"odd properties", map[string]any{"properties": 7}, "Its properties are not an object."},
		{"null properties", map[string]any{"properties": nil}, "Its properties are not an object."},
		{"odd required keys", map[string]any{"required": "a"}, "Its required keys are not a list."},
		{"a channel in it", map[string]any{"x": make(chan int)}, "It cannot be written as JSON."},
		{"a cycle in it", loop, "It cannot be written as JSON."},
		{"a value that panics", map[string]any{"x": panickingMarshaler{}}, "It cannot be written as JSON."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out, err := compat.EnvelopeSchema(tt.schema)
			assert.Nil(t, out)
			assert.EqualError(t, err, prefix+tt.want)
			assert.ErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeConfigurationError})
			assert.Equal(t, class.KindToolDefinitionBadOutputSchema, taxonomy.Classify(err).Kind)
		})
	}
	t.Run("a pattern that Go cannot read is no collision", func(t *testing.T) {
		_, err := compat.EnvelopeSchema(map[string]any{"patternProperties": map[string]any{"(?=e)": map[string]any{}}})
		assert.NoError(t, err)
	})
}
