package config

import "github.com/mcperrlint/mcperrlint/analyzers/settings"

// ownSchemas returns the schemas of the lists, by key.
func ownSchemas() map[string]any {
	schemas := make(map[string]any)
	for _, l := range settings.Lists() {
		schemas[l.Name] = map[string]any{"type": "array", "description": l.About, "items": ownSchema(l)}
	}
	return schemas
}

func ownSchema(l settings.List) map[string]any {
	name := map[string]any{"type": "string", "pattern": `^[^ ,:*()]*[^ ,:/.*()][.](\(\*[^ ,:/.]+\)[.])?[^ ,:/.*()]+$`, "description": "the qualified name, as in example.test/app.(*Router).Handle"}
	properties := map[string]any{nameKey: name}
	required := []string{nameKey}
	for _, o := range l.Options {
		properties[o.Name] = optionSchema(o)
		if o.Required {
			required = append(required, o.Name)
		}
	}
	entry := map[string]any{"type": "object", "additionalProperties": false, "required": required, "properties": properties}
	if len(required) > 1 {
		return entry
	}
	return map[string]any{"anyOf": []any{name, entry}}
}

func optionSchema(o settings.Option) map[string]any {
	index := map[string]any{"type": "integer", "minimum": 0, "maximum": settings.MaxIndex}
	schema := map[string]any{"description": o.About}
	switch o.Form {
	case settings.Index:
		schema["type"], schema["minimum"], schema["maximum"] = "integer", 0, settings.MaxIndex
	case settings.Indexes:
		schema["anyOf"] = []any{index, map[string]any{"type": "array", "minItems": 1, "items": index}}
	case settings.Truth:
		schema["type"] = "boolean"
	case settings.Word:
		schema["enum"] = o.Words
	}
	return schema
}
