package taxonomy_test

import (
	"errors"
	"net/http"
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/azcore"
	abstractions "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/kiota-abstractions-go"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/odataerrors"
)

func ptr[T any](v T) *T { return &v }

func odataError(status int, code string, headers ...string) *odataerrors.ODataError {
	e := &odataerrors.ODataError{Main: &odataerrors.MainError{
		Code: ptr(code), Message: ptr(secret + " in message"),
		Inner: &odataerrors.InnerError{
			RequestID: ptr("request " + secret), ClientRequestID: ptr("client " + secret),
			Date: ptr(time.Date(2026, 8, 1, 10, 0, 0, 0, time.UTC)), Additional: map[string]any{"code": "inner " + secret},
		},
	}}
	e.ResponseStatusCode = status
	e.ResponseHeaders = abstractions.NewResponseHeaders(headers...)
	return e
}

func TestMicrosoftGraph(t *testing.T) {
	texts := []string{
		"message: " + secret + " in message", "inner code: inner " + secret, "; request-id: request " + secret,
		"client-request-id: client " + secret, "date: 2026-08-01T10:00:00Z",
	}
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"404 with a code": {odataError(404, "ErrorItemNotFound"), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Microsoft Graph answered 404 Not Found (client error). The error code is ErrorItemNotFound.",
			extra("service", "Microsoft Graph", "error_code", "ErrorItemNotFound"), append(texts, "code: ErrorItemNotFound"),
		}},
		"code that is no stable one": {odataError(400, secret), want{
			taxonomy.CodeInvalidParams, class.KindUpstreamBadRequest, 400, taxonomy.RetryNo, 0,
			"Microsoft Graph answered 400 Bad Request (client error).", extra("service", "Microsoft Graph"), append(texts, "code: "+secret),
		}},
		"429": {odataError(429, "activityLimitReached", "Retry-After", "12"), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 12 * time.Second,
			"Microsoft Graph answered 429 Too Many Requests (client error); wait 12 seconds before trying again. The error code is activityLimitReached.",
			extra("service", "Microsoft Graph", "error_code", "activityLimitReached"), texts,
		}},
		"503 with code TooManyRequests":    {odataError(503, "TooManyRequests", "Retry-After", "5"), graphLimit("TooManyRequests", 5, texts)},
		"503 with code ServiceUnavailable": {odataError(503, "ServiceUnavailable", "Retry-After", "6"), graphLimit("ServiceUnavailable", 6, texts)},
		"503 with another code": {odataError(503, "Broken", "Retry-After", "5"), want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 503, taxonomy.RetryYes, 5 * time.Second,
			"Microsoft Graph answered 503 Service Unavailable (server error). The error code is Broken.",
			extra("service", "Microsoft Graph", "error_code", "Broken"), texts,
		}},
		"500 with code TooManyRequests is no rate limit": {odataError(500, "TooManyRequests"), want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes, 0,
			"Microsoft Graph answered 500 Internal Server Error (server error). The error code is TooManyRequests.",
			extra("service", "Microsoft Graph", "error_code", "TooManyRequests"), texts,
		}},
		"no status": {odataError(0, "generalException"), want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes, 0,
			"Microsoft Graph failed with an unhandled error of type *odataerrors.ODataError. The error code is generalException.",
			extra("service", "Microsoft Graph", "error_code", "generalException", "error_type", "*odataerrors.ODataError"), texts,
		}},
		"the base type alone": {&abstractions.ApiError{Message: secret, ResponseStatusCode: 403}, want{
			taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo, 0,
			"Microsoft Graph answered 403 Forbidden (client error).", extra("service", "Microsoft Graph"), []string{secret},
		}},
		"other exception of kiota": {&abstractions.OtherError{}, want{
			taxonomy.CodeServiceUnavailable, class.KindUpstreamServerError, 500, taxonomy.RetryYes, 0,
			"Microsoft Graph failed with an unhandled error of type *abstractions.OtherError.",
			extra("service", "Microsoft Graph", "error_type", "*abstractions.OtherError"), []string{secret},
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.MicrosoftAdapter{}, test.err, test.want) })
	}
}

