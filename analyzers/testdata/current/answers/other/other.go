// Package other has functions of the module's own shape.
package other

import (
	"context"
	"errors"
	"os"
)

// Result is what tools return.
type Result struct{ Text string }

// Run can fail in two ways.
func Run(ctx context.Context, name string) (*Result, error) {
	if name == "" {
		return nil, errors.New("no name")
	}
	return nil, os.Remove(name)
}
