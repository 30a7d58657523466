package taxonomy

import (
	"net/http"
	"reflect"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// An answer is what an error says about the HTTP response that led to it.
type answer struct {
	status  int
	header  http.Header
	request *http.Request
	limit   bool          // a limit was reached, whatever the status says
	wait    time.Duration // what the error itself says about the wait
}

// answerOf reads the answer out of err alone, not out of what it wraps. It
// reports false unless there is a status between 400 and 599.
func answerOf(err error) (answer, bool) {
	if comesWithGo(packageOf(err)) {
		return answer{}, false
	}
	a := answer{status: statusByMethod(err)}
	if s := structOf(reflect.ValueOf(err)); s.IsValid() {
		return answerIn(s, a.status)
	}
	return a, isFailure(a.status)
}

// answerIn completes the answer from the fields of an error.
func answerIn(s reflect.Value, status int) (answer, bool) {
	a := answer{status: status}
	response := responseIn(s)
	if !isFailure(a.status) {
		a.status, _ = intField(s, "StatusCode")
	}
	if response != nil {
		if !isFailure(a.status) {
			a.status = response.StatusCode
		}
		a.header, a.request = response.Header, response.Request
	}
	if !isFailure(a.status) {
		return answer{}, false
	}
	if a.header == nil {
		a.header = headerIn(s)
	}
	if request, ok := fieldAs[*http.Request](s, "Request"); ok && request != nil {
		a.request = request
	}
	// go-github says so by the name of its types; GitHub answers 403.
	a.limit = a.status == 403 && strings.Contains(s.Type().Name(), "RateLimit")
	a.wait = waitIn(s)
	return a, true
}

// error returns the error for the answer of a service.
func (a answer) error(service string, opts ...Option) *Error {
	e := upstreamError(service, a.status, a.header)
	if a.limit && e.Code != CodeRateLimited {
		e.Code, e.Kind, e.Retry = CodeRateLimited, class.KindUpstreamRateLimit, RetryYes
		e.RetryAfter, _ = ParseRateLimitReset(a.header)
	}
	if e.RetryAfter == 0 {
		e.RetryAfter = a.wait
	}
	e.Message = statusMessage(service, e)
	e.apply(opts)
	return e
}

func isFailure(status int) bool { return status >= 400 && status <= 599 }

// statusByMethod asks the methods by which libraries tell the status. It
// returns 0 if none of them knows a failure.
func statusByMethod(err error) int {
	var found [5]int
	if e, ok := err.(interface{ StatusCode() int }); ok {
		found[0] = attempt(func() int { return e.StatusCode() })
	}
	if e, ok := err.(interface{ HTTPStatusCode() int }); ok {
		found[1] = attempt(func() int { return e.HTTPStatusCode() })
	}
	if e, ok := err.(interface{ HTTPCode() int }); ok {
		found[2] = attempt(func() int { return e.HTTPCode() })
	}
	if e, ok := err.(interface{ GetStatusCode() int }); ok {
		found[3] = attempt(func() int { return e.GetStatusCode() })
	}
	if e, ok := err.(interface{ GetStatusCode() *int }); ok {
		found[4] = attempt(func() int { return *e.GetStatusCode() })
	}
	for _, status := range found {
		if isFailure(status) {
			return status
		}
	}
	return 0
}

// comesWithGo reports whether the errors of a package of the standard library
// are common enough to save looking at their fields.
func comesWithGo(path string) bool {
	switch path {
	case "errors", "fmt", "context", "net", "net/url", "net/http", "io/fs", "os", "os/exec", "syscall",
		"strconv", "encoding/json", "internal/poll", "database/sql", "crypto/tls", "crypto/x509":
		return true
	}
	return false
}

// responseIn returns the response that is a field of s, directly or inside a
// library's own type of response that embeds it.
func responseIn(s reflect.Value) *http.Response {
	for _, name := range [...]string{"Response", "RawResponse", "HTTPResponse"} {
		f := field(s, name)
		if !f.IsValid() {
			continue
		}
		if response, ok := f.Interface().(*http.Response); ok && response != nil {
			return response
		}
		if response, ok := fieldAs[*http.Response](structOf(f), "Response"); ok && response != nil {
			return response
		}
	}
	return nil
}

// headerIn returns the headers that are a field of s: a map, or a type of the
// kiota libraries that hides one.
func headerIn(s reflect.Value) http.Header {
	for _, name := range [...]string{"Header", "ResponseHeader", "ResponseHeaders"} {
		f := field(s, name)
		if !f.IsValid() {
			continue
		}
		if f.CanConvert(reflect.TypeFor[http.Header]()) {
			return f.Convert(reflect.TypeFor[http.Header]()).Interface().(http.Header)
		}
		if hidden, ok := f.Interface().(interface {
			ListKeys() []string
			Get(string) []string
		}); ok {
			return attempt(func() http.Header { return copied(hidden.ListKeys(), hidden.Get) })
		}
	}
	return nil
}

func copied(names []string, get func(string) []string) http.Header {
	header := make(http.Header, len(names))
	for _, name := range names {
		header[name] = get(name)
	}
	return header
}

// waitIn returns the positive wait that is a field of s.
func waitIn(s reflect.Value) time.Duration {
	wait, ok := fieldAs[time.Duration](s, "RetryAfter")
	if !ok {
		if p, found := fieldAs[*time.Duration](s, "RetryAfter"); found && p != nil {
			wait = *p
		}
	}
	return max(wait, 0)
}
