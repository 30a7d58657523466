package taxonomy_test

import (
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/url"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// The conditions that Arcade knows of two Python clients, by what
// corresponds to them in net/http.
func TestArcadeHTTPConditions(t *testing.T) {
	request := func(inner error) error { return &url.Error{Op: "Get", URL: "https://u:p@api.test/x?k=1", Err: inner} }
	const fatal, unreachable, unmapped = class.KindToolRuntimeFatal, class.KindTransportUnreachable, class.KindTransportUnmapped
	rows := []struct {
		name  string
		err   error
		kind  class.Kind
		retry bool
	}{
		{"status error", withStatus(503), class.KindUpstreamServerError, true},
		{"invalid URL", parsing("http://[x"), class.KindToolRuntimeBadInputValue, false},
		{"unsupported protocol", request(errors.New(`unsupported protocol scheme "ftp"`)), fatal, false},
		{"URL required", request(errors.New("http: no Host in request URL")), fatal, false},
		{"proxy URL", &net.AddrError{Err: "missing port in address", Addr: "proxy"}, fatal, false},
		{"TLS error, before connection error", request(&net.OpError{Op: "remote error", Err: x509.UnknownAuthorityError{}}), fatal, false},
		{"timeout, before connection error", request(&net.OpError{Op: "dial", Err: timeoutError{}}), class.KindTransportTimeout, true},
		{"too many redirects", request(errors.New("stopped after 10 redirects")), unmapped, false},
		{"decoding error", request(io.ErrUnexpectedEOF), unmapped, true},
		{"connection error", request(&net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}), unreachable, true},
		{"other transport error", &net.DNSError{Err: "no such host"}, unreachable, true},
		{"other request error", request(errors.New("odd")), unmapped, true},
		{"any other library error", request(errors.New("net/http: something new")), unmapped, true},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.Classify(row.err)
			assert.Equal(t, row.kind, e.EffectiveKind())
			assert.Equal(t, row.retry, e.CanRetry())
			assert.NotContains(t, e.Error(), "api.test")
			assert.Equal(t, row.name == "status error", e.Status != 0, "a transport error has no status")
		})
	}
	t.Run("HTTP error without response is not handled", func(t *testing.T) {
		assert.Nil(t, taxonomy.HTTPAdapter{}.Adapt(errors.New("failed")))
	})
}

type timeoutError struct{}

func (timeoutError) Error() string { return "i/o timeout" }
func (timeoutError) Timeout() bool { return true }

// How failures of the executor of Arcade are told.
func TestArcadeExecutor(t *testing.T) {
	t.Run("input failure lists path and reason, the rejected value nowhere", func(t *testing.T) {
		e := taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Path: "limit", Problem: "must be at most 100"}, taxonomy.ArgumentIssue{Path: "filter.name", Problem: "is required"})
		assert.Equal(t, "Invalid arguments:\nlimit: must be at most 100\nfilter.name: is required", e.Error())
	})
	t.Run("output failure has a fixed message", func(t *testing.T) {
		e := render.InvalidOutput("search")
		assert.Equal(t, "The output of search does not fit its declared output schema.", e.Error())
		assert.Empty(t, e.Data)
	})
	t.Run("any other error names the type only", func(t *testing.T) {
		assert.NotContains(t, taxonomy.Classify(errors.New("secret")).Error(), "secret")
	})
	t.Run("empty text has a fixed marker for developers", func(t *testing.T) {
		assert.Equal(t, "*errors.errorString: (no message)", taxonomy.Classify(errors.New("")).Detail)
	})
}

// What Arcade asks of adapters, for all built-in ones.
func TestArcadeRulesForAdapters(t *testing.T) {
	adapters := taxonomy.DefaultAdapters()
	t.Run("1 unknown errors are answered with nothing, and nothing panics", func(t *testing.T) {
		for _, a := range adapters {
			for _, err := range []error{nil, errors.New("x"), specimen.Explosive{}, specimen.Cyclic(), incomparable{"a"}} {
				assert.NotPanics(t, func() { assert.Nil(t, a.Adapt(err), a.Slug()) })
			}
		}
	})
	t.Run("2 HTTP is asked last", func(t *testing.T) {
		assert.Equal(t, taxonomy.HTTPAdapter{}, adapters[len(adapters)-1])
	})
	t.Run("4 service is set, and error type for what is no status", func(t *testing.T) {
		e := taxonomy.HTTPAdapter{}.Adapt(withStatus(404))
		assert.Equal(t, map[string]any{"service": "HTTP"}, e.Extra)
	})
	t.Run("5 429 with wait, 5xx retryable, 4xx not", func(t *testing.T) {
		for status, retry := range map[int]bool{429: true, 500: true, 503: true, 400: false, 404: false, 409: false} {
			assert.Equal(t, retry, taxonomy.HTTPAdapter{}.Adapt(withStatus(status)).CanRetry(), "%d", status)
		}
	})
}
