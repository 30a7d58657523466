package silent

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"example.test/plainerror/internal/client"
	"example.test/plainerror/internal/store"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type ownError struct{ name string }

func (e ownError) Error() string { return "own: " + e.name }

func typed(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, ownError{in.Name}
}

func typedPointer(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := svc.Query(in.Name)
	return nil, nil, err
}

func wrappedTyped(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fmt.Errorf("call: %w", &store.QueryError{Query: in.Name})
}

func cancelled(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, ctx.Err()
}

func wrappedCancelled(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fmt.Errorf("waiting: %w", ctx.Err())
}

func cause(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, context.Cause(ctx)
}

func foreign(ctx context.Context, req *request, in args) (*result, any, error) {
	f, err := os.Open(in.Name)
	if err != nil {
		return nil, nil, err
	}
	return nil, nil, f.Close()
}

func foreignTwoDeep(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := client.Fetch(ctx, in.Name)
	return nil, nil, err
}

func argument(ctx context.Context, req *request, in args) (*result, any, error) {
	n, err := strconv.Atoi(in.Name)
	return nil, n, err
}

func foreignSentinel(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, fs.ErrNotExist
}

type source interface{ Next() (string, error) }

func unknown(s source) func(context.Context, *request, args) (*result, any, error) {
	return func(ctx context.Context, req *request, in args) (*result, any, error) {
		text, err := s.Next()
		if err != nil {
			return nil, nil, fmt.Errorf("next: %w", err)
		}
		return nil, text, nil
	}
}

func given(fail func() error) func(context.Context, *request, args) (*result, any, error) {
	return func(ctx context.Context, req *request, in args) (*result, any, error) {
		return nil, nil, fail()
	}
}

func compared(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := svc.Lookup(in.Name)
	switch {
	case errors.Is(err, store.ErrMissing), err == errPlain:
		return nil, nil, taxonomy.NotFound("There is no such entry.")
	}
	return nil, nil, nil
}

func logged(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := errors.New("no luck"); in.Name == "" {
		slog.ErrorContext(ctx, "call failed", "error", err)
	}
	return nil, nil, nil
}

func dead(ctx context.Context, req *request, in args) (*result, any, error) {
	const debug = false
	if debug {
		return nil, nil, errors.New("no luck")
	}
	return nil, nil, nil
}

// walked stops early by an error that nobody but the callback's caller sees.
func walked(ctx context.Context, req *request, in args) (*result, any, error) {
	stop := errors.New("stop")
	err := filepath.WalkDir(in.Name, func(path string, d fs.DirEntry, err error) error { return stop })
	if errors.Is(err, stop) {
		return nil, nil, nil
	}
	return nil, nil, taxonomy.InternalError("The directory could not be read.", taxonomy.Cause(err))
}

// sorted has a literal in it that returns no error of the handler.
func sorted(ctx context.Context, req *request, in args) (*result, any, error) {
	failures := []error{errors.New("b"), errors.New("a")}
	slices.SortFunc(failures, func(a, b error) int { return len(a.Error()) - len(b.Error()) })
	return nil, len(failures), nil
}

// mentions has everything in texts: errors.New("x") and fmt.Errorf("x").
func mentions(ctx context.Context, req *request, in args) (*result, any, error) {
	// return nil, nil, errors.New("no luck")
	return nil, `return nil, nil, errors.New("no luck")`, nil
}

func nothing(ctx context.Context, req *request, in args) (*result, any, error) {
	var err error
	return nil, nil, err
}

func replaced(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := svc.Find(in.Name)
	if err != nil {
		err = store.Failure(err)
	}
	return nil, nil, err
}

func asCoded(ctx context.Context, req *request, in args) (*result, any, error) {
	var coded *taxonomy.Error
	if err := svc.Start(ctx, in.Name); errors.As(err, &coded) {
		return nil, nil, coded
	}
	return nil, nil, nil
}

// found is of the type that was looked for, wherever it was found.
func found(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := svc.Find(in.Name)
	var coded *taxonomy.Error
	if errors.As(err, &coded) {
		return nil, nil, coded
	}
	return nil, nil, nil
}

func same[T any](v T) T { return v }

// generic is not followed through the type parameter.
func generic(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, nil, same(errors.New("no luck"))
}

// asserted is not followed through a value of any type.
func asserted(ctx context.Context, req *request, in args) (*result, any, error) {
	var value any = errors.New("empty")
	if err, ok := value.(error); ok {
		return nil, nil, err
	}
	return nil, nil, nil
}
