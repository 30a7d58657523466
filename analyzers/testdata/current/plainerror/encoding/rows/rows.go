// Package rows makes lists of maps for others to encode.
package rows

import "errors"

// List can always be encoded.
func List(names []string) ([]map[string]any, error) {
	if len(names) == 0 {
		return nil, errors.New("no names")
	}
	var list []map[string]any
	for i, name := range names {
		list = append(list, map[string]any{"name": name, "n": i})
	}
	return list, nil
}

// Any can hold what cannot be encoded.
func Any(v any) map[string]any { return map[string]any{"v": v} }
