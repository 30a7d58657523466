package taxonomy

// InvalidRequest returns an error for a request that makes no sense in the
// current state.
func InvalidRequest(message string, opts ...Option) *Error {
	return New(CodeInvalidRequest, message, opts...)
}

// InvalidParams returns an error for arguments that do not fit the declared
// input.
func InvalidParams(message string, opts ...Option) *Error {
	return New(CodeInvalidParams, message, opts...)
}

// NotFound returns an error for something that the caller named and that does
// not exist.
func NotFound(message string, opts ...Option) *Error { return New(CodeNotFound, message, opts...) }

// Forbidden returns an error for a caller that may not do this.
func Forbidden(message string, opts ...Option) *Error { return New(CodeForbidden, message, opts...) }

// Unauthorized returns an error for credentials that are missing, wrong or
// expired.
func Unauthorized(message string, opts ...Option) *Error {
	return New(CodeUnauthorized, message, opts...)
}

// ValidationError returns an error for a value that fits the declared input and
// is still not acceptable.
func ValidationError(message string, opts ...Option) *Error {
	return New(CodeValidationError, message, opts...)
}

// Conflict returns an error for a request that contradicts the current state.
func Conflict(message string, opts ...Option) *Error { return New(CodeConflict, message, opts...) }

// RateLimited returns an error for too many calls. Add [RetryAfter] if the wait
// is known.
func RateLimited(message string, opts ...Option) *Error {
	return New(CodeRateLimited, message, opts...)
}

// Timeout returns an error for something that took too long.
func Timeout(message string, opts ...Option) *Error { return New(CodeTimeout, message, opts...) }

// ServiceUnavailable returns an error for a service that cannot be reached or
// fails, and that the tool depends on.
func ServiceUnavailable(message string, opts ...Option) *Error {
	return New(CodeServiceUnavailable, message, opts...)
}

// ConfigurationError returns an error for a server that is configured
// incorrectly.
func ConfigurationError(message string, opts ...Option) *Error {
	return New(CodeConfigurationError, message, opts...)
}

// InternalError returns an error for a defect of the server.
func InternalError(message string, opts ...Option) *Error {
	return New(CodeInternalError, message, opts...)
}

// SerializationError returns an error for a result that could not be encoded in
// its declared form.
func SerializationError(message string, opts ...Option) *Error {
	return New(CodeSerializationError, message, opts...)
}

// DatabaseError returns an error for a failure of the server's own database.
func DatabaseError(message string, opts ...Option) *Error {
	return New(CodeDatabaseError, message, opts...)
}

// RequestCancelled returns an error for a request that the caller cancelled.
func RequestCancelled(message string, opts ...Option) *Error {
	return New(CodeRequestCancelled, message, opts...)
}
