// Package params has helpers for values of any type. It knows no library.
package params

import "errors"

// ToMap gives what it is given, as an object.
func ToMap(values any) (map[string]any, error) {
	if values == nil {
		return map[string]any{}, nil
	}
	if m, ok := values.(map[string]any); ok {
		return m, nil
	}
	return nil, errors.New("not an object")
}

// Pick gives one of the values.
func Pick(name string, values map[string]any) any { return pick(values, name) }

func pick(values map[string]any, name string) any { return values[name] }

// A Reader reads values.
type Reader struct{ Strict bool }

// Read gives one of the values.
func (r *Reader) Read(values map[string]any, name string) (any, bool) {
	v, ok := values[name]
	return v, ok
}

// Count gives what is no part of the values.
func Count(values map[string]any) any { return len(values) }

// Defaults gives what stands for the missing values.
func Defaults(values map[string]any) map[string]any {
	if len(values) > 0 {
		return nil
	}
	return map[string]any{"name": "nobody"}
}
