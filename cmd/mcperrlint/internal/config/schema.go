package config

import (
	"encoding/json"
	"maps"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// Schema returns a JSON schema of the file, for editors. The file mcperrlint.schema.json in docs has the same content.
func Schema() ([]byte, error) {
	type object = map[string]any
	truth := object{"type": "boolean"}
	text := object{"type": "string", "minLength": 1}
	words := func(list []string, about string) object { return object{"enum": list, "description": about} }
	level := object{"anyOf": []object{
		{"enum": selection.Levels(), "description": "off, on, or a severity"},
		{"type": "boolean", "description": "on or off, which YAML reads as booleans"},
	}}
	rules := object{}
	for _, name := range selection.Names() {
		rules[name] = object{"anyOf": []object{{"$ref": "#/$defs/level"}, {"$ref": "#/$defs/setting"}}}
	}
	schema := object{
		"$schema":              "https://json-schema.org/draft/2020-12/schema",
		"$id":                  "https://raw.githubusercontent.com/mcperrlint/mcperrlint/main/docs/mcperrlint.schema.json",
		"title":                "Settings of mcperrlint",
		"type":                 []string{"object", "null"},
		"additionalProperties": false,
		"properties": object{
			"version":        object{"const": 1, "description": "the version of the form of this file"},
			"preset":         words(selection.Presets(), "the rules that run unless listed: wire has those about what clients receive, strict has all with all categories"),
			"tests":          object{"type": "boolean", "description": "also lint test files"},
			"generated":      object{"type": "boolean", "description": "also report findings in generated files"},
			"recovery-words": object{"type": "integer", "minimum": 1, "maximum": 1000, "description": "minimum number of words in the recovery of a declared failure; default 5"},
			"fail-on":        words(severities, "the lowest severity that fails a run"),
			"baseline":       object{"type": "string", "minLength": 1, "description": "the file with known findings, relative to this file and inside the module"},
			"rules":          object{"type": "object", "additionalProperties": false, "properties": rules, "description": "rules, and categories as rule/category"},
			"public-errors": object{
				"type": "array", "description": "error types and functions whose error text may be shown to agents",
				"items": object{"type": "string", "pattern": `^[^ ,]*[^ ,/.][.][^ ,/.]+$`},
			},
			"failures": failuresSchema(),
			"exclude":  object{"type": "array", "description": "paths without findings", "items": object{"$ref": "#/$defs/exclusion"}},
		},
		"$defs": object{
			"level": level,
			"setting": object{
				"type": "object", "additionalProperties": false,
				"properties": object{"severity": object{"$ref": "#/$defs/level"}, "strict": truth, "tests": truth},
			},
			"exclusion": object{
				"type": "object", "additionalProperties": false, "required": []string{"path"},
				"properties": object{
					"path":   object{"type": "string", "minLength": 1, "description": "a glob with slashes, relative to this file; ** matches any number of directories"},
					"rules":  object{"type": "array", "items": object{"enum": selection.Names()}},
					"reason": text,
				},
			},
		},
	}
	maps.Copy(schema["properties"].(object), ownSchemas())
	data, err := json.MarshalIndent(schema, "", "  ")
	return append(data, '\n'), err
}
