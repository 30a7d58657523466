package taxonomy_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// textReference has the two tables once more, in their order, as regular
// expressions over text in lower case.
var textReference = []struct {
	name       string
	expression string
	code       taxonomy.Code
	examples   []string
}{
	{"provider 1", `throttlingexception|toomanyrequestsexception`, taxonomy.CodeRateLimited, []string{"ThrottlingException: slow", "TooManyRequestsException"}},
	{"provider 2", `accessdenied|unauthorizedoperation`, taxonomy.CodeForbidden, []string{"AccessDenied", "an UnauthorizedOperation"}},
	{"provider 3", `resourcenotfoundexception`, taxonomy.CodeNotFound, []string{"ResourceNotFoundException"}},
	{"provider 4", `status code 401`, taxonomy.CodeUnauthorized, []string{"Request failed with status code 401"}},
	{"provider 5", `status code 403`, taxonomy.CodeForbidden, []string{"status code 403"}},
	{"provider 6", `status code 404`, taxonomy.CodeNotFound, []string{"status code 404"}},
	{"provider 7", `status code 409`, taxonomy.CodeConflict, []string{"status code 409"}},
	{"provider 8", `status code 429`, taxonomy.CodeRateLimited, []string{"status code 429"}},
	{"provider 9", `status code 5\d\d`, taxonomy.CodeServiceUnavailable, []string{"status code 500", "status code 5, status code 599"}},
	{"provider 10", `econnrefused|connection refused`, taxonomy.CodeServiceUnavailable, []string{"ECONNREFUSED", "connection refused"}},
	{"provider 11", `etimedout|connection timeout`, taxonomy.CodeTimeout, []string{"ETIMEDOUT", "connection timeout"}},
	{"provider 12", `unique constraint|duplicate key`, taxonomy.CodeConflict, []string{"UNIQUE constraint failed", "duplicate key value"}},
	{"provider 13", `foreign key constraint`, taxonomy.CodeValidationError, []string{"foreign key constraint"}},
	{"provider 14", `jwt expired`, taxonomy.CodeUnauthorized, []string{"JWT expired"}},
	{"provider 15", `row level security`, taxonomy.CodeForbidden, []string{"row level security"}},
	{"provider 16", `insufficient_quota|quota exceeded`, taxonomy.CodeRateLimited, []string{"insufficient_quota", "quota exceeded"}},
	{"provider 17", `model_not_found`, taxonomy.CodeNotFound, []string{"model_not_found"}},
	{"provider 18", `context_length_exceeded`, taxonomy.CodeValidationError, []string{"context_length_exceeded"}},
	{"provider 19", `enotfound|dns`, taxonomy.CodeServiceUnavailable, []string{"getaddrinfo ENOTFOUND", "DNS", "a badns, invalid"}},
	{"provider 20", `econnreset|connection reset`, taxonomy.CodeServiceUnavailable, []string{"ECONNRESET", "connection reset by peer"}},
	{"common 1", `unauthorized|unauthenticated|not\s+authorized|not.*logged.*in|invalid[\s_-]+token|expired[\s_-]+token`, taxonomy.CodeUnauthorized,
		[]string{"Unauthorized", "unauthenticated", "not \n authorized", "not yet logged back in", "invalid_token", "expired - token", "invalid token"}},
	{"common 2", `permission|forbidden|access.*denied|not.*allowed`, taxonomy.CodeForbidden, []string{"permission", "forbidden", "access was denied", "not really allowed"}},
	{"common 3", `not found|no such|doesn't exist|couldn't find`, taxonomy.CodeNotFound, []string{"not found", "no such thing", "it doesn't exist", "couldn't find"}},
	{"common 4", `invalid|validation|malformed|bad request|wrong format|missing\s+(?:required|param|field|input|value|arg)`, taxonomy.CodeValidationError,
		[]string{"invalid auth token format", "validation", "malformed", "bad request", "wrong format", "missing missing  param", "missing\targument"}},
	{"common 5", `conflict|already exists|duplicate|unique constraint`, taxonomy.CodeConflict, []string{"conflict", "already exists", "duplicate"}},
	{"common 6", `rate limit|too many requests|throttled`, taxonomy.CodeRateLimited, []string{"rate limit", "too many requests", "throttled"}},
	{"common 7", `timeout|timed out|deadline exceeded`, taxonomy.CodeTimeout, []string{"timeout", "timed out", "deadline exceeded", "gateway timeout"}},
	{"common 8", `abort(ed)?|cancell?ed`, taxonomy.CodeTimeout, []string{"abort", "aborted", "canceled", "cancelled"}},
	{"common 9", `service unavailable|bad gateway|gateway timeout|upstream error`, taxonomy.CodeServiceUnavailable, []string{"service unavailable", "bad gateway", "upstream error"}},
	{"common 10", `zod|zoderror|schema validation`, taxonomy.CodeValidationError, []string{"zod"}},
}

