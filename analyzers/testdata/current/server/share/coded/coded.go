// Package coded makes errors with a code out of any. It knows no library of the
// protocol.
package coded

import (
	"context"
	"errors"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Classify hands on.
func Classify(err error) error { return taxonomy.Classify(err) }

// Keep shows nothing of the error.
func Keep(ctx context.Context, err error) error {
	return taxonomy.InternalError("It failed.", taxonomy.Cause(err), taxonomy.Detail(err.Error()))
}

// Show shows the text.
func Show(err error) *taxonomy.Error { return taxonomy.InternalError("It failed: " + err.Error()) }

// Some gives some errors a code.
func Some(err error) error {
	if errors.Is(err, context.Canceled) {
		return taxonomy.RequestCancelled("Nobody waits.", taxonomy.Cause(err))
	}
	return err
}

// Look leaves nothing, because it has no error to return.
func Look(err error) bool { return errors.Is(err, context.Canceled) }

// Type has a method that makes coded errors.
type Type struct{ name string }

// Code uses another function of the package.
func (t *Type) Code(err error) error { return Keep(context.Background(), err) }
