package taxonomy_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// speaks returns the address of a service that answers every connection with the same bytes.
func speaks(t *testing.T, answer string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			_, _ = http.ReadRequest(bufio.NewReader(conn)) // an answer before the request is another failure
			_, _ = io.WriteString(conn, answer)
			conn.Close()
		}
	}()
	return "http://" + listener.Addr().String() + "/notes?key=secret"
}

// fetch asks for a URL and reads the whole answer.
func fetch(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	_, err = io.ReadAll(resp.Body)
	return err
}

// What net/http returns for services that break the rules, through real connections.
func TestBrokenTransports(t *testing.T) {
	const ok = "HTTP/1.1 200 OK\r\n"
	const unreachable, unmapped = class.KindTransportUnreachable, class.KindTransportUnmapped
	tests := []struct {
		name, answer string
		kind         class.Kind
	}{
		{"no HTTP", "SSH-2.0-OpenSSH_9.6\r\n", unreachable},
		{"no status", "HTTP/1.1 fine\r\n\r\n", unreachable},
		{"a header without a colon", ok + "Server\r\n\r\n", unreachable},
		{"gzip that is none", ok + "Content-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain", unmapped},
		{"a chunk that is none", ok + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", unmapped},
		{"less than was announced", ok + "Content-Length: 100\r\n\r\nshort", unmapped},
		{"nothing", "", unmapped},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := fetch(speaks(t, tt.answer))
			require.Error(t, err)
			e := taxonomy.Classify(err)
			assert.Equal(t, tt.kind, e.EffectiveKind(), err.Error())
			assert.Equal(t, taxonomy.CodeServiceUnavailable, e.Code, err.Error())
			assert.True(t, e.CanRetry())
			assert.NotContains(t, e.Error(), "127.0.0.1")
		})
	}
}

// What net/http does not send is a defect of the tool.
func TestRequestsThatAreNotSent(t *testing.T) {
	_, method := http.NewRequest("GE T", "http://127.0.0.1/", nil)
	service := httptest.NewServer(http.NotFoundHandler())
	defer service.Close()
	request, err := http.NewRequest(http.MethodGet, service.URL, nil)
	require.NoError(t, err)
	request.Header["X\nY"] = []string{"z"}
	_, header := http.DefaultClient.Do(request)
	for name, err := range map[string]error{
		"method": method, "method, wrapped": fmt.Errorf("list notes: %w", method), "header": header,
	} {
		t.Run(name, func(t *testing.T) {
			require.Error(t, err)
			e := taxonomy.Classify(err)
			assert.Equal(t, class.KindToolRuntimeFatal, e.Kind)
			assert.Equal(t, taxonomy.CodeInternalError, e.Code)
			assert.False(t, e.CanRetry())
		})
	}
}
