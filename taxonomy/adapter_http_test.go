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
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/github"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/kube"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/smithy"
)

// The ways in which errors tell a status. The text of all is secret.
type (
	secretText   struct{}
	byStatusCode struct{ secretText }
	byHTTPStatus struct{ secretText }
	byHTTPCode   struct{ secretText }
	byGetStatus  struct{ secretText }
	byGetPointer struct{ secretText }
	byField      struct {
		secretText
		StatusCode int
	}
	bySmallField struct {
		secretText
		StatusCode uint16
	}
	byHeaderField struct {
		secretText
		StatusCode int
		Header     http.Header
	}
	byPlainHeader struct {
		secretText
		StatusCode      int
		ResponseHeaders map[string][]string
	}
	byResponseHeader struct {
		secretText
		StatusCode     int
		ResponseHeader http.Header
	}
	byResponse struct {
		secretText
		Response *http.Response
	}
	byRequest struct {
		secretText
		StatusCode int
		Request    *http.Request
		Response   *http.Response
	}
	withCause struct {
		secretText
		StatusCode int
		Err        error
	}
)

// The methods Status of other libraries.
type (
	statusPointer struct{ secretText }
	statusText    struct{ secretText }
)

func (statusPointer) Status() *kube.Status { return &kube.Status{Code: 404} }
func (statusText) Status() string          { return "404" }

func (secretText) Error() string         { return secret }
func (byStatusCode) StatusCode() int     { return 404 }
func (byHTTPStatus) HTTPStatusCode() int { return 404 }
func (byHTTPCode) HTTPCode() int         { return 404 }
func (byGetStatus) GetStatusCode() int   { return 404 }
func (byGetPointer) GetStatusCode() *int { return ptr(404) }
func (w withCause) Unwrap() error        { return w.Err }

func TestHTTPShapes(t *testing.T) {
	for name, err := range map[string]error{
		"StatusCode method":           byStatusCode{},
		"HTTPStatusCode method":       byHTTPStatus{},
		"HTTPCode method":             &byHTTPCode{},
		"GetStatusCode method":        byGetStatus{},
		"GetStatusCode of a pointer":  byGetPointer{},
		"StatusCode field":            &byField{StatusCode: 404},
		"StatusCode field of a value": byField{StatusCode: 404},
		"small StatusCode field":      &bySmallField{StatusCode: 404},
		"Response field":              &byResponse{Response: response(404, "")},
		"GitHub's error":              &github.ErrorResponse{Response: response(404, ""), Message: secret},
		"smithy's error":              &smithy.ResponseError{Response: &smithy.Response{Response: response(404, "")}, Err: errors.New(secret)},
		"smithy's embedded error": &smithy.TransportResponseError{ResponseError: &smithy.ResponseError{
			Response: &smithy.Response{Response: response(404, "")}, Err: errors.New(secret),
		}},
	} {
		t.Run(name, func(t *testing.T) {
			assertAdapted(t, taxonomy.HTTPAdapter{}, err, want{
				taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
				"Upstream answered 404 Not Found (client error).", extra("service", "HTTP"), []string{secret},
			})
		})
	}
}

func TestHTTPStatuses(t *testing.T) {
	for status, w := range map[int]want{
		400: {code: taxonomy.CodeInvalidParams, kind: class.KindUpstreamBadRequest, retry: taxonomy.RetryNo, message: "400 Bad Request (client error)"},
		401: {code: taxonomy.CodeUnauthorized, kind: class.KindUpstreamAuthError, retry: taxonomy.RetryNo, message: "401 Unauthorized (client error)"},
		403: {code: taxonomy.CodeForbidden, kind: class.KindUpstreamAuthError, retry: taxonomy.RetryNo, message: "403 Forbidden (client error)"},
		409: {code: taxonomy.CodeConflict, kind: class.KindUpstreamBadRequest, retry: taxonomy.RetryNo, message: "409 Conflict (client error)"},
		422: {code: taxonomy.CodeValidationError, kind: class.KindUpstreamValidationError, retry: taxonomy.RetryNo, message: "422 Unprocessable Entity (client error)"},
		429: {code: taxonomy.CodeRateLimited, kind: class.KindUpstreamRateLimit, retry: taxonomy.RetryYes, message: "429 Too Many Requests (client error); wait a moment before trying again"},
		499: {code: taxonomy.CodeInvalidRequest, kind: class.KindUpstreamBadRequest, retry: taxonomy.RetryNo, message: "status 499 (client error)"},
		500: {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, retry: taxonomy.RetryYes, message: "500 Internal Server Error (server error)"},
		501: {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, retry: taxonomy.RetryNo, message: "501 Not Implemented (server error)"},
		599: {code: taxonomy.CodeServiceUnavailable, kind: class.KindUpstreamServerError, retry: taxonomy.RetryYes, message: "status 599 (server error)"},
	} {
		t.Run(w.message, func(t *testing.T) {
			w.status, w.message, w.extra = status, "Upstream answered "+w.message+".", extra("service", "HTTP")
			assertAdapted(t, taxonomy.HTTPAdapter{}, withStatus(status), w)
		})
	}
}

