package silent

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func is(name string) error {
	if err := os.Remove(name); errors.Is(err, fs.ErrNotExist) {
		return taxonomy.NotFound("There is no such file.")
	}
	return nil
}

func isWithin(name string) error {
	if err := os.Remove(name); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return taxonomy.NotFound("There is no such file.")
		}
		return err
	}
	return nil
}

func oneOfTwo(name string) error {
	if err := os.Remove(name); err != nil {
		switch {
		case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrInvalid):
			return taxonomy.NotFound("There is no such file.")
		}
		return err
	}
	return nil
}

func predicate(name string) error {
	if err := os.Remove(name); os.IsNotExist(err) {
		return taxonomy.NotFound("There is no such file.")
	}
	return nil
}

func ownPredicate(name string) error {
	if err := os.Remove(name); err != nil && isBusy(err) {
		return taxonomy.Conflict("The file is used.")
	}
	return nil
}

func isBusy(err error) bool { return strings.Contains(err.Error(), "busy") }

func byText(name string) error {
	if err := os.Remove(name); err != nil && strings.Contains(err.Error(), "busy") {
		return taxonomy.Conflict("The file is used.")
	}
	return nil
}

func sentinel(r io.Reader) error {
	_, err := r.Read(make([]byte, 1))
	if err == io.EOF {
		return taxonomy.ValidationError("The text is empty.")
	}
	return err
}

func byValue(row *sql.Row) error {
	var n int
	switch err := row.Scan(&n); err {
	case nil:
		return nil
	case sql.ErrNoRows:
		return taxonomy.NotFound("There is no such row.")
	default:
		return err
	}
}

func cancelled(ctx context.Context, db *sql.DB) error {
	if err := db.PingContext(ctx); err != nil {
		if ctx.Err() != nil {
			return taxonomy.Timeout("The database took too long.")
		}
		return err
	}
	return nil
}

func late(ctx context.Context, db *sql.DB) error {
	if err := db.PingContext(ctx); err != nil {
		if ctx.Err() == context.DeadlineExceeded {
			return taxonomy.Timeout("The database took too long.")
		}
		return err
	}
	return nil
}

func contextItself(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return taxonomy.RequestCancelled("The request was cancelled.")
	}
	return nil
}

func afterTheBranch(name string) error {
	if err := os.Remove(name); err != nil {
		println("failed")
	}
	return taxonomy.Conflict("The file is used.")
}

func either(name string) error {
	info, err := os.Stat(name)
	if err != nil || info.IsDir() {
		return taxonomy.ValidationError("This is no file.")
	}
	return nil
}

func isNil(name string) error {
	if err := os.Remove(name); err == nil {
		return taxonomy.Conflict("The file was there.")
	}
	return nil
}

func dead(name string) error {
	if err := os.Remove(name); err != nil {
		if false {
			return taxonomy.Conflict("The file is used.")
		}
		return err
	}
	return nil
}

type cache map[string]string

func (c cache) load(ctx context.Context, name string) (string, error) {
	if text, ok := c[name]; ok {
		return text, nil
	}
	return "", taxonomy.NotFound("There is no such file.")
}

func fallback(ctx context.Context, name string, c cache) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return c.load(ctx, name)
	}
	return string(data), nil
}

func (c cache) check(name string) error {
	if _, ok := c[name]; ok {
		return nil
	}
	return taxonomy.NotFound("There is no such file.")
}

func fallbackOfErrorAlone(name string, c cache) error {
	if err := os.Remove(name); err != nil {
		return c.check(name)
	}
	return nil
}

func afterFallback(name string, c cache) (string, error) {
	data, err := os.ReadFile(name)
	if err == nil {
		return string(data), nil
	}
	text, ok := c[name]
	if !ok {
		return "", taxonomy.NotFound("There is no such file.")
	}
	return text, nil
}

func afterSecondTry(a, b string) (string, error) {
	data, err := os.ReadFile(a)
	if err != nil {
		again, problem := os.ReadFile(b)
		if problem != nil {
			return "", problem
		}
		if len(again) == 0 {
			return "", taxonomy.NotFound("The file is empty.")
		}
		return string(again), nil
	}
	return string(data), nil
}
