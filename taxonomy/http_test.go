package taxonomy_test

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func response(status int, body string, headers ...string) *http.Response {
	h := http.Header{}
	for i := 0; i+1 < len(headers); i += 2 {
		h[headers[i]] = []string{headers[i+1]} // as it stands, not in canonical case
	}
	return &http.Response{StatusCode: status, Status: "vendor text", Header: h, Body: io.NopCloser(strings.NewReader(body))}
}

func TestFromHTTPResponse(t *testing.T) {
	t.Run("message names the service, else upstream, and the standard phrase", func(t *testing.T) {
		assert.Equal(t, "GitHub answered 404 Not Found (client error).",
			taxonomy.FromHTTPResponse(response(404, ""), taxonomy.HTTPService("GitHub")).Error())
		assert.Equal(t, "Upstream answered 502 Bad Gateway (server error).", taxonomy.FromHTTPResponse(response(502, "")).Error())
		assert.Equal(t, "Upstream answered status 599 (server error).", taxonomy.FromHTTPResponse(response(599, "")).Error())
		assert.Equal(t, "Upstream answered 302 Found (redirection).", taxonomy.FromHTTPResponse(response(302, "")).Error())
	})
	t.Run("code, kind, status and retry", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(500, ""))
		assert.Equal(t, taxonomy.CodeServiceUnavailable, e.Code)
		assert.Equal(t, class.KindUpstreamServerError, e.Kind)
		assert.Equal(t, 500, e.Status)
		assert.True(t, e.CanRetry())
	})
	t.Run("501 is not retryable", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(501, ""))
		assert.Equal(t, taxonomy.CodeServiceUnavailable, e.Code)
		assert.Equal(t, taxonomy.RetryNo, e.Retry)
	})
	t.Run("the older table can be selected", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(500, ""), taxonomy.HTTPCode(compat.OlderCode))
		assert.Equal(t, taxonomy.CodeInternalError, e.Code)
		assert.False(t, e.CanRetry())
		e = taxonomy.FromHTTPResponse(response(503, ""), taxonomy.HTTPCode(compat.OlderCode))
		assert.Equal(t, taxonomy.CodeServiceUnavailable, e.Code)
		assert.True(t, e.CanRetry())
	})
	t.Run("body goes to the detail, cut on a character boundary", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(400, strings.Repeat("é", 400)))
		assert.Equal(t, "body: "+strings.Repeat("é", 250)+"…", e.Detail)
		e = taxonomy.FromHTTPResponse(response(400, "aé"), taxonomy.HTTPBody(2, false))
		assert.Equal(t, "body: a…", e.Detail)
		assert.Equal(t, map[string]any{"statusText": "Bad Request"}, e.Data)
	})
	t.Run("body capture off", func(t *testing.T) {
		resp := response(400, "")
		resp.Body = io.NopCloser(failing{})
		assert.Empty(t, taxonomy.FromHTTPResponse(resp, taxonomy.HTTPBody(0, false)).Detail)
	})
	t.Run("body shown on demand, sanitized", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(400, "see https://u:p@internal/x?token=1"), taxonomy.HTTPBody(500, true))
		assert.Equal(t, "see [URL]", e.Data["body"])
		assert.Empty(t, e.Detail)
	})
	t.Run("an endless body is cut and closed", func(t *testing.T) {
		body := &endlessBody{}
		resp := response(500, "")
		resp.Body = body
		e := taxonomy.FromHTTPResponse(resp)
		assert.Equal(t, "body: "+strings.Repeat("x", 500)+"…", e.Detail)
		assert.True(t, body.closed)
		assert.LessOrEqual(t, body.read, 2048)
	})
	t.Run("body read fails or panics", func(t *testing.T) {
		resp := response(500, "")
		resp.Body = io.NopCloser(io.MultiReader(strings.NewReader("start"), failing{}))
		assert.Equal(t, "body: start", taxonomy.FromHTTPResponse(resp).Detail)
		resp.Body = io.NopCloser(io.MultiReader(strings.NewReader("start"), panicking{}))
		assert.Equal(t, taxonomy.CodeServiceUnavailable, taxonomy.FromHTTPResponse(resp).Code)
	})
	t.Run("allow-list of headers, never credentials", func(t *testing.T) {
		e := taxonomy.FromHTTPResponse(response(500, "", "x-request-id", "r1", "Set-Cookie", "s", "Other", "o"),
			taxonomy.HTTPHeaders("X-Request-Id", "Set-Cookie", "Missing"))
		assert.Equal(t, map[string]string{"X-Request-Id": "r1"}, e.Data["headers"])
	})
	t.Run("URL to logs, to the agent on demand", func(t *testing.T) {
		resp := response(404, "")
		resp.Request = &http.Request{Method: "get", URL: &url.URL{Scheme: "https", User: url.UserPassword("u", "p"), Host: "api.test", Path: "/v1/x", RawQuery: "key=1"}}
		e := taxonomy.FromHTTPResponse(resp, taxonomy.HTTPService("S"))
		assert.Equal(t, map[string]any{"service": "S", "method": "GET", "endpoint": "https://api.test/v1/x"}, e.Extra)
		assert.NotContains(t, e.Data, "endpoint")
		e = taxonomy.FromHTTPResponse(resp, taxonomy.HTTPURL())
		assert.Equal(t, "Upstream answered 404 Not Found (client error). Endpoint: https://api.test/v1/x", e.Error())
		assert.Equal(t, "https://api.test/v1/x", e.Data["endpoint"])
	})
	t.Run("code override, which may decline", func(t *testing.T) {
		override := taxonomy.HTTPCode(func(status int, body []byte) taxonomy.Code {
			if string(body) == "exists" {
				return taxonomy.CodeConflict
			}
			return 0
		})
		assert.Equal(t, taxonomy.CodeConflict, taxonomy.FromHTTPResponse(response(400, "exists"), override).Code)
		assert.Equal(t, taxonomy.CodeInvalidParams, taxonomy.FromHTTPResponse(response(400, "other"), override).Code)
		odd := taxonomy.HTTPCode(func(int, []byte) taxonomy.Code { return 5 })
		assert.Equal(t, "The tool built this error wrongly: HTTPCode chose the unknown code 5.", taxonomy.FromHTTPResponse(response(400, ""), odd).Error())
		bad := taxonomy.HTTPCode(func(int, []byte) taxonomy.Code { panic("x") })
		assert.Equal(t, taxonomy.CodeInvalidParams, taxonomy.FromHTTPResponse(response(400, ""), bad).Code)
	})
	t.Run("options of errors are options here, applied last", func(t *testing.T) {
		cause := errors.New("c")
		e := taxonomy.FromHTTPResponse(response(404, ""), taxonomy.Cause(cause), taxonomy.Reason("gone"), taxonomy.Data("statusText", "mine"),
			taxonomy.RetryYes, taxonomy.Kind(class.KindUpstreamUnmapped), nil)
		assert.ErrorIs(t, e, cause)
		assert.Equal(t, "gone", e.Reason)
		assert.Equal(t, "mine", e.Data["statusText"])
		assert.True(t, e.CanRetry())
		assert.Equal(t, class.KindUpstreamUnmapped, e.Kind)
	})
	t.Run("no response, no failure", func(t *testing.T) {
		assert.Equal(t, "The tool built this error wrongly: FromHTTPResponse was given no response.", taxonomy.FromHTTPResponse(nil).Error())
		e := taxonomy.FromHTTPResponse(response(200, "fine"), taxonomy.Extra("k", 1))
		assert.Equal(t, "The tool built this error wrongly: status 200 is no failure.", e.Error())
		assert.Equal(t, 1, e.Extra["k"])
		assert.Equal(t, taxonomy.CodeServiceUnavailable, taxonomy.FromHTTPResponse(&http.Response{StatusCode: 503}).Code)
	})
}

