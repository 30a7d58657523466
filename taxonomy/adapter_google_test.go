package taxonomy_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/gax-go/apierror"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/googleapi"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/grpcstatus"
)

func googleError(status int, reason string, headers ...string) *googleapi.Error {
	e := &googleapi.Error{
		Code: status, Message: secret + " in message", Body: secret + " in body", Header: header(headers...),
		Details: []any{secret},
	}
	if reason != "" {
		e.Errors = []googleapi.ErrorItem{{Reason: reason, Message: secret + " in item"}, {Reason: "second"}}
	}
	return e
}

func TestGoogleStatuses(t *testing.T) {
	texts := []string{secret + " in message", secret + " in body"}
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"HTTP error with reason": {googleError(404, "notFound"), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Google answered 404 Not Found (client error). The error code is notFound.",
			extra("service", "Google", "error_code", "notFound"),
			append(texts, "items: notFound "+secret+" in item, second"),
		}},
		"HTTP error without reason": {googleError(400, ""), want{
			taxonomy.CodeInvalidParams, class.KindUpstreamBadRequest, 400, taxonomy.RetryNo, 0,
			"Google answered 400 Bad Request (client error).", extra("service", "Google"), texts,
		}},
		"reason that is no stable code": {googleError(401, secret), want{
			taxonomy.CodeUnauthorized, class.KindUpstreamAuthError, 401, taxonomy.RetryNo, 0,
			"Google answered 401 Unauthorized (client error).", extra("service", "Google"), append(texts, "items: "+secret),
		}},
		"429 is a rate limit": {googleError(429, "", "Retry-After", "7"), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 7 * time.Second,
			"Google answered 429 Too Many Requests (client error); wait 7 seconds before trying again.",
			extra("service", "Google"), texts,
		}},
		"429 without a header invents no wait": {googleError(429, ""), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 0,
			"Google answered 429 Too Many Requests (client error); wait a moment before trying again.",
			extra("service", "Google"), texts,
		}},
		"403 with a rate as reason": {googleError(403, "userRateLimitExceeded", "Retry-After", "2"), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 403, taxonomy.RetryYes, 2 * time.Second,
			"Google answered 403 Forbidden (client error); wait 2 seconds before trying again. The error code is userRateLimitExceeded.",
			extra("service", "Google", "error_code", "userRateLimitExceeded"), texts,
		}},
		"403 with a daily limit as reason": {googleError(403, "dailyLimitExceeded"), want{
			taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo, 0,
			"Google answered 403 Forbidden (client error). The error code is dailyLimitExceeded.",
			extra("service", "Google", "error_code", "dailyLimitExceeded"), texts,
		}},
		"409":                       {googleError(409, ""), googleStatus(409, "409 Conflict (client error)", taxonomy.CodeConflict, class.KindUpstreamBadRequest, taxonomy.RetryNo)},
		"500":                       {googleError(500, ""), googleStatus(500, "500 Internal Server Error (server error)", taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, taxonomy.RetryYes)},
		"503":                       {googleError(503, ""), googleStatus(503, "503 Service Unavailable (server error)", taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, taxonomy.RetryYes)},
		"reasons of another type":   {&googleapi.OddItems{Code: 404, Message: secret, Errors: "notFound"}, googleStatus(404, "404 Not Found (client error)", taxonomy.CodeNotFound, class.KindUpstreamNotFound, taxonomy.RetryNo)},
		"batch error with a status": {&googleapi.BatchError{StatusCode: 404}, googleStatus(404, "404 Not Found (client error)", taxonomy.CodeNotFound, class.KindUpstreamNotFound, taxonomy.RetryNo)},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.GoogleAdapter{}, test.err, test.want) })
	}
}

func googleStatus(status int, phrase string, code taxonomy.Code, kind class.Kind, retry taxonomy.Retry) want {
	return want{code, kind, status, retry, 0, "Google answered " + phrase + ".", extra("service", "Google"), []string{secret}}
}

