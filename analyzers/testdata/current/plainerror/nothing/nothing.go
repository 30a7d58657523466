// Package nothing knows no library.
package nothing

import "errors"

// Do returns a plain error.
func Do() error { return errors.New("no luck") }
