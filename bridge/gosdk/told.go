package gosdk

import (
	"errors"
	"log/slog"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A told error is a failure that a boundary has logged. Other middleware finds it in the result
// of a tool, with GetError, and as the error of resources and prompts: its text is the message,
// and errors.As finds the *taxonomy.Error and its causes.
type told struct {
	of *taxonomy.Error
	by *bridge.Boundary
}

func (t *told) Error() string        { return t.of.Error() }
func (t *told) Unwrap() error        { return t.of }
func (t *told) LogValue() slog.Value { return t.of.LogValue() }

// toldIn returns the failure in an error that a boundary has logged already, or nil.
func toldIn(err error) (found *told) {
	defer func() { _ = recover() }() // have: an error whose method As panics is none of ours
	errors.As(err, &found)
	return found
}
