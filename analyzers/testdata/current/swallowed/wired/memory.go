package main

import (
	"context"
	"os"
	"strings"
)

// memory is a store of this package.
type memory struct{}

func (memory) Names(ctx context.Context, like string) ([]string, error) {
	data, err := os.ReadFile("names.txt")
	if err != nil {
		return nil, nil // want "swallowed/dropped: os.ReadFile"
	}
	return strings.Fields(string(data)), nil
}

func (memory) Titles(ctx context.Context) ([]string, error)  { return []string{"a"}, nil }
func (memory) Checked(ctx context.Context) ([]string, error) { return nil, os.ErrClosed }
func (memory) Count(ctx context.Context) (int, error)        { return 0, nil }