// Each row of Arcade's table that is no answer of the service.
func TestGoogleNamedFailures(t *testing.T) {
	const refused = "The request does not fit what Google's client library accepts."
	for name, test := range map[string]struct {
		err     error
		code    taxonomy.Code
		kind    class.Kind
		status  int
		retry   taxonomy.Retry
		message string
	}{
		"batch error without a status": {
			&googleapi.BatchError{}, taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes,
			"Google answered 500 Internal Server Error (server error).",
		},
		"invalid JSON": {
			&googleapi.InvalidJSONError{}, taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 502, taxonomy.RetryYes,
			"Google answered 502 Bad Gateway (server error).",
		},
		"unknown API or version": {
			googleapi.UnknownAPINameOrVersion{}, taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo,
			"Google answered 404 Not Found (client error).",
		},
		"unacceptable MIME type": {&googleapi.UnacceptableMimeTypeError{}, taxonomy.CodeInvalidParams, class.KindToolRuntimeBadInputValue, 400, taxonomy.RetryNo, refused},
		"media size":             {&googleapi.MediaUploadSizeError{}, taxonomy.CodeInvalidParams, class.KindToolRuntimeBadInputValue, 400, taxonomy.RetryNo, refused},
		"chunk size":             {&googleapi.InvalidChunkSizeError{}, taxonomy.CodeInvalidParams, class.KindToolRuntimeBadInputValue, 400, taxonomy.RetryNo, refused},
		"notification":           {&googleapi.InvalidNotificationError{}, taxonomy.CodeInvalidParams, class.KindToolRuntimeBadInputValue, 400, taxonomy.RetryNo, refused},
		"other exception from that module": {
			&apierror.CallError{}, taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes,
			"Google failed with an unhandled error of type *apierror.CallError.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			assertAdapted(t, taxonomy.GoogleAdapter{}, test.err, want{
				test.code, test.kind, test.status, test.retry, 0, test.message,
				extra("service", "Google", "error_type", typeText(test.err)), []string{secret},
			})
		})
	}
}

func TestGoogleErrorsOfGax(t *testing.T) {
	inner := googleError(429, "quota", "Retry-After", "3")
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"an HTTP error, with the headers of what it wraps": {apierror.FromHTTP(inner, 429, "RATE_LIMIT_EXCEEDED", "d.example "+secret), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 3 * time.Second,
			"Google answered 429 Too Many Requests (client error); wait 3 seconds before trying again. The error code is RATE_LIMIT_EXCEEDED.",
			extra("service", "Google", "error_code", "RATE_LIMIT_EXCEEDED"),
			[]string{"domain: d.example " + secret, "body: " + secret + " in body"},
		}},
		"an HTTP error with the reason inside only": {apierror.FromHTTP(googleError(403, "rateLimitExceeded", "Retry-After", "3"), 403, "", ""), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 403, taxonomy.RetryYes, 3 * time.Second,
			"Google answered 403 Forbidden (client error); wait 3 seconds before trying again. The error code is rateLimitExceeded.",
			extra("service", "Google", "error_code", "rateLimitExceeded"), []string{"body: " + secret + " in body"},
		}},
		"an HTTP error with a reason that is no stable code": {apierror.FromHTTP(nil, 403, secret, ""), want{
			taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo, 0,
			"Google answered 403 Forbidden (client error).", extra("service", "Google"), []string{"reason: " + secret},
		}},
		"a gRPC status with a reason": {apierror.FromStatus(grpcstatus.New(7, secret+" in status"), "API_KEY_INVALID", "d.example"), want{
			taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo, 0,
			"Google answered with the error API_KEY_INVALID.",
			extra("service", "Google", "error_code", "API_KEY_INVALID", "error_type", "*apierror.APIError"),
			[]string{"message: " + secret + " in status", "domain: d.example"},
		}},
		"a gRPC status without a reason": {apierror.FromStatus(grpcstatus.New(5, secret), secret, ""), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Google answered with the error NOT_FOUND.",
			extra("service", "Google", "error_code", "NOT_FOUND", "error_type", "*apierror.APIError"), []string{secret},
		}},
		"neither, but an HTTP error inside": {apierror.FromHTTP(googleError(404, ""), -1, "", ""), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Google answered 404 Not Found (client error).", extra("service", "Google"), []string{secret},
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.GoogleAdapter{}, test.err, test.want) })
	}
}

func TestGoogleStrangers(t *testing.T) {
	for name, err := range map[string]error{
		"unknown type of an application's own package": googleapi.Unknown{},
		"status that is no failure":                    &googleapi.Error{Code: 200, Message: "m"},
		"no status":                                    &googleapi.Error{},
		"typed nil":                                    (*googleapi.Error)(nil),
		"typed nil of gax":                             (*apierror.APIError)(nil),
		"gax error without anything":                   apierror.FromHTTP(errors.New("x"), -1, "", ""),
		"wrapper of gax around something else":         &apierror.CallError{Err: errors.New("x")},
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.GoogleAdapter{}.Adapt(err)) })
	}
}
