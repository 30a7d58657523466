package silent

import (
	"context"
	"errors"
)

var errNameless = errors.New("no name")

// named answers with an error of its own before, so that the helper never finds that there is no name.
func named(ctx context.Context, req *request, in args) (*result, any, error) {
	name := in.Name
	if name == "" {
		return coded("NAMELESS", errNameless), nil, nil
	}
	return nil, nil, check(name)
}

// namedField asks for the field each time, and the helper is called by another one.
func namedField(ctx context.Context, req *request, in args) (*result, any, error) {
	if in.Name == "" || req == nil {
		return coded("NAMELESS", errNameless), nil, nil
	}
	return nil, nil, checkLater(in.Name)
}

func checkLater(name string) error { return check(name) }

func check(name string) error {
	if name == "" {
		return errNameless
	}
	return context.DeadlineExceeded
}
