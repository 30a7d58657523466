// Package along sets errors in branches that say which ones they are.
package along

import (
	"errors"
	"fmt"
	"os"
	"sync"
)

type refused struct{ err error }

func (r *refused) Error() string { return "refused: " + r.err.Error() } // want Error:`^fails\(renders parameter 0\.err\)$`

func (r *refused) Unwrap() error { return r.err } // want Unwrap:`^fails\(parameter 0\.err\)$`

func load() error {
	if len(os.Args) == 1 {
		return errors.New("no name")
	}
	if err := os.Remove(os.Args[1]); err != nil {
		return &refused{err}
	}
	return nil
}

// Merged does not wrap what Remove returns.
func Merged() error { // want Merged:`^fails\(plain errors\.New \| plain fmt\.Errorf \[plain errors\.New kept shown\]\)$`
	err := load()
	if err == nil {
		return nil
	}
	var failed error
	var r *refused
	if errors.As(err, &r) {
		failed = errors.New("the file cannot be removed")
	} else {
		failed = fmt.Errorf("failed: %w", err)
	}
	return failed
}

// Text does not show it.
func Text() string { // want Text:`^fails\(renders plain errors\.New\)$`
	err := load()
	if err == nil {
		return ""
	}
	var r *refused
	text := "the file cannot be removed"
	if !errors.As(err, &r) {
		text = "failed: " + err.Error()
	}
	return text
}

// Shared sets a variable in a literal that runs beside the function.
func Shared() error { // want Shared:`^handles\(records\)$` Shared:`^fails\(plain errors\.New \| plain fmt\.Errorf \[plain errors\.New kept shown\]\)$`
	var failed error
	var group sync.WaitGroup
	group.Add(1)
	go func() {
		defer group.Done()
		if err := load(); err != nil {
			var r *refused
			if errors.As(err, &r) {
				failed = errors.New("the file cannot be removed")
				return
			}
			failed = fmt.Errorf("failed: %w", err)
		}
	}()
	group.Wait()
	return failed
}

// Repeated returns what an earlier round has found, of which the last test says nothing.
func Repeated() error { // want Repeated:`^fails\(plain fmt\.Errorf \[plain errors\.New kept shown\]\)$`
	var last error
	for range 3 {
		err := load()
		if err == nil {
			return nil
		}
		var r *refused
		if errors.As(err, &r) {
			return last
		}
		last = fmt.Errorf("failed: %w", err)
	}
	return nil
}

// RepeatedShared does the same with a variable that a literal shares.
func RepeatedShared() error { // want RepeatedShared:`^fails\(plain fmt\.Errorf \[plain errors\.New kept shown\]\)$`
	var last error
	print := func() { println(last) }
	for range 3 {
		err := load()
		var r *refused
		if errors.As(err, &r) {
			print()
			return last
		}
		if err != nil {
			last = fmt.Errorf("failed: %w", err)
		}
	}
	return nil
}