func TestRateLimitsByHeaders(t *testing.T) {
	rows := []struct {
		name    string
		status  int
		headers []string
		code    taxonomy.Code
		wait    time.Duration
		message string
	}{
		{"429 with wait", 429, []string{"Retry-After", "30"}, taxonomy.CodeRateLimited, 30 * time.Second,
			"Upstream answered 429 Too Many Requests (client error); wait 30 seconds before trying again."},
		{"429 with a wait of one second", 429, []string{"Retry-After", "1"}, taxonomy.CodeRateLimited, time.Second,
			"Upstream answered 429 Too Many Requests (client error); wait 1 second before trying again."},
		{"429 with a part of a second is rounded up", 429, []string{"Retry-After", "1.2"}, taxonomy.CodeRateLimited, 1200 * time.Millisecond,
			"Upstream answered 429 Too Many Requests (client error); wait 2 seconds before trying again."},
		{"429 below one second", 429, []string{"X-RateLimit-Reset-Ms", "250"}, taxonomy.CodeRateLimited, 250 * time.Millisecond,
			"Upstream answered 429 Too Many Requests (client error); wait a moment before trying again."},
		{"429 without any header invents no wait", 429, nil, taxonomy.CodeRateLimited, 0,
			"Upstream answered 429 Too Many Requests (client error); wait a moment before trying again."},
		{"503 with wait", 503, []string{"Retry-After", "5"}, taxonomy.CodeServiceUnavailable, 5 * time.Second,
			"Upstream answered 503 Service Unavailable (server error)."},
		{"403 nothing remains", 403, []string{"x-ratelimit-remaining", "0"}, taxonomy.CodeRateLimited, 0,
			"Upstream answered 403 Forbidden (client error); wait a moment before trying again."},
		{"403 nothing remains, 0.0", 403, []string{"RateLimit-Remaining", "0.0", "Retry-After", "7"}, taxonomy.CodeRateLimited, 7 * time.Second,
			"Upstream answered 403 Forbidden (client error); wait 7 seconds before trying again."},
		{"403 wait and limit", 403, []string{"retry-after", "2", "x-rate-limit-limit", "100"}, taxonomy.CodeRateLimited, 2 * time.Second,
			"Upstream answered 403 Forbidden (client error); wait 2 seconds before trying again."},
		{"403 wait of zero and limit", 403, []string{"retry-after", "0", "x-rate-limit-limit", "100"}, taxonomy.CodeForbidden, 0,
			"Upstream answered 403 Forbidden (client error)."},
		{"403 wait without limit", 403, []string{"Retry-After", "9"}, taxonomy.CodeForbidden, 9 * time.Second, "Upstream answered 403 Forbidden (client error)."},
		{"403 something remains", 403, []string{"X-RateLimit-Remaining", "3", "X-RateLimit-Limit", "10"}, taxonomy.CodeForbidden, 0,
			"Upstream answered 403 Forbidden (client error)."},
		{"500 with a wait", 500, []string{"Retry-After", "2"}, taxonomy.CodeServiceUnavailable, 2 * time.Second,
			"Upstream answered 500 Internal Server Error (server error)."},
		{"500 with a reset, which says nothing there", 500, []string{"X-RateLimit-Reset", "2"}, taxonomy.CodeServiceUnavailable, 0,
			"Upstream answered 500 Internal Server Error (server error)."},
		{"429 with a reset of 0", 429, []string{"X-RateLimit-Reset", "0"}, taxonomy.CodeRateLimited, 0,
			"Upstream answered 429 Too Many Requests (client error); wait a moment before trying again."},
		{"403 plain", 403, nil, taxonomy.CodeForbidden, 0, "Upstream answered 403 Forbidden (client error)."},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.FromHTTPResponse(response(row.status, "", row.headers...))
			assert.Equal(t, row.code, e.Code)
			assert.Equal(t, row.wait, e.RetryAfter)
			assert.Equal(t, row.message, e.Error())
			assert.Equal(t, row.code != taxonomy.CodeForbidden, e.CanRetry())
		})
	}
}

