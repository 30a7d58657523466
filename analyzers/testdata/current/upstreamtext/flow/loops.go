package flow

import (
	"context"
	"errors"
	"iter"
	"os"
	"slices"
)

// returned leaves a loop over an iterator in several ways.
func returned(ctx context.Context, req *request, in []string) (*result, any, error) {
	for name := range slices.Values(in) {
		if name == "" {
			return nil, nil, errors.New("the name is empty")
		}
		if err := os.Remove(name); err != nil {
			return nil, nil, err // want "upstreamtext/foreign: os.Remove"
		}
		if name == "-" {
			return nil, nil, nil
		}
	}
	return nil, "done", nil
}

func removed(names []string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		for _, name := range names {
			if !yield(name, os.Remove(name)) {
				return
			}
		}
	}
}

// yielded returns an error that an iterator yields, which is not followed.
func yielded(ctx context.Context, req *request, in []string) (*result, any, error) {
	for _, err := range removed(in) {
		if err != nil {
			return nil, nil, err
		}
	}
	return nil, "done", nil
}
