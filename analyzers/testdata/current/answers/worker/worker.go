// Package worker does the work, and knows nothing of the protocol.
package worker

import (
	"context"
	"encoding/json"
	"os"
)

// Worker does the work.
type Worker struct{}

// Execute fails.
func (*Worker) Execute(ctx context.Context, args json.RawMessage) (string, error) {
	data, err := os.ReadFile("/var/lib/work")
	return string(data), err
}

// Other does other work.
type Other struct{}

// Work fails.
func (*Other) Work(ctx context.Context, args json.RawMessage) (string, error) {
	data, err := os.ReadFile("/var/lib/other")
	return string(data), err
}
