package taxonomy

// Mask classifies an error and keeps only its class: the result has one of four
// fixed messages and no reason, recovery or data. The original is its cause,
// for logs. Mask returns nil only for nil.
//
// Use it where a server must not tell its clients anything. It also hides what
// the agent needs to recover, so prefer [Classify] for tools with carefully
// coded errors.
func Mask(err error) *Error {
	e := Classify(err)
	if e == nil {
		return nil
	}
	switch e.Code.Category() {
	case CategoryValidation:
		return InvalidParams("The request parameters are not valid.", Cause(err))
	case CategoryNotFound:
		return NotFound("The requested resource was not found.", Cause(err))
	case CategoryAuth:
		return Forbidden("Permission denied.", Cause(err))
	}
	return InternalError("An internal server error occurred.", Cause(err))
}