// The table of statuses of OpenTabs, and where this package decides otherwise.
func TestOpenTabsHTTPHelpers(t *testing.T) {
	rows := []struct {
		name     string
		status   int
		category class.Category
		retry    bool
	}{
		{"401", 401, "auth", false},
		{"403", 403, "auth", false},
		{"404", 404, "not_found", false},
		{"429", 429, "rate_limit", true},
		{"400", 400, "validation", false},
		{"422", 422, "validation", false},
		{"408", 408, "timeout", true},
		{"500", 500, "internal", true},
		{"502", 502, "internal", true},
		{"504 is a timeout here", 504, "timeout", true},
		{"503", 503, "internal", true},
		{"501", 501, "internal", false},
		{"505 is retryable here, as for Arcade and cyanheads", 505, "internal", true},
		{"409", 409, "", false},
		{"413 is a wrong request here", 413, "validation", false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.FromHTTPResponse(response(row.status, ""))
			assert.Equal(t, row.category, compat.BaseCategory(e.Code.Category()))
			assert.Equal(t, row.retry, e.CanRetry())
		})
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("read failed") }

type panicking struct{}

func (panicking) Read([]byte) (int, error) { panic("read") }

type endlessBody struct {
	read   int
	closed bool
}

func (b *endlessBody) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	b.read += len(p)
	return len(p), nil
}

func (b *endlessBody) Close() error { b.closed = true; return nil }

func FuzzFromHTTPResponse(f *testing.F) {
	f.Add(429, "body", "30", "0", 10)
	f.Add(403, "\xff\xfe", "Wed, 21 Oct 2026 07:28:00 GMT", "x", -1)
	f.Fuzz(func(t *testing.T, status int, body, retryAfter, remaining string, limit int) {
		if limit > 1<<20 {
			return
		}
		resp := response(status, body, "Retry-After", retryAfter, "X-RateLimit-Remaining", remaining, "X-RateLimit-Reset", retryAfter)
		e := taxonomy.FromHTTPResponse(resp, taxonomy.HTTPBody(limit, false), taxonomy.HTTPHeaders("Retry-After"))
		if e == nil || !e.Code.Known() || e.RetryAfter < 0 {
			t.Fatalf("status %d gives %+v", status, e)
		}
		if len(e.Detail) > max(limit, 0)*3+400+len(body)*3 {
			t.Fatal("the limit does not hold")
		}
	})
}
