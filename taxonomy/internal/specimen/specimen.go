// Package specimen has errors for tests: one with every field, and some that do
// what errors should not.
package specimen

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Full returns an error that has every field which the agent may see.
func Full() *taxonomy.Error {
	return taxonomy.RateLimited("Slow down.", taxonomy.Reason("too_fast"), taxonomy.Recovery("Wait a little."),
		taxonomy.RetryYes, taxonomy.RetryAfter(1500*time.Millisecond), taxonomy.Status(429), taxonomy.Data("limit", 10))
}

// JSON returns the value as JSON.
func JSON(t *testing.T, value any) string {
	t.Helper()
	out, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// Knot is an error that wraps another one, or itself.
type Knot struct{ Inner error }

func (k *Knot) Error() string { return "knot" }

// Unwrap returns the inner error.
func (k *Knot) Unwrap() error { return k.Inner }

// Cyclic returns an error that wraps itself.
func Cyclic() error {
	a, b := &Knot{}, &Knot{}
	a.Inner, b.Inner = b, a
	return a
}

// Explosive is an error whose methods panic.
type Explosive struct{}

func (Explosive) Error() string        { panic("Error") }
func (Explosive) Unwrap() error        { panic("Unwrap") }
func (Explosive) Is(error) bool        { panic("Is") }
func (Explosive) Timeout() bool        { panic("Timeout") }
func (Explosive) StatusCode() int      { panic("StatusCode") }
func (Explosive) Header() string       { panic("Header") }
func (Explosive) SQLState() string     { panic("SQLState") }
func (Explosive) ErrorCode() string    { panic("ErrorCode") }
func (Explosive) ErrorMessage() string { panic("ErrorMessage") }
func (Explosive) GRPCStatus() string   { panic("GRPCStatus") }