func TestClassifyTextTables(t *testing.T) {
	for _, row := range textReference {
		t.Run(row.name, func(t *testing.T) {
			for _, text := range row.examples {
				assert.Equal(t, row.code.String(), taxonomy.Classify(errors.New(text)).Code.String(), text)
			}
		})
	}
}

func TestClassifyTextNearMisses(t *testing.T) {
	for _, text := range []string{
		"", "status code 5", "status code 5x0", "status code 200", "not\nlogged in", "access\ndenied", "missing piece", "missing", "invalidate"[:6],
		"notauthorized", "boom",
	} {
		assert.Equal(t, "internal_error", taxonomy.Classify(errors.New(text)).Code.String(), text)
	}
}

func TestClassifyEngineLimits(t *testing.T) {
	for _, text := range []string{"Maximum call stack size exceeded", "Maximum call stack size exceeded.", "Invalid string length", "out of memory"} {
		assert.Equal(t, "internal_error", taxonomy.Classify(errors.New(text)).Code.String(), text)
	}
	assert.Equal(t, "validation_error", taxonomy.Classify(errors.New("Invalid string length here")).Code.String(), "only a whole message counts")
}

type (
	SyntaxError    struct{ error }
	RangeError     struct{ error }
	URIError       struct{ error }
	ZodError       struct{ error }
	ReferenceError struct{ error }
	EvalError      struct{ error }
	AggregateError struct{ error }
	TypeError      struct{ error }
	AbortError     struct{ error }
)

func TestClassifyTypeNames(t *testing.T) {
	plain := errors.New("timeout") // the name decides before the text
	rows := []struct {
		name string
		err  error
		code string
	}{
		{"SyntaxError", SyntaxError{plain}, "validation_error"},
		{"RangeError", &RangeError{plain}, "validation_error"},
		{"URIError", URIError{plain}, "validation_error"},
		{"ZodError", ZodError{plain}, "validation_error"},
		{"ReferenceError", ReferenceError{plain}, "internal_error"},
		{"EvalError", EvalError{plain}, "internal_error"},
		{"AggregateError", AggregateError{plain}, "internal_error"},
		{"TypeError is deliberately absent", TypeError{errors.New("boom")}, "internal_error"},
		{"AbortError", AbortError{errors.New("boom")}, "timeout"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.code, taxonomy.Classify(row.err).Code.String()) })
	}
}

func TestClassifyJoinedTexts(t *testing.T) {
	notFound, timeout, boom := errors.New("not found"), errors.New("timed out"), errors.New("boom")
	assert.Equal(t, "not_found", taxonomy.Classify(errors.Join(notFound, errors.New("no such file"))).Code.String(), "they agree")
	assert.Equal(t, "internal_error", taxonomy.Classify(errors.Join(notFound, timeout)).Code.String(), "they do not")
	assert.Equal(t, "internal_error", taxonomy.Classify(errors.Join(notFound, boom)).Code.String(), "one says nothing")
	assert.Equal(t, "timeout", taxonomy.Classify(errors.Join(timeout)).Code.String(), "one alone")
}

// FuzzTextTables compares the patterns with the regular expressions that they
// stand for.
func FuzzTextTables(f *testing.F) {
	expressions := make([]*regexp.Regexp, len(textReference))
	for i, row := range textReference {
		expressions[i] = regexp.MustCompile(row.expression)
		for _, text := range row.examples {
			f.Add(text)
		}
	}
	limits := regexp.MustCompile(`^(maximum call stack size exceeded\.?|invalid string length|out of memory)$`)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 16000 || strings.Contains(text, "\v") { // \v is white space here, but not to regexp
			return
		}
		lower := strings.Map(func(r rune) rune {
			if 'A' <= r && r <= 'Z' {
				return r + 'a' - 'A'
			}
			return r
		}, text)
		want := taxonomy.CodeInternalError
		if !limits.MatchString(lower) {
			for i, expression := range expressions {
				if expression.MatchString(lower) {
					want = textReference[i].code
					break
				}
			}
		}
		if got := taxonomy.Classify(errors.New(text)).Code; got != want {
			t.Fatalf("%q is %v, want %v", text, got, want)
		}
	})
}
