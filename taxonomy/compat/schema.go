package compat

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// EnvelopeForm makes [render.Result] put the envelope of [Payload] into structured
// content, without metadata.
func EnvelopeForm() render.Option { return render.StructuredAs(Payload) }

// Payload returns the failure as structured data, in a map that the caller
// owns:
//
//	{"error": {"code": -32001, "name": "not_found", "message": "…", "data": {…}}}
//
// The data is that of [render.Data]. It is omitted if empty.
func Payload(e *taxonomy.Error, opts ...render.Option) map[string]any {
	v := e.Visible()
	inner := map[string]any{"code": int(v.Code), "name": v.Code.String(), "message": v.Message}
	if data := render.Data(e, opts...); len(data) > 0 {
		inner["data"] = data
	}
	return map[string]any{"error": inner}
}

// EnvelopeSchema returns the output schema to advertise for a tool whose
// failures are rendered with [render.StructuredPresent]. It allows what the given
// schema allows, and an object with the failure under "error", as [Payload]
// makes it. So clients may validate structured content of failed calls too.
//
//   - The root stays an object, with the fields of a success, all optional, and
//     "error".
//   - Either there is no "error" and everything required by the given schema is
//     present, or there is an "error". So the empty object is rejected, unless
//     the given schema requires nothing.
//   - The reasons of the tool's contract are examples and part of a
//     description, not an enumeration: other failures are possible.
//
// The given schema is copied, not changed; a nil schema allows any object. The
// error is a *Error with [taxonomy.CodeConfigurationError]. It says that the schema is
// not that of an object, cannot be marshalled, or has or allows a field named
// "error", which clients could not tell from a failure.
func EnvelopeSchema(success map[string]any, reasons ...string) (map[string]any, error) {
	if success == nil {
		success = map[string]any{}
	}
	root, err := copied(success)
	if err != nil {
		return nil, badOutputSchema("It cannot be written as JSON.", taxonomy.Cause(err))
	}
	properties, required, problem := objectParts(root)
	if problem != "" {
		return nil, badOutputSchema(problem)
	}
	succeeded := map[string]any{"type": "object", "not": map[string]any{"required": []any{"error"}}}
	if len(required) > 0 {
		succeeded["required"] = required
	}
	if moved := takeConditions(root); len(moved) > 0 {
		succeeded["allOf"] = []any{moved}
	}
	properties["error"] = errorSchema(reasons)
	root["type"], root["properties"] = "object", properties
	root["anyOf"] = []any{succeeded, map[string]any{"type": "object", "required": []any{"error"}}}
	delete(root, "required")
	return root, nil
}

// copied returns a deep copy of a schema.
func copied(schema map[string]any) (root map[string]any, err error) {
	text, err := marshalled(schema)
	if err != nil {
		return nil, err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	err = d.Decode(&root)
	return root, err
}

// marshalled returns a schema as JSON, or an error also if a method of the program panics.
func marshalled(schema map[string]any) (text []byte, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = taxonomy.FromPanic(v)
		}
	}()
	return json.Marshal(schema)
}

// objectParts returns the properties and the required keys of the schema of an
// object, or why it cannot be used.
func objectParts(root map[string]any) (properties map[string]any, required []any, problem string) {
	if t, ok := root["type"]; ok && t != "object" {
		return nil, nil, "It is not the schema of an object."
	}
	properties = map[string]any{}
	if p, ok := root["properties"]; ok {
		if properties, ok = p.(map[string]any); !ok || properties == nil {
			return nil, nil, "Its properties are not an object."
		}
	}
	if r, ok := root["required"]; ok {
		if required, ok = r.([]any); !ok {
			return nil, nil, "Its required keys are not a list."
		}
	}
	for _, key := range required {
		if key == "error" {
			return nil, nil, collision
		}
	}
	if _, ok := properties["error"]; ok || patternsMatchError(root) {
		return nil, nil, collision
	}
	return properties, required, ""
}

const collision = `It has a field named "error", which is where failures stand.`

// patternsMatchError reports whether a success may have a field named "error"
// because its name matches a pattern. A pattern that Go cannot read counts as
// one that does not match.
func patternsMatchError(root map[string]any) bool {
	patterns, _ := root["patternProperties"].(map[string]any)
	for pattern := range patterns {
		if re, err := regexp.Compile(pattern); err == nil && re.MatchString("error") {
			return true
		}
	}
	return false
}

// takeConditions removes from the root, and returns, the keywords that a
// failure need not satisfy. What describes single fields stays at the root.
func takeConditions(root map[string]any) map[string]any {
	moved := map[string]any{}
	for _, keyword := range [...]string{
		"$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "enum",
		"minProperties", "maxProperties", "propertyNames", "dependentRequired", "dependentSchemas", "dependencies",
	} {
		if value, ok := root[keyword]; ok {
			moved[keyword] = value
			delete(root, keyword)
		}
	}
	return moved
}

// errorSchema is the schema of what Payload puts under "error".
func errorSchema(reasons []string) map[string]any {
	reason := map[string]any{
		"type":        "string",
		"description": "Machine-readable name of the failure.",
	}
	if declared := declaredReasons(reasons); len(declared) > 0 {
		reason["description"] = "Machine-readable name of the failure. Declared are " +
			strings.Join(declared, ", ") + "; others are possible."
		examples := make([]any, len(declared))
		for i, r := range declared {
			examples[i] = r
		}
		reason["examples"] = examples
	}
	var numbers, names []any
	for _, code := range taxonomy.Codes() {
		numbers, names = append(numbers, int(code)), append(names, code.String())
	}
	return map[string]any{
		"type":        "object",
		"description": "The failure. It is there if, and only if, the call failed.",
		"required":    []any{"code", "message"},
		"properties": map[string]any{
			"code":    map[string]any{"type": "integer", "enum": numbers, "description": "Number of the class of the failure."},
			"name":    map[string]any{"type": "string", "enum": names, "description": "Name of the class of the failure."},
			"message": map[string]any{"type": "string", "minLength": 1, "description": "What went wrong."},
			"data": map[string]any{
				"type":        "object",
				"description": "What else is known about the failure.",
				"properties":  map[string]any{"reason": reason},
			},
		},
	}
}

// declaredReasons returns the reasons that are not blank, each once.
func declaredReasons(reasons []string) []string {
	declared := make([]string, 0, len(reasons))
	seen := make(map[string]bool, len(reasons))
	for _, reason := range reasons {
		if reason = form.OneLine(reason); reason != "" && !seen[reason] {
			seen[reason] = true
			declared = append(declared, reason)
		}
	}
	return declared
}

func badOutputSchema(problem string, opts ...taxonomy.Option) error {
	return taxonomy.ConfigurationError("The output schema cannot be extended by failures. "+problem,
		append(opts, taxonomy.Kind(class.KindToolDefinitionBadOutputSchema))...)
}
