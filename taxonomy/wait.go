package taxonomy

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// maxWait is the longest wait that a header can ask for; a longer one is not
// believed.
const maxWait = 366 * 24 * time.Hour

// parseRetryAfter reads the value of a Retry-After header: a number of seconds,
// which may be zero and may have decimals, or an HTTP date. It reports false
// for blank, negative and unreadable values, and for dates in the past. The
// second argument replaces the current time.
func parseRetryAfter(value string, now ...time.Time) (time.Duration, bool) {
	value = strings.TrimSpace(value)
	if seconds, ok := decimal(value); ok {
		return believable(seconds)
	}
	at, err := http.ParseTime(value)
	if err != nil {
		return 0, false
	}
	return until(at, now)
}

// ParseRateLimitReset reads how long to wait from response headers:
// Retry-After, then X-Rate-Limit-Reset, X-RateLimit-Reset and RateLimit-Reset,
// then X-RateLimit-Reset-Ms. Small numbers in the latter are waits; numbers as
// large as Unix time in seconds or milliseconds are points in time. Header
// names are case-insensitive. A reset of 0 is no wait. It reports false if no
// header can be used.
func ParseRateLimitReset(header http.Header, now ...time.Time) (time.Duration, bool) {
	if wait, ok := parseRetryAfter(headerValue(header, "Retry-After"), now...); ok {
		return wait, true
	}
	for _, name := range [...]string{"X-Rate-Limit-Reset", "X-RateLimit-Reset", "RateLimit-Reset"} {
		if wait, ok := parseReset(headerValue(header, name), 1, now); ok {
			return wait, true
		}
	}
	return parseReset(headerValue(header, "X-RateLimit-Reset-Ms"), 1e-3, now)
}

// parseReset reads a wait or a point in time. A wait counts in the given unit
// of seconds.
func parseReset(value string, unit float64, now []time.Time) (time.Duration, bool) {
	value = strings.TrimSpace(value)
	number, ok := decimal(value)
	switch {
	case !ok:
		return parseRetryAfter(value, now...)
	case number == 0: // a limit that is lifted already, or that nobody knows
		return 0, false
	case number >= 1e11: // milliseconds since 1970
		return until(time.UnixMilli(int64(min(number, 1e15))), now)
	case number >= 1e9 && unit == 1: // seconds since 1970
		return until(time.Unix(int64(number), 0), now)
	}
	return believable(number * unit)
}

// decimal reads a plain non-negative decimal number.
func decimal(value string) (float64, bool) {
	if value == "" || strings.Trim(value, "0123456789.") != "" {
		return 0, false
	}
	number, err := strconv.ParseFloat(value, 64)
	return number, err == nil
}

func believable(seconds float64) (time.Duration, bool) {
	if seconds > maxWait.Seconds() {
		return 0, false
	}
	return time.Duration(seconds * float64(time.Second)), true
}

func until(at time.Time, now []time.Time) (time.Duration, bool) {
	present := time.Now()
	if len(now) > 0 {
		present = now[0]
	}
	wait := at.Sub(present)
	return wait, wait > 0 && wait <= maxWait
}

// headerValue returns the first value of a header, whatever the case in which
// its name was put into the map.
func headerValue(header http.Header, name string) string {
	if value := header.Get(name); value != "" {
		return value
	}
	for key, values := range header {
		if len(values) > 0 && strings.EqualFold(key, name) {
			return values[0]
		}
	}
	return ""
}

// limitReached reports whether the headers of a 403 say that it means a rate
// limit: nothing remains, or there is a wait and a limit.
func limitReached(header http.Header) bool {
	for _, name := range [...]string{"X-RateLimit-Remaining", "X-Rate-Limit-Remaining", "RateLimit-Remaining", "X-App-Rate-Limit-Remaining"} {
		if remaining, ok := decimal(strings.TrimSpace(headerValue(header, name))); ok && remaining == 0 {
			return true
		}
	}
	retryAfter := strings.TrimSpace(headerValue(header, "Retry-After"))
	if seconds, ok := decimal(retryAfter); retryAfter == "" || ok && seconds == 0 {
		return false
	}
	for _, name := range [...]string{"X-RateLimit-Limit", "X-Rate-Limit-Limit", "RateLimit-Limit"} {
		if headerValue(header, name) != "" {
			return true
		}
	}
	return false
}
