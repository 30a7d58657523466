package taxonomy_test

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const (
	cTimeout     = taxonomy.CodeTimeout
	cNotFound    = taxonomy.CodeNotFound
	cForbidden   = taxonomy.CodeForbidden
	cConflict    = taxonomy.CodeConflict
	cValidation  = taxonomy.CodeValidationError
	cInternal    = taxonomy.CodeInternalError
	cDatabase    = taxonomy.CodeDatabaseError
	cUnavailable = taxonomy.CodeServiceUnavailable
	cConfig      = taxonomy.CodeConfigurationError
	cSerialize   = taxonomy.CodeSerializationError
	cRequest     = taxonomy.CodeInvalidRequest
)

// standardRows are the errors of the standard library and what becomes of them.
var standardRows = []struct {
	name  string
	err   error
	code  taxonomy.Code
	kind  taxonomy.Kind
	retry bool
}{
	{"context.DeadlineExceeded", context.DeadlineExceeded, cTimeout, taxonomy.KindTransportTimeout, true},
	{"os.ErrDeadlineExceeded", os.ErrDeadlineExceeded, cTimeout, taxonomy.KindTransportTimeout, true},
	{"http.ErrHandlerTimeout", http.ErrHandlerTimeout, cTimeout, taxonomy.KindTransportTimeout, true},
	{"exec.ErrWaitDelay", exec.ErrWaitDelay, cTimeout, taxonomy.KindTransportTimeout, true},
	{"net.Error timeout", &net.OpError{Op: "dial", Err: os.ErrDeadlineExceeded}, cTimeout, taxonomy.KindTransportTimeout, true},
	{"url.Error timeout", &url.Error{Op: "Get", URL: "http://x", Err: context.DeadlineExceeded}, cTimeout, taxonomy.KindTransportTimeout, true},
	{"net.DNSError timeout", &net.DNSError{Err: "t", IsTimeout: true}, cTimeout, taxonomy.KindTransportTimeout, true},
	{"fs.ErrNotExist", fs.ErrNotExist, cNotFound, taxonomy.KindUpstreamNotFound, false},
	{"fs.PathError ENOENT", &fs.PathError{Op: "open", Path: "/x", Err: syscall.ENOENT}, cNotFound, taxonomy.KindUpstreamNotFound, false},
	{"fs.ErrPermission", fs.ErrPermission, cForbidden, taxonomy.KindUpstreamAuthError, false},
	{"EACCES", syscall.EACCES, cForbidden, taxonomy.KindUpstreamAuthError, false},
	{"fs.ErrExist", &os.LinkError{Op: "link", Err: fs.ErrExist}, cConflict, taxonomy.KindUpstreamBadRequest, false},
	{"fs.ErrClosed", fs.ErrClosed, cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"fs.ErrInvalid", fs.ErrInvalid, cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"sql.ErrNoRows", sql.ErrNoRows, cNotFound, taxonomy.KindUpstreamNotFound, false},
	{"sql.ErrTxDone", sql.ErrTxDone, cDatabase, taxonomy.KindToolRuntimeFatal, false},
	{"sql.ErrConnDone", sql.ErrConnDone, cDatabase, taxonomy.KindToolRuntimeFatal, false},
	{"driver.ErrBadConn", driver.ErrBadConn, cDatabase, taxonomy.KindToolRuntimeFatal, true},
	{"json.SyntaxError", json.Unmarshal([]byte("{"), new(any)), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"json.UnmarshalTypeError", json.Unmarshal([]byte(`"a"`), new(int)), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"json.InvalidUnmarshalError", json.Unmarshal([]byte(`1`), (*int)(nil)), cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"json.UnsupportedTypeError", marshalError(make(chan int)), cSerialize, taxonomy.KindToolRuntimeBadOutputValue, false},
	{"json.UnsupportedValueError", marshalError(cyclicMap()), cSerialize, taxonomy.KindToolRuntimeBadOutputValue, false},
	{"json.MarshalerError", marshalError(badMarshaler{}), cSerialize, taxonomy.KindToolRuntimeBadOutputValue, false},
	{"strconv.NumError", second(strconv.Atoi("x")), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"strconv.ErrRange", strconv.ErrRange, cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"time.ParseError", second(time.Parse(time.RFC3339, "x")), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"io.ErrUnexpectedEOF", io.ErrUnexpectedEOF, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"io.EOF", io.EOF, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"io.ErrClosedPipe", io.ErrClosedPipe, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"net.ErrClosed", net.ErrClosed, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"io.ErrShortWrite", io.ErrShortWrite, cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"io.ErrNoProgress", io.ErrNoProgress, cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"exec.ErrNotFound", second(exec.LookPath("no-such-program-xyz")), cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"exec.ExitError", &exec.ExitError{}, cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"runtime error: index", panicked(func() { _ = []int{}[len(os.Args)+5] }), cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"runtime error: type assertion", panicked(func() { _ = any(1).(string) }), cInternal, taxonomy.KindToolRuntimeFatal, false},
	{"errors.ErrUnsupported", errors.ErrUnsupported, cRequest, taxonomy.KindToolRuntimeBadInputValue, false},
	{"http.MaxBytesError", &http.MaxBytesError{Limit: 1}, cRequest, taxonomy.KindToolRuntimeBadInputValue, false},
	{"http.ProtocolError", http.ErrMissingBoundary, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"http.ErrServerClosed", http.ErrServerClosed, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"http.ErrSchemeMismatch", http.ErrSchemeMismatch, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"tls.CertificateVerificationError", &tls.CertificateVerificationError{Err: x509.UnknownAuthorityError{}}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"tls.RecordHeaderError", tls.RecordHeaderError{}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"tls.AlertError", tls.AlertError(42), cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"x509.UnknownAuthorityError", x509.UnknownAuthorityError{}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"x509.HostnameError", x509.HostnameError{Certificate: &x509.Certificate{}}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"x509.CertificateInvalidError", x509.CertificateInvalidError{Reason: x509.Expired}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"url parse", parsing("http://[::1"), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"url.EscapeError", url.EscapeError("%zz"), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"url.InvalidHostError", url.InvalidHostError(" "), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"net.ParseError", &net.ParseError{Type: "IP address", Text: "x"}, cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	{"net.AddrError", &net.AddrError{Err: "missing port"}, cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"net.UnknownNetworkError", net.UnknownNetworkError("x"), cConfig, taxonomy.KindToolRuntimeFatal, false},
	{"net.DNSError", &net.DNSError{Err: "no such host", IsNotFound: true}, cUnavailable, taxonomy.KindTransportUnreachable, true},
	{"net.OpError refused", &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, cUnavailable, taxonomy.KindTransportUnreachable, true},
	{"url.Error around net.OpError", &url.Error{Op: "Get", Err: &net.OpError{Op: "read", Err: syscall.ECONNRESET}}, cUnavailable, taxonomy.KindTransportUnreachable, true},
	{"url.Error of anything else", &url.Error{Op: "Get", Err: errors.New("odd")}, cUnavailable, taxonomy.KindTransportUnmapped, true},
	{"url.Error around a certificate", &url.Error{Op: "Get", Err: &tls.CertificateVerificationError{Err: x509.UnknownAuthorityError{}}}, cConfig, taxonomy.KindToolRuntimeFatal, false},
}

func TestErrorsOfTheStandardLibrary(t *testing.T) {
	for _, row := range standardRows {
		t.Run(row.name, func(t *testing.T) {
			for _, err := range []error{row.err, fmt.Errorf("around: %w", row.err), errors.Join(errors.New("beside"), row.err)} {
				e := taxonomy.Classify(err)
				assert.Equal(t, row.code.String(), e.Code.String())
				assert.Equal(t, row.kind, e.EffectiveKind())
				assert.Equal(t, row.retry, e.CanRetry())
				assert.Zero(t, e.Status)
				assert.Equal(t, err, e.Unwrap())
			}
		})
	}
}

// What net/http really returns, against servers of this machine.
func TestErrorsOfRealHTTPClients(t *testing.T) {
	loop := httptest.NewServer(http.RedirectHandler("/again", http.StatusFound))
	defer loop.Close()
	secure := httptest.NewTLSServer(http.NotFoundHandler())
	defer secure.Close()
	secure.Config.ErrorLog = quiet()
	cut := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "10")
		_, _ = w.Write([]byte("abc"))
	}))
	defer cut.Close()
	held := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-held:
		case <-r.Context().Done():
		}
	}))
	defer slow.Close()
	defer close(held)
	dead := httptest.NewServer(nil)
	dead.Close()
	impatient := &http.Client{Timeout: 20 * time.Millisecond}
	rows := []struct {
		name  string
		err   error
		code  taxonomy.Code
		kind  taxonomy.Kind
		retry bool
	}{
		{"too many redirects", get(http.DefaultClient, loop.URL), cUnavailable, taxonomy.KindTransportUnmapped, false},
		{"TLS trust", get(http.DefaultClient, secure.URL), cConfig, taxonomy.KindToolRuntimeFatal, false},
		{"answer cut short", get(http.DefaultClient, cut.URL), cUnavailable, taxonomy.KindTransportUnmapped, true},
		{"client timeout", get(impatient, slow.URL), cTimeout, taxonomy.KindTransportTimeout, true},
		{"connection refused", get(http.DefaultClient, dead.URL), cUnavailable, taxonomy.KindTransportUnreachable, true},
		{"unsupported protocol", get(http.DefaultClient, "ftp://127.0.0.1/"), cConfig, taxonomy.KindToolRuntimeFatal, false},
		{"missing scheme", get(http.DefaultClient, "//127.0.0.1/"), cConfig, taxonomy.KindToolRuntimeFatal, false},
		{"missing host", get(http.DefaultClient, "http:///x"), cConfig, taxonomy.KindToolRuntimeFatal, false},
		{"invalid URL", get(http.DefaultClient, "http://127.0.0.1:port/"), cValidation, taxonomy.KindToolRuntimeBadInputValue, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.Classify(row.err)
			assert.Equal(t, row.code.String(), e.Code.String(), "%v", row.err)
			assert.Equal(t, row.kind, e.EffectiveKind())
			assert.Equal(t, row.retry, e.CanRetry())
			assert.NotContains(t, e.Error(), "127.0.0.1")
		})
	}
	t.Run("cancelled by the caller", func(t *testing.T) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, slow.URL, nil)
		assert.NoError(t, err)
		_, err = http.DefaultClient.Do(req)
		assert.Equal(t, taxonomy.CodeRequestCancelled, taxonomy.Classify(err).Code)
	})
}

func get(client *http.Client, url string) error {
	resp, err := client.Get(url)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	_, err = io.ReadAll(resp.Body)
	return err
}

type badMarshaler struct{}

func (badMarshaler) MarshalJSON() ([]byte, error) { return nil, errors.New("no") }

func marshalError(v any) error {
	_, err := json.Marshal(v)
	return err
}

func cyclicMap() map[string]any {
	m := map[string]any{}
	m["m"] = m
	return m
}

func second[T any](_ T, err error) error { return err }

// parsing returns the error of parsing an address.
func parsing(address string) error { return second(url.Parse(address)) }

func panicked(f func()) (err error) {
	defer func() { err = recover().(error) }()
	f()
	return nil
}
