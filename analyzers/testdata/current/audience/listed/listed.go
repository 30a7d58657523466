// Package listed lists tools itself, of no library that is known.
package listed // want `^reaches$`

import "context"

type Tool struct {
	Name    string
	Handler func(context.Context, map[string]any) (string, error)
}

var Tools = []Tool{{Name: "notes", Handler: notes}}

func notes(context.Context, map[string]any) (string, error) { return "", nil }
