package server

import (
	"fmt"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"
)

// mostNamed is how many packages or rules a call names.
const mostNamed = 100

// presets are the values of the argument preset.
var presets = []any{"wire", "default", "strict"}

// schemaOf returns the schema of a type of this package, with what tags cannot say. It panics for types that
// have none, which a start of the program shows.
func schemaOf[T any](change func(properties map[string]*jsonschema.Schema)) *jsonschema.Schema {
	schema, err := jsonschema.For[T](nil)
	if err != nil {
		panic(fmt.Errorf("the schema of %T: %w", *new(T), err))
	}
	filled(schema)
	if change != nil {
		change(schema.Properties)
	}
	return schema
}

// filled makes lists lists: the schema of a slice allows null, which no answer has and no argument needs.
func filled(schema *jsonschema.Schema) {
	if schema == nil {
		return
	}
	if slices.Contains(schema.Types, "array") {
		schema.Types, schema.Type = nil, "array"
	}
	filled(schema.Items)
	for _, property := range schema.Properties {
		filled(property)
	}
}

// ofSelection narrows the arguments that say which findings are meant.
func ofSelection(properties map[string]*jsonschema.Schema) {
	properties["preset"].Enum = presets
	properties["packages"].MaxItems = jsonschema.Ptr(mostNamed)
	properties["rules"].MaxItems = jsonschema.Ptr(mostNamed)
}
