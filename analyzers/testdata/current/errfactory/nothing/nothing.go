// Package nothing does not import package taxonomy itself.
package nothing

import "example.test/errfactory/codes"

func literal() error { return &codes.Alias{Code: codes.Missing, Message: "x"} }
