package taxonomy

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"net/http"
	"net/textproto"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/sanitize"
)

// defaultBodyLimit is how many bytes of a body FromHTTPResponse reads.
const defaultBodyLimit = 500

// HTTPOption configures [FromHTTPResponse]. Every [Option] is one, and is
// applied last.
type HTTPOption interface{ applyHTTP(*httpConversion) }

type httpOptionFunc func(*httpConversion)

func (f httpOptionFunc) applyHTTP(c *httpConversion) { f(c) }

type httpConversion struct {
	service     string
	bodyLimit   int
	bodyVisible bool
	urlVisible  bool
	headers     []string
	override    func(status int, body []byte) Code
	options     []Option
}

// HTTPService names the service, for the message and for logs.
func HTTPService(name string) HTTPOption {
	return httpOptionFunc(func(c *httpConversion) { c.service = name })
}

// HTTPBody sets how many bytes of the body are kept; at 0 or less the body is not
// read. The default is 500. If visible, the agent sees them, sanitized and
// without what looks like a token, as data; otherwise they go to the detail, for
// logs. Show only what services write for
// their callers.
func HTTPBody(limit int, visible bool) HTTPOption {
	return httpOptionFunc(func(c *httpConversion) { c.bodyLimit, c.bodyVisible = limit, visible })
}

// HTTPURL shows the agent the endpoint: scheme, host and path. Without it the
// endpoint goes to logs only.
func HTTPURL() HTTPOption {
	return httpOptionFunc(func(c *httpConversion) { c.urlVisible = true })
}

// HTTPHeaders shows the agent the response headers with these names, as data.
// Headers that carry credentials, such as Set-Cookie, are never shown.
func HTTPHeaders(names ...string) HTTPOption {
	return httpOptionFunc(func(c *httpConversion) { c.headers = append(c.headers, names...) })
}

// HTTPCode makes choose decide the code from the status and the beginning of
// the body. If it returns 0, [CodeForStatus] decides.
func HTTPCode(choose func(status int, body []byte) Code) HTTPOption {
	return httpOptionFunc(func(c *httpConversion) { c.override = choose })
}

// FromHTTPResponse returns the error for a response whose status is a failure.
// It sets code, kind, status, whether to retry and, from the headers, how long
// to wait; a 403 whose headers say that a limit is reached is a rate limit. The
// message names the service and the status, and contains nothing that the
// service wrote.
//
// It reads the beginning of the body and closes it. A nil response, or one
// whose status is not a failure, becomes an internal error that says so.
func FromHTTPResponse(resp *http.Response, opts ...HTTPOption) *Error {
	c := httpConversion{bodyLimit: defaultBodyLimit}
	for _, opt := range opts {
		if opt != nil {
			opt.applyHTTP(&c)
		}
	}
	if resp == nil {
		return refuse("FromHTTPResponse was given no response", c.options)
	}
	body, more := c.readBody(resp.Body)
	e := upstreamError(c.service, resp.StatusCode, resp.Header)
	if e.Status == 0 { // the construction was refused.
		e.apply(c.options)
		return e
	}
	c.overrideCode(e, body)
	c.describe(e, resp, body, more)
	e.apply(c.options)
	return e
}

// readBody returns at most bodyLimit bytes, not splitting a character, and
// whether there is more. It closes the body, which stops an endless stream.
func (c *httpConversion) readBody(body io.ReadCloser) (text []byte, more bool) {
	if body == nil {
		return nil, false
	}
	_ = safely(func() {
		defer body.Close() // nobody needs to know how closing a failed answer went
		if c.bodyLimit > 0 {
			// What was read before an error is still worth having.
			text, _ = io.ReadAll(io.LimitReader(body, int64(c.bodyLimit)+1))
		}
	})
	if c.bodyLimit > 0 && len(text) > c.bodyLimit {
		return []byte(form.Cut(string(text), c.bodyLimit)), true
	}
	return text, false
}

func (c *httpConversion) overrideCode(e *Error, body []byte) {
	if c.override == nil {
		return
	}
	var code Code
	if safely(func() { code = c.override(e.Status, bytes.Clone(body)) }) != nil || code == 0 {
		return
	}
	if !code.Known() {
		e.refusef("HTTPCode chose the unknown code %d", int(code))
		return
	}
	if code != e.Code {
		e.Code, e.Kind, e.Retry = code, code.Kind(), RetryUnstated
	}
}

// describe adds what is known about the exchange.
func (c *httpConversion) describe(e *Error, resp *http.Response, body []byte, more bool) {
	shown := strings.ToValidUTF8(string(body), "\uFFFD")
	if more {
		shown += "…"
	}
	if phrase := http.StatusText(resp.StatusCode); phrase != "" {
		Data("statusText", phrase).apply(e)
	}
	switch {
	case shown == "":
	case c.bodyVisible:
		Data("body", redactedBody(sanitize.Text(shown))).apply(e)
	default:
		e.Detail = "body: " + redactedBody(shown)
	}
	if visible := c.visibleHeaders(resp.Header); len(visible) > 0 {
		Data("headers", visible).apply(e)
	}
	if resp.Request == nil || resp.Request.URL == nil {
		return
	}
	endpoint := endpointOf(resp.Request.URL.String())
	Extra("method", strings.ToUpper(cmp.Or(resp.Request.Method, http.MethodGet))).apply(e)
	Extra("endpoint", endpoint).apply(e)
	if c.urlVisible && endpoint != "" {
		Data("endpoint", endpoint).apply(e)
		e.Message = fmt.Sprintf("%s Endpoint: %s", e.Message, endpoint)
	}
}

func (c *httpConversion) visibleHeaders(header http.Header) map[string]string {
	visible := make(map[string]string, len(c.headers))
	for _, name := range c.headers {
		value := headerValue(header, name)
		if value != "" && !credentialKey(name) {
			visible[textproto.CanonicalMIMEHeaderKey(name)] = form.Bounded(value)
		}
	}
	return visible
}
