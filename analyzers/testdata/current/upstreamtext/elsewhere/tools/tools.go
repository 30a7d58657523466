// Package tools has functions of the program's own shape, which another package
// makes handlers. It knows no library.
package tools

import (
	"context"
	"errors"
	"os"
)

// Output is what tools return.
type Output struct{ Text string }

// Remove shows an error of the file system.
func Remove(ctx context.Context, name string) (*Output, error) { return nil, os.Remove(name) }

// Plain shows nothing.
func Plain(ctx context.Context, name string) (*Output, error) { return nil, errors.New("no luck") }
