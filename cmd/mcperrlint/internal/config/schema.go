package config

import (
	"encoding/json"
	"maps"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// Schema returns a JSON schema of the file, with which editors complete it and
// point out mistakes. The file mcperrlint.schema.json in docs has the same content.
func Schema() ([]byte, error) {
	type object = map[string]any
	truth := object{"type": "boolean"}
	text := object{"type": "string", "minLength": 1}
	words := func(list []string, about string) object { return object{"enum": list, "description": about} }
	level := object{"anyOf": []object{
		{"enum": selection.Levels(), "description": "off, on, or the severity of the findings"},
		{"type": "boolean", "description": "on or off, as YAML reads them without quotes"},
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
			"preset":         words(selection.Presets(), "decides about rules that are not mentioned: wire has those about what arrives at the client, strict has all with their strict categories"),
			"tests":          object{"type": "boolean", "description": "look at test files, too"},
			"generated":      object{"type": "boolean", "description": "report findings in generated files, too"},
			"recovery-words": object{"type": "integer", "minimum": 1, "maximum": 1000, "description": "how many words the recovery of a declared failure needs; 5 unless set"},
			"fail-on":        words(severities, "the least severity that fails a run"),
			"baseline":       object{"type": "string", "minLength": 1, "description": "the file with the findings that are known, relative to this one and inside of the module"},
			"rules":          object{"type": "object", "additionalProperties": false, "properties": rules, "description": "rules, and categories as rule/category"},
			"public-errors": object{
				"type": "array", "description": "types and functions the text of whose errors is fit for agents",
				"items": object{"type": "string", "pattern": `^[^ ,]*[^ ,/.][.][^ ,/.]+$`},
			},
			"exclude": object{"type": "array", "description": "places from which findings are left out", "items": object{"$ref": "#/$defs/exclusion"}},
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
					"path":   object{"type": "string", "minLength": 1, "description": "a glob with slashes, relative to this file; ** stands for any number of directories"},
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
