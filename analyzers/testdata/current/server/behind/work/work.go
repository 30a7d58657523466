// Package work does the work, and knows nothing of the protocol.
package work

import (
	"context"
	"errors"
)

// Runner is an executor.
type Runner struct{}

// New makes one.
func New() *Runner { return &Runner{} }

// Execute fails.
func (*Runner) Execute(ctx context.Context, args map[string]any) (string, error) {
	return "", errors.New("not now")
}

// Run fails.
func Run(ctx context.Context, args map[string]any) (string, error) { return "", errors.New("not now") }
