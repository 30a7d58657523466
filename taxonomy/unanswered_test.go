package taxonomy_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A request that got no answer tells the logs what is known about it, and the
// agent nothing more than before.
func TestRequestsWithoutAnswer(t *testing.T) {
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	address := closed.Addr().String()
	require.NoError(t, closed.Close())

	_, err = http.Get("http://user:pw@" + address + "/notes/7?token=t0k3n")
	require.Error(t, err)
	e := taxonomy.Classify(err)
	assert.Equal(t, class.KindTransportUnreachable, e.Kind)
	assert.Equal(t, map[string]any{
		"service": "HTTP", "error_type": "*url.Error", "method": "GET", "endpoint": "http://" + address + "/notes/7",
	}, e.Extra)
	assert.Contains(t, e.Detail, "connection refused")
	assert.NotContains(t, specimen.JSON(t, render.Result(e, render.StructuredPresent)), address)

	_, err = net.Dial("tcp", address)
	e = taxonomy.Classify(err)
	assert.Equal(t, map[string]any{"service": "network", "error_type": "*net.OpError"}, e.Extra)
	assert.Contains(t, e.Detail, "connection refused")

	assert.Nil(t, taxonomy.Classify(context.DeadlineExceeded).Extra, "nobody knows that a service was asked")
	e = taxonomy.Classify(io.ErrUnexpectedEOF)
	assert.Equal(t, "*errors.errorString", e.Extra["error_type"])
	assert.Equal(t, "unexpected EOF", e.Detail)
}

// A request that the program built wrongly fails again and again.
func TestRequestsThatAreNeverSent(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(server.Close)
	proxied := &http.Client{Transport: &http.Transport{Proxy: func(*http.Request) (*url.URL, error) {
		return nil, errors.New(`invalid proxy address "::": parse`)
	}}}
	for name, tt := range map[string]struct {
		client *http.Client
		spoil  func(*http.Request)
		code   taxonomy.Code
	}{
		"header name":    {nil, func(r *http.Request) { r.Header["bad name"] = []string{"x"} }, taxonomy.CodeInternalError},
		"header value":   {nil, func(r *http.Request) { r.Header.Set("X-Name", "a\nb") }, taxonomy.CodeInternalError},
		"RequestURI":     {nil, func(r *http.Request) { r.RequestURI = "/" }, taxonomy.CodeInternalError},
		"content length": {nil, func(r *http.Request) { r.ContentLength = 7 }, taxonomy.CodeInternalError},
		"method":         {nil, func(r *http.Request) { r.Method = "BAD METHOD" }, taxonomy.CodeInternalError},
		"no URL":         {nil, func(r *http.Request) { r.URL = nil }, taxonomy.CodeInternalError},
		"proxy address":  {proxied, func(*http.Request) {}, taxonomy.CodeConfigurationError},
	} {
		t.Run(name, func(t *testing.T) {
			request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL, strings.NewReader("0123456789"))
			require.NoError(t, err)
			tt.spoil(request)
			client := http.DefaultClient
			if tt.client != nil {
				client = tt.client
			}
			_, err = client.Do(request)
			require.Error(t, err)
			e := taxonomy.Classify(err)
			assert.Equal(t, tt.code, e.Code, err)
			assert.Equal(t, class.KindToolRuntimeFatal, e.EffectiveKind())
			assert.False(t, e.CanRetry())
			assert.NotEmpty(t, e.Detail)
		})
	}
}

// An answer that breaks off its own encoding says nothing about arguments.
func TestBrokenEncodingsOfAnswers(t *testing.T) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err := w.Write(bytes.Repeat([]byte("some text "), 100))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	flipped := bytes.Clone(packed.Bytes())
	flipped[len(flipped)-5] ^= 0xff // a part of the checksum
	garbled := bytes.Clone(packed.Bytes())
	garbled[12] ^= 0xff

	for name, answer := range map[string]string{
		"gzip header":   "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 20\r\n\r\nthis is not gzipped.",
		"gzip checksum": "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n\r\n" + string(flipped),
		"gzip body":     "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n\r\n" + string(garbled),
		"chunk length":  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n",
		"chunk end":     "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nxyz\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			response, err := http.Get(serving(t, answer))
			require.NoError(t, err)
			defer response.Body.Close()
			_, err = io.ReadAll(response.Body)
			require.Error(t, err)
			e := taxonomy.Classify(err)
			assert.Equal(t, taxonomy.CodeServiceUnavailable, e.Code, err)
			assert.Equal(t, class.KindTransportUnmapped, e.Kind)
			assert.True(t, e.CanRetry())
			assert.Equal(t, err.Error(), e.Detail)
		})
	}
}

// serving returns the address of a server that sends the same bytes always.
func serving(t *testing.T, answer string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			_, _ = connection.Read(make([]byte, 4096)) // the request, whatever it is
			_, _ = connection.Write([]byte(answer))
			_ = connection.Close()
		}
	}()
	return "http://" + listener.Addr().String()
}
