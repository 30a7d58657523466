package taxonomy_test

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"database/sql"
	"database/sql/driver"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
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
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
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
	kind  class.Kind
	retry bool
}{
	{"context.DeadlineExceeded", context.DeadlineExceeded, cTimeout, class.KindTransportTimeout, true},
	{"os.ErrDeadlineExceeded", os.ErrDeadlineExceeded, cTimeout, class.KindTransportTimeout, true},
	{"http.ErrHandlerTimeout", http.ErrHandlerTimeout, cTimeout, class.KindTransportTimeout, true},
	{"exec.ErrWaitDelay", exec.ErrWaitDelay, cTimeout, class.KindTransportTimeout, true},
	{"net.Error timeout", &net.OpError{Op: "dial", Err: os.ErrDeadlineExceeded}, cTimeout, class.KindTransportTimeout, true},
	{"url.Error timeout", &url.Error{Op: "Get", URL: "http://x", Err: context.DeadlineExceeded}, cTimeout, class.KindTransportTimeout, true},
	{"net.DNSError timeout", &net.DNSError{Err: "t", IsTimeout: true}, cTimeout, class.KindTransportTimeout, true},
	{"fs.ErrNotExist", fs.ErrNotExist, cNotFound, class.KindUpstreamNotFound, false},
	{"fs.PathError ENOENT", &fs.PathError{Op: "open", Path: "/x", Err: syscall.ENOENT}, cNotFound, class.KindUpstreamNotFound, false},
	{"fs.ErrPermission", fs.ErrPermission, cForbidden, class.KindUpstreamAuthError, false},
	{"EACCES", syscall.EACCES, cForbidden, class.KindUpstreamAuthError, false},
	{"fs.ErrExist", &os.LinkError{Op: "link", Err: fs.ErrExist}, cConflict, class.KindUpstreamBadRequest, false},
	{"fs.ErrClosed", fs.ErrClosed, cInternal, class.KindToolRuntimeFatal, false},
	{"fs.ErrInvalid", fs.ErrInvalid, cInternal, class.KindToolRuntimeFatal, false},
	{"sql.ErrNoRows", sql.ErrNoRows, cNotFound, class.KindUpstreamNotFound, false},
	{"sql.ErrTxDone", sql.ErrTxDone, cDatabase, class.KindToolRuntimeFatal, false},
	{"sql.ErrConnDone", sql.ErrConnDone, cDatabase, class.KindToolRuntimeFatal, false},
	{"driver.ErrBadConn", driver.ErrBadConn, cDatabase, class.KindToolRuntimeFatal, true},
	{"json.SyntaxError", json.Unmarshal([]byte("{"), new(any)), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"json.UnmarshalTypeError", json.Unmarshal([]byte(`"a"`), new(int)), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"json cut short", json.NewDecoder(strings.NewReader("<html>")).Decode(new(any)), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"xml.SyntaxError", xml.Unmarshal([]byte("<a><b></a>"), new(any)), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"xml.UnmarshalError", xml.Unmarshal([]byte("<a/>"), &struct {
		XMLName xml.Name `xml:"b"`
	}{}), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"csv.ParseError", second(csv.NewReader(strings.NewReader("a\"b,c\n")).Read()), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"json.InvalidUnmarshalError", json.Unmarshal([]byte(`1`), (*int)(nil)), cInternal, class.KindToolRuntimeFatal, false},
	{"json.UnsupportedTypeError", marshalError(make(chan int)), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"json.UnsupportedValueError", marshalError(cyclicMap()), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"json.MarshalerError", marshalError(badMarshaler{}), cSerialize, class.KindToolRuntimeBadOutputValue, false},
	{"strconv.NumError", second(strconv.Atoi("x")), cValidation, class.KindToolRuntimeBadInputValue, false},
	{"strconv.ErrRange", strconv.ErrRange, cValidation, class.KindToolRuntimeBadInputValue, false},
	{"time.ParseError", second(time.Parse(time.RFC3339, "x")), cValidation, class.KindToolRuntimeBadInputValue, false},
	{"io.ErrUnexpectedEOF", io.ErrUnexpectedEOF, cUnavailable, class.KindTransportUnmapped, true},
	{"io.EOF", io.EOF, cUnavailable, class.KindTransportUnmapped, true},
	{"io.ErrClosedPipe", io.ErrClosedPipe, cUnavailable, class.KindTransportUnmapped, true},
	{"net.ErrClosed", net.ErrClosed, cUnavailable, class.KindTransportUnmapped, true},
	{"io.ErrShortWrite", io.ErrShortWrite, cInternal, class.KindToolRuntimeFatal, false},
	{"io.ErrNoProgress", io.ErrNoProgress, cInternal, class.KindToolRuntimeFatal, false},
	{"exec.ErrNotFound", second(exec.LookPath("no-such-program-xyz")), cConfig, class.KindToolRuntimeFatal, false},
	{"exec.ExitError", &exec.ExitError{}, cInternal, class.KindToolRuntimeFatal, false},
	{"runtime error: index", panicked(func() { _ = []int{}[len(os.Args)+5] }), cInternal, class.KindToolRuntimeFatal, false},
	{"runtime error: type assertion", panicked(func() { _ = any(1).(string) }), cInternal, class.KindToolRuntimeFatal, false},
	{"errors.ErrUnsupported", errors.ErrUnsupported, cRequest, class.KindToolRuntimeBadInputValue, false},
	{"http.MaxBytesError", &http.MaxBytesError{Limit: 1}, cRequest, class.KindToolRuntimeBadInputValue, false},
	{"http.ProtocolError", http.ErrMissingBoundary, cUnavailable, class.KindTransportUnreachable, true},
	{"http.ErrServerClosed", http.ErrServerClosed, cUnavailable, class.KindTransportUnmapped, true},
	{"http.ErrSchemeMismatch", http.ErrSchemeMismatch, cConfig, class.KindToolRuntimeFatal, false},
	{"tls.CertificateVerificationError", &tls.CertificateVerificationError{Err: x509.UnknownAuthorityError{}}, cConfig, class.KindToolRuntimeFatal, false},
	{"tls.RecordHeaderError", tls.RecordHeaderError{}, cConfig, class.KindToolRuntimeFatal, false},
	{"tls.AlertError", tls.AlertError(42), cConfig, class.KindToolRuntimeFatal, false},
	{"x509.UnknownAuthorityError", x509.UnknownAuthorityError{}, cConfig, class.KindToolRuntimeFatal, false},
	{"x509.HostnameError", x509.HostnameError{Certificate: &x509.Certificate{}}, cConfig, class.KindToolRuntimeFatal, false},
	{"x509.CertificateInvalidError", x509.CertificateInvalidError{Reason: x509.Expired}, cConfig, class.KindToolRuntimeFatal, false},
	{"url parse", parsing("http://[::1"), cValidation, class.KindToolRuntimeBadInputValue, false},
	{"url.EscapeError", url.EscapeError("%zz"), cValidation, class.KindToolRuntimeBadInputValue, false},
	{"url.InvalidHostError", url.InvalidHostError(" "), cValidation, class.KindToolRuntimeBadInputValue, false},
	{"net.ParseError", &net.ParseError{Type: "IP address", Text: "x"}, cValidation, class.KindToolRuntimeBadInputValue, false},
	{"net.AddrError", &net.AddrError{Err: "missing port"}, cConfig, class.KindToolRuntimeFatal, false},
	{"net.UnknownNetworkError", net.UnknownNetworkError("x"), cConfig, class.KindToolRuntimeFatal, false},
	{"net.DNSError", &net.DNSError{Err: "no such host", IsNotFound: true}, cUnavailable, class.KindTransportUnreachable, true},
	{"net.OpError refused", &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, cUnavailable, class.KindTransportUnreachable, true},
	{"url.Error around net.OpError", &url.Error{Op: "Get", Err: &net.OpError{Op: "read", Err: syscall.ECONNRESET}}, cUnavailable, class.KindTransportUnreachable, true},
	{"url.Error of anything else", &url.Error{Op: "Get", Err: errors.New("odd")}, cUnavailable, class.KindTransportUnmapped, true},
	{"url.Error around a certificate", &url.Error{Op: "Get", Err: &tls.CertificateVerificationError{Err: x509.UnknownAuthorityError{}}}, cConfig, class.KindToolRuntimeFatal, false},
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
		kind  class.Kind
		retry bool
	}{
		{"too many redirects", get(http.DefaultClient, loop.URL), cUnavailable, class.KindTransportUnmapped, false},
		{"TLS trust", get(http.DefaultClient, secure.URL), cConfig, class.KindToolRuntimeFatal, false},
		{"answer cut short", get(http.DefaultClient, cut.URL), cUnavailable, class.KindTransportUnmapped, true},
		{"client timeout", get(impatient, slow.URL), cTimeout, class.KindTransportTimeout, true},
		{"connection refused", get(http.DefaultClient, dead.URL), cUnavailable, class.KindTransportUnreachable, true},
		{"unsupported protocol", get(http.DefaultClient, "ftp://127.0.0.1/"), cConfig, class.KindToolRuntimeFatal, false},
		{"missing scheme", get(http.DefaultClient, "//127.0.0.1/"), cConfig, class.KindToolRuntimeFatal, false},
		{"missing host", get(http.DefaultClient, "http:///x"), cConfig, class.KindToolRuntimeFatal, false},
		{"invalid URL", get(http.DefaultClient, "http://127.0.0.1:port/"), cValidation, class.KindToolRuntimeBadInputValue, false},
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
