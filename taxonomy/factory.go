package taxonomy

// InvalidRequest returns an error that says that the request makes no sense in
// the present state.
func InvalidRequest(message string, opts ...Option) *Error {
	return New(CodeInvalidRequest, message, opts...)
}

// InvalidParams returns an error that says that the arguments do not fit the
// declared input.
func InvalidParams(message string, opts ...Option) *Error {
	return New(CodeInvalidParams, message, opts...)
}

// NotFound returns an error that says that what the caller named does not exist.
func NotFound(message string, opts ...Option) *Error { return New(CodeNotFound, message, opts...) }

// Forbidden returns an error that says that the caller may not do this.
func Forbidden(message string, opts ...Option) *Error { return New(CodeForbidden, message, opts...) }

// Unauthorized returns an error that says that credentials are missing, wrong
// or expired.
func Unauthorized(message string, opts ...Option) *Error {
	return New(CodeUnauthorized, message, opts...)
}

// ValidationError returns an error that says that a value is not acceptable
// although it fits the declared input.
func ValidationError(message string, opts ...Option) *Error {
	return New(CodeValidationError, message, opts...)
}

// Conflict returns an error that says that the request contradicts the present
// state.
func Conflict(message string, opts ...Option) *Error { return New(CodeConflict, message, opts...) }

// RateLimited returns an error that says that there were too many calls. Say
// with [RetryAfter] how long to wait, where that is known.
func RateLimited(message string, opts ...Option) *Error {
	return New(CodeRateLimited, message, opts...)
}

// Timeout returns an error that says that something took too long.
func Timeout(message string, opts ...Option) *Error { return New(CodeTimeout, message, opts...) }

// ServiceUnavailable returns an error that says that a service the tool
// depends on cannot be reached or fails.
func ServiceUnavailable(message string, opts ...Option) *Error {
	return New(CodeServiceUnavailable, message, opts...)
}

// ConfigurationError returns an error that says that the server is set up
// wrongly.
func ConfigurationError(message string, opts ...Option) *Error {
	return New(CodeConfigurationError, message, opts...)
}

// InternalError returns an error that says that the server has a defect.
func InternalError(message string, opts ...Option) *Error {
	return New(CodeInternalError, message, opts...)
}

// SerializationError returns an error that says that the answer could not be
// written in its declared form.
func SerializationError(message string, opts ...Option) *Error {
	return New(CodeSerializationError, message, opts...)
}

// DatabaseError returns an error that says that the server's own database
// refused or failed.
func DatabaseError(message string, opts ...Option) *Error {
	return New(CodeDatabaseError, message, opts...)
}

// RequestCancelled returns an error that says that the caller gave up.
func RequestCancelled(message string, opts ...Option) *Error {
	return New(CodeRequestCancelled, message, opts...)
}
