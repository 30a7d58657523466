// Package mock is imported by tests only.
package mock

import (
	"context"
	"strconv"

	"example.test/flow/shelf"
)

// Notes are notes for tests.
type Notes struct{}

func (Notes) Close() error { return Number() } // want Close:`^fails\(argument strconv\.Atoi\)$`

func (Notes) Note(context.Context, string, map[string]any, ...byte) (*shelf.Note, error) { // want Note:`^fails\(-, argument strconv\.Atoi\)$`
	return nil, Number()
}

// Number fails.
func Number() error { // want Number:`^fails\(argument strconv\.Atoi\)$`
	_, err := strconv.Atoi("one")
	return err
}