func limited(status int, wait time.Duration, message string) want {
	return want{taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, status, taxonomy.RetryYes, wait, message, extra("service", "HTTP"), []string{secret}}
}

func TestHTTPWaits(t *testing.T) {
	const (
		twoSeconds = "Upstream answered 429 Too Many Requests (client error); wait 2 seconds before trying again."
		forbidden  = "Upstream answered 403 Forbidden (client error); wait "
	)
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"Header field":                    {&byHeaderField{StatusCode: 429, Header: header("Retry-After", "2")}, limited(429, 2*time.Second, twoSeconds)},
		"Header in lower case":            {&byHeaderField{StatusCode: 429, Header: http.Header{"retry-after": {"2"}}}, limited(429, 2*time.Second, twoSeconds)},
		"ResponseHeader field":            {&byResponseHeader{StatusCode: 429, ResponseHeader: header("Retry-After", "2")}, limited(429, 2*time.Second, twoSeconds)},
		"ResponseHeaders that are a map":  {&byPlainHeader{StatusCode: 429, ResponseHeaders: header("Retry-After", "2")}, limited(429, 2*time.Second, twoSeconds)},
		"response's header":               {&byResponse{Response: response(429, "", "Retry-After", "2")}, limited(429, 2*time.Second, twoSeconds)},
		"403 with nothing remaining":      {&byResponse{Response: response(403, "", "X-RateLimit-Remaining", "0", "Retry-After", "3")}, limited(403, 3*time.Second, forbidden+"3 seconds before trying again.")},
		"GitHub's limit by its type":      {&github.RateLimitError{Response: response(403, ""), Message: secret}, limited(403, 0, forbidden+"a moment before trying again.")},
		"GitHub's secondary limit":        {&github.AbuseRateLimitError{Response: response(403, ""), Message: secret, RetryAfter: ptr(90 * time.Second)}, limited(403, 90*time.Second, forbidden+"90 seconds before trying again.")},
		"the header wins over the field":  {&github.AbuseRateLimitError{Response: response(403, "", "Retry-After", "1"), Message: secret, RetryAfter: ptr(90 * time.Second)}, limited(403, time.Second, forbidden+"1 second before trying again.")},
		"no RetryAfter in the error":      {&github.AbuseRateLimitError{Response: response(403, ""), Message: secret}, limited(403, 0, forbidden+"a moment before trying again.")},
		"negative RetryAfter in an error": {&github.AbuseRateLimitError{Response: response(429, ""), Message: secret, RetryAfter: ptr(-time.Second)}, limited(429, 0, "Upstream answered 429 Too Many Requests (client error); wait a moment before trying again.")},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.HTTPAdapter{}, test.err, test.want) })
	}
	e := taxonomy.HTTPAdapter{}.Adapt(&github.RateLimitError{Response: response(404, "")})
	assert.Equal(t, taxonomy.CodeNotFound, e.Code, "the name alone makes no limit")
}

