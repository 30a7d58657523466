package service

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"strconv"
)

// wrapped wraps the error.
func wrapped(ctx context.Context, db *sql.DB) error {
	if err := db.PingContext(ctx); err != nil {
		return fmt.Errorf("ping: %w", err)
	}
	return nil
}

// missing knows that there is no row.
func missing(ctx context.Context, db *sql.DB, id string) (string, error) {
	var name string
	err := db.QueryRowContext(ctx, "select name from users where id = ?", id).Scan(&name)
	if errors.Is(err, sql.ErrNoRows) {
		return "", errors.New("there is no such user")
	}
	return name, err
}

// notThere knows that there is no file.
func notThere(name string) error {
	if _, err := os.Stat(name); os.IsNotExist(err) {
		return errors.New("there is no such file")
	}
	return nil
}

// switched sorts errors out, and keeps the others.
func switched(name string) error {
	_, err := os.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errNoLuck
	case errors.Is(err, fs.ErrPermission):
		return errors.New("not permitted")
	case err != nil:
		return fmt.Errorf("read: %w", err)
	}
	return nil
}

// besideSentinel wraps the error and a variable.
func besideSentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("%w: %w", errNoLuck, err)
	}
	return nil
}

// afterStatus is about a status and no error.
func afterStatus(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusNotFound {
		return errors.New("there is no such page")
	}
	return nil
}

// lastOfThree keeps the last one.
func lastOfThree(urls [3]string) error {
	var last error
	for _, url := range urls {
		resp, err := http.Get(url)
		if err == nil {
			return resp.Body.Close()
		}
		last = err
	}
	return fmt.Errorf("none of three: %w", last)
}

// inStruct keeps it in a field that Unwrap returns.
func inStruct(name string) error {
	if err := os.Remove(name); err != nil {
		return &wrapping{name, err}
	}
	return nil
}

type wrapping struct {
	name string
	err  error
}

func (w *wrapping) Error() string { return w.name }
func (w *wrapping) Unwrap() error { return w.err }

// convertedBy hands it to a function that keeps it.
func convertedBy(name string) error { return keep(os.Remove(name)) }

func keep(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("kept: %w", err)
}

// fallenBack tries something else, and returns what that says.
func fallenBack(name string) error {
	if err := os.Remove(name); err != nil {
		return os.Truncate(name, 0)
	}
	return nil
}

// joinedLater collects errors.
func joinedLater(names []string) error {
	var errs []error
	for _, name := range names {
		if err := os.Remove(name); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", name, err))
		}
	}
	return errors.Join(errs...)
}

// closure has a literal that wraps.
func closure(name string) error {
	fail := func(err error) error { return fmt.Errorf("remove %s: %w", name, err) }
	if err := os.Remove(name); err != nil {
		return fail(err)
	}
	return nil
}

// afterAll is about what nothing has failed for.
func afterAll(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if _, err := strconv.Atoi(string(data)); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if len(data) > 3 {
		return errors.New("the number is too large")
	}
	return nil
}
