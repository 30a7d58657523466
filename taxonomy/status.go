package taxonomy

// StatusTable selects a mapping from HTTP statuses to codes.
type StatusTable int

const (
	// StatusNewest is the default: server errors of a service, including 500
	// and 501, are ServiceUnavailable, and redirects are InvalidRequest.
	StatusNewest StatusTable = iota
	// StatusOlder is the older table: 500 and 501 are InternalError, and
	// redirects have no code.
	StatusOlder
)

// CodeForStatus returns the code for an HTTP status, by the newest table or the
// given one. It returns 0 for statuses that are not failures.
func CodeForStatus(status int, table ...StatusTable) Code {
	older := len(table) > 0 && table[0] == StatusOlder
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
	case 500, 501:
		if older {
			return CodeInternalError
		}
		return CodeServiceUnavailable
	}
	switch {
	case status >= 500 && status < 600:
		return CodeServiceUnavailable
	case status >= 400 && status < 500, status >= 300 && status < 400 && !older:
		return CodeInvalidRequest
	}
	return 0
}
