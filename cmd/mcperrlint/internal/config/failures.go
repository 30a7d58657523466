package config

import (
	"slices"

	"github.com/goccy/go-yaml/ast"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
)

// Failures are settings for changes of what agents get when something fails.
type Failures struct {
	// FailOn is the least level that fails a comparison: fine, look, breaking or never. Empty means breaking.
	FailOn string
	// Changes are the levels of categories, by name, if they are not their own.
	Changes map[string]breaking.Level
}

// failures reads the settings for changes.
func (r *reader) failures(node ast.Node) {
	f := &r.config.Failures
	r.mapping(node, "failures", []string{"fail-on", "changes"}, func(key string, _, value ast.Node) {
		if key == "fail-on" {
			f.FailOn = r.word(value, key, breaking.Thresholds())
			return
		}
		r.mapping(value, key, nil, func(name string, at, value ast.Node) {
			if !slices.Contains(breaking.Names(), name) {
				r.fail(at, "unknown change %q%s", name, meant(name, breaking.Names()))
				return
			}
			word := r.word(value, name, breaking.Levels())
			if level, err := breaking.ParseLevel(word); err == nil {
				f.Changes[name] = level
			}
		})
	})
}

// failuresSchema returns the schema of the settings for changes.
func failuresSchema() map[string]any {
	level := map[string]any{"anyOf": []any{
		map[string]any{"enum": breaking.Levels(), "description": "off, or how much such changes matter"},
		map[string]any{"const": false, "description": "off, which YAML reads as a boolean"},
	}}
	changes := make(map[string]any)
	for _, c := range breaking.Categories() {
		described := map[string]any{"description": c.About + "; default " + c.Level.String()}
		described["anyOf"] = level["anyOf"]
		changes[c.Name] = described
	}
	return map[string]any{
		"type": "object", "additionalProperties": false, "description": "changes of what agents get when something fails; see mcperrlint failures diff",
		"properties": map[string]any{
			"fail-on": map[string]any{"enum": breaking.Thresholds(), "description": "the lowest level that fails a comparison; default breaking"},
			"changes": map[string]any{"type": "object", "additionalProperties": false, "properties": changes, "description": "the levels of changes"},
		},
	}
}
