package taxonomy

// CodeForStatus returns the code for an HTTP status, or 0 for one that is not a
// failure. Server errors of a service, including 500 and 501, are
// [CodeServiceUnavailable], and redirects are [CodeInvalidRequest].
func CodeForStatus(status int) Code {
	switch status {
	case 400:
		return CodeInvalidParams
	case 401:
		return CodeUnauthorized
	case 402, 403:
		return CodeForbidden
	case 404:
		return CodeNotFound
	case 408, 425, 504:
		return CodeTimeout
	case 409, 423, 424:
		return CodeConflict
	case 422:
		return CodeValidationError
	case 429:
		return CodeRateLimited
	}
	switch {
	case status >= 500 && status < 600:
		return CodeServiceUnavailable
	case status >= 400 && status < 500, status >= 300 && status < 400:
		return CodeInvalidRequest
	}
	return 0
}
