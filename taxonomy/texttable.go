package taxonomy

import "strings"

// The tables of this file are the last resort: they are asked only when no
// type and no adapter knows an error. Both are searched in order, in text of
// which the ASCII letters are in lower case. Nothing is compiled for a call,
// and every pattern takes time linear in the text.

// A pattern reports whether a text has something in it.
type pattern func(text string) bool

// A textRule gives the code for the texts in which one of the patterns is found.
type textRule struct {
	code     Code
	patterns []pattern
}

// providerRules know what services and drivers write.
var providerRules = [...]textRule{
	{CodeRateLimited, words("throttlingexception", "toomanyrequestsexception")},
	{CodeForbidden, words("accessdenied", "unauthorizedoperation")},
	{CodeNotFound, words("resourcenotfoundexception")},
	{CodeUnauthorized, words("status code 401")},
	{CodeForbidden, words("status code 403")},
	{CodeNotFound, words("status code 404")},
	{CodeConflict, words("status code 409")},
	{CodeRateLimited, words("status code 429")},
	{CodeServiceUnavailable, []pattern{serverErrorStatus}},
	{CodeServiceUnavailable, words("econnrefused", "connection refused")},
	{CodeTimeout, words("etimedout", "connection timeout")},
	{CodeConflict, words("unique constraint", "duplicate key")},
	{CodeValidationError, words("foreign key constraint")},
	{CodeUnauthorized, words("jwt expired")},
	{CodeForbidden, words("row level security")},
	{CodeRateLimited, words("insufficient_quota", "quota exceeded")},
	{CodeNotFound, words("model_not_found")},
	{CodeValidationError, words("context_length_exceeded")},
	{CodeServiceUnavailable, words("enotfound", "dns")},
	{CodeServiceUnavailable, words("econnreset", "connection reset")},
}

// commonRules know what people write.
var commonRules = [...]textRule{
	{CodeUnauthorized, append(words("unauthorized", "unauthenticated"),
		apart("not", space, "authorized"), inLine("not", "logged", "in"),
		apart("invalid", separator, "token"), apart("expired", separator, "token"))},
	{CodeForbidden, append(words("permission", "forbidden"), inLine("access", "denied"), inLine("not", "allowed"))},
	{CodeNotFound, words("not found", "no such", "doesn't exist", "couldn't find")},
	{CodeValidationError, append(words("invalid", "validation", "malformed", "bad request", "wrong format"),
		apart("missing", space, "required", "param", "field", "input", "value", "arg"))},
	{CodeConflict, words("conflict", "already exists", "duplicate", "unique constraint")},
	{CodeRateLimited, words("rate limit", "too many requests", "throttled")},
	{CodeTimeout, words("timeout", "timed out", "deadline exceeded")},
	{CodeTimeout, words("abort", "canceled", "cancelled")},
	{CodeServiceUnavailable, words("service unavailable", "bad gateway", "gateway timeout", "upstream error")},
	{CodeValidationError, words("zod", "zoderror", "schema validation")},
}

// typeNames are names of error types that decide by themselves.
var typeNames = map[string]Code{
	"SyntaxError":    CodeValidationError,
	"RangeError":     CodeValidationError,
	"URIError":       CodeValidationError,
	"ZodError":       CodeValidationError,
	"ReferenceError": CodeInternalError,
	"EvalError":      CodeInternalError,
	"AggregateError": CodeInternalError,
}

// engineLimits are whole messages by which a run time says that it is at its
// limit. Some of them would look like a wrong argument otherwise.
var engineLimits = [...]string{
	"maximum call stack size exceeded",
	"maximum call stack size exceeded.",
	"invalid string length",
	"out of memory",
}

// words returns one pattern per literal text.
func words(texts ...string) []pattern {
	patterns := make([]pattern, len(texts))
	for i, w := range texts {
		patterns[i] = func(text string) bool { return strings.Contains(text, w) }
	}
	return patterns
}

// apart finds first and, after one or more bytes that are between, one of then.
func apart(first string, between func(byte) bool, then ...string) pattern {
	return func(text string) bool {
		for {
			_, rest, found := strings.Cut(text, first)
			if !found {
				return false
			}
			text = rest
			n := 0
			for n < len(rest) && between(rest[n]) {
				n++
			}
			if n > 0 && startsWithAny(rest[n:], then) {
				return true
			}
		}
	}
}

// inLine finds the parts in this order in one line.
func inLine(parts ...string) pattern {
	return func(text string) bool {
		for more := true; more; {
			var line string
			if line, text, more = strings.Cut(text, "\n"); inOrder(line, parts) {
				return true
			}
		}
		return false
	}
}

func inOrder(line string, parts []string) bool {
	for _, part := range parts {
		_, rest, found := strings.Cut(line, part)
		if !found {
			return false
		}
		line = rest
	}
	return true
}

// serverErrorStatus finds "status code 5" and two more digits.
func serverErrorStatus(text string) bool {
	for {
		_, rest, found := strings.Cut(text, "status code 5")
		if !found {
			return false
		}
		if len(rest) >= 2 && isDigit(rest[0]) && isDigit(rest[1]) {
			return true
		}
		text = rest
	}
}

func startsWithAny(text string, prefixes []string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(text, p) {
			return true
		}
	}
	return false
}

func space(c byte) bool {
	return c == ' ' || '\t' <= c && c <= '\r'
}

func separator(c byte) bool { return space(c) || c == '_' || c == '-' }
