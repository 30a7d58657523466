// Package nothing sees no SDK.
package nothing

import "errors"

var Err = errors.New("none")
