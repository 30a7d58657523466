// Package tools has functions of the program's own shape, which another package
// makes handlers. It knows no library.
package tools

import (
	"context"
	"errors"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Plain returns a plain error.
func Plain(ctx context.Context, name string) (string, error) { return "", errors.New("no luck") }

// Coded returns a coded error.
func Coded(ctx context.Context, name string) (string, error) {
	return "", taxonomy.NotFound("There is no such entry.")
}
