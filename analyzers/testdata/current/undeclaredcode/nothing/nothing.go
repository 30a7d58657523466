// Package nothing has nothing to do with contracts.
package nothing

import "errors"

func fail() error { return errors.New("no") }
