// Package held has tools of the program's own form. It knows no library.
package held

import (
	"context"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Tool is a tool of the program.
type Tool struct {
	Name     string
	Failures contract.Contract
	Handler  func(ctx context.Context, arguments map[string]any) (string, error)
}

var one = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}

// All returns the tools.
func All() []Tool {
	return []Tool{
		{Name: "get", Failures: one, Handler: get},
		{Name: "literal", Failures: one, Handler: func(ctx context.Context, arguments map[string]any) (string, error) { return "", nil }}, // want `bound to one by registration`
		{Name: "list", Handler: list},
	}
}

func get(ctx context.Context, arguments map[string]any) (string, error) { // want `bound to one by registration`
	return "", nil
}

func list(ctx context.Context, arguments map[string]any) (string, error) { return "", nil }