func TestHTTPExchange(t *testing.T) {
	bare := &http.Request{URL: &url.URL{Scheme: "https", Host: "a.example", Path: "/x/", RawQuery: secret}}
	failed := func(op, rawURL string) error {
		return &url.Error{Op: op, URL: rawURL, Err: &byField{StatusCode: 404}}
	}
	for name, test := range map[string]struct {
		err  error
		want map[string]any
	}{
		"response's request":          {&byResponse{Response: exchanged(404)}, extra("method", "POST", "endpoint", "https://api.example:8443/v1/items")},
		"request without a method":    {&byRequest{StatusCode: 404, Request: bare}, extra("method", "GET", "endpoint", "https://a.example/x")},
		"error's own request wins":    {&byRequest{Request: bare, Response: exchanged(404)}, extra("method", "GET", "endpoint", "https://a.example/x")},
		"request without a URL":       {&byRequest{StatusCode: 404, Request: &http.Request{}}, extra()},
		"request with a relative URL": {&byRequest{StatusCode: 404, Request: &http.Request{URL: &url.URL{Path: "/x"}}}, extra("method", "GET")},
		"url.Error around it":         {failed("Get", "https://u:p@a.example/x?q=1#f"), extra("method", "GET", "endpoint", "https://a.example/x")},
		"url.Error inside it":         {&withCause{StatusCode: 404, Err: failed("Delete", "https://a.example/x")}, extra("method", "DELETE", "endpoint", "https://a.example/x")},
		"url.Error of another op":     {failed("frobnicate "+secret, "https://a.example/x"), extra("endpoint", "https://a.example/x")},
		"url.Error that has no URL":   {failed("Get", "://"+secret), extra("method", "GET")},
	} {
		t.Run(name, func(t *testing.T) {
			test.want["service"] = "HTTP"
			e := taxonomy.HTTPAdapter{}.Adapt(test.err)
			assert.Equal(t, "Upstream answered 404 Not Found (client error).", e.Error())
			assert.Equal(t, test.want, e.Extra)
		})
	}
}

func TestHTTPKubernetes(t *testing.T) {
	status := func(code int32, reason kube.StatusReason, details *kube.StatusDetails) error {
		return &kube.StatusError{ErrStatus: kube.Status{Code: code, Reason: reason, Details: details, Message: secret}}
	}
	for name, test := range map[string]struct {
		err  error
		want want
	}{
		"not found": {status(404, "NotFound", &kube.StatusDetails{}), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Upstream answered 404 Not Found (client error). The error code is NotFound.",
			extra("service", "HTTP", "error_code", "NotFound"), []string{secret},
		}},
		"too many requests, with a wait": {status(429, "TooManyRequests", &kube.StatusDetails{RetryAfterSeconds: 5}), want{
			taxonomy.CodeRateLimited, class.KindUpstreamRateLimit, 429, taxonomy.RetryYes, 5 * time.Second,
			"Upstream answered 429 Too Many Requests (client error); wait 5 seconds before trying again. The error code is TooManyRequests.",
			extra("service", "HTTP", "error_code", "TooManyRequests"), []string{secret},
		}},
		"no details and no stable reason": {status(409, secret, nil), want{
			taxonomy.CodeConflict, class.KindUpstreamBadRequest, 409, taxonomy.RetryNo, 0,
			"Upstream answered 409 Conflict (client error).", extra("service", "HTTP"), []string{secret},
		}},
		"a pointer to a status": {statusPointer{}, want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 0,
			"Upstream answered 404 Not Found (client error).", extra("service", "HTTP"), []string{secret},
		}},
		"a wait counts for every status": {status(404, "", &kube.StatusDetails{RetryAfterSeconds: 5}), want{
			taxonomy.CodeNotFound, class.KindUpstreamNotFound, 404, taxonomy.RetryNo, 5 * time.Second,
			"Upstream answered 404 Not Found (client error).", extra("service", "HTTP"), []string{secret},
		}},
	} {
		t.Run(name, func(t *testing.T) { assertAdapted(t, taxonomy.HTTPAdapter{}, test.err, test.want) })
	}
	for name, err := range map[string]error{
		"status that is no failure": status(200, "", nil),
		"no status":                 status(0, "", nil),
		"status that is a text":     statusText{},
		"typed nil":                 (*kube.StatusError)(nil),
	} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.HTTPAdapter{}.Adapt(err)) })
	}
}
