package compat

import (
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Mask classifies an error and keeps only its class: the result has one of four
// fixed messages and no reason, recovery or data. The original is its cause,
// for logs. Mask returns nil only for nil.
//
// Use it where a server must not tell its clients anything. It also hides what
// the agent needs to recover, so prefer [taxonomy.Classify] for tools with carefully
// coded errors.
func Mask(err error) *taxonomy.Error {
	e := taxonomy.Classify(err)
	if e == nil {
		return nil
	}
	switch e.Code.Category() {
	case class.CategoryValidation:
		return taxonomy.InvalidParams("The request parameters are not valid.", taxonomy.Cause(err))
	case class.CategoryNotFound:
		return taxonomy.NotFound("The requested resource was not found.", taxonomy.Cause(err))
	case class.CategoryAuth:
		return taxonomy.Forbidden("Permission denied.", taxonomy.Cause(err))
	}
	return taxonomy.InternalError("An internal server error occurred.", taxonomy.Cause(err))
}