func graphLimit(code string, seconds int64, texts []string) want {
	return want{
		taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 503, taxonomy.RetryYes, time.Duration(seconds) * time.Second,
		"Microsoft Graph answered 503 Service Unavailable (server error); wait " + num(seconds) + " seconds before trying again. The error code is " + code + ".",
		extra("service", "Microsoft Graph", "error_code", code), texts,
	}
}

// exchanged returns a response to a request whose URL has everything that
// must not be seen.
func exchanged(status int, headers ...string) *http.Response {
	resp := response(status, secret, headers...)
	resp.Request = &http.Request{Method: "post", URL: &url.URL{
		Scheme: "https", Host: "api.example:8443", Path: "/v1/items", RawQuery: "key=" + url.QueryEscape(secret),
		User: url.UserPassword("u", secret), Fragment: secret,
	}}
	return resp
}

func TestMicrosoftAzure(t *testing.T) {
	const endpoint = "https://api.example:8443/v1/items"
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"404": {&azcore.ResponseError{ErrorCode: "BlobNotFound", StatusCode: 404, RawResponse: exchanged(404)}, want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Azure answered 404 Not Found (client error). The error code is BlobNotFound.",
			extra("service", "Azure", "error_code", "BlobNotFound", "endpoint", endpoint, "method", "POST"), []string{secret, "code: BlobNotFound"},
		}},
		"429 with a wait": {&azcore.ResponseError{StatusCode: 429, RawResponse: exchanged(429, "retry-after", "9")}, want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 9 * time.Second,
			"Azure answered 429 Too Many Requests (client error); wait 9 seconds before trying again.",
			extra("service", "Azure", "endpoint", endpoint, "method", "POST"), []string{secret},
		}},
		"status in the response only": {&azcore.ResponseError{RawResponse: response(409, "")}, want{
			taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryNo, 0,
			"Azure answered 409 Conflict (client error).", extra("service", "Azure"), []string{secret},
		}},
		"no response": {&azcore.ResponseError{ErrorCode: "AuthorizationFailure", StatusCode: 403}, want{
			taxonomy.CodeForbidden, class.KindUpstreamAuthError, 403, taxonomy.RetryNo, 0,
			"Azure answered 403 Forbidden (client error). The error code is AuthorizationFailure.",
			extra("service", "Azure", "error_code", "AuthorizationFailure"), []string{secret},
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.MicrosoftAdapter{}, test.err, test.want) })
	}
}

func TestMicrosoftMalformed(t *testing.T) {
	status := func(e *odataerrors.ODataError) *odataerrors.ODataError { e.ResponseStatusCode = 404; return e }
	var nilMain *odataerrors.MainError
	var nilInner *odataerrors.InnerError
	for name, err := range map[string]error{
		"no main error":      status(&odataerrors.ODataError{}),
		"typed nil as main":  status(&odataerrors.ODataError{Main: nilMain}),
		"nothing in main":    status(&odataerrors.ODataError{Main: &odataerrors.MainError{}}),
		"typed nil as inner": status(&odataerrors.ODataError{Main: &odataerrors.MainError{Inner: nilInner}}),
		"nothing in inner":   status(&odataerrors.ODataError{Main: &odataerrors.MainError{Inner: &odataerrors.InnerError{}}}),
		"inner code of another type": status(&odataerrors.ODataError{Main: &odataerrors.MainError{
			Inner: &odataerrors.InnerError{Additional: map[string]any{"code": 7}},
		}}),
		"nil headers": status(&odataerrors.ODataError{ApiError: abstractions.ApiError{ResponseHeaders: nil}}),
	} {
		t.Run(name, func(t *testing.T) {
			e := taxonomy.MicrosoftAdapter{}.Adapt(err)
			assert.Equal(t, "Microsoft Graph answered 404 Not Found (client error).", e.Error())
			assert.Equal(t, extra("service", "Microsoft Graph"), e.Extra)
			assertPrivate(t, e)
		})
	}
	for name, err := range map[string]error{
		"typed nil":                     (*odataerrors.ODataError)(nil),
		"wrapper around something else": &abstractions.OtherError{Err: errors.New("x")},
		"Azure without a status":        &azcore.ResponseError{ErrorCode: "X"},
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.MicrosoftAdapter{}.Adapt(err)) })
	}
}
