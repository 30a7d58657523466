package conformance

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// overHTTP reports whether a scene is served over HTTP, in either way.
func (s scene) overHTTP() bool { return s.In == sdk.PanicOverHTTP || s.overSSE() }

// overSSE reports whether a scene is served over the old transport with events.
func (s scene) overSSE() bool { return s.In == sdk.PanicOverSSE }

// serveHTTP serves a handler until the standard input ends, and says where on the
// standard output.
func serveHTTP(h http.Handler) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", listener.Addr())
	ended := make(chan error, 1)
	go func() { ended <- http.Serve(listener, h) }()
	go func() {
		_, err := io.Copy(io.Discard, os.Stdin)
		ended <- err
	}()
	return <-ended
}

// endpoint returns where a process serves, and reads on what else it writes.
func (p *process) endpoint() (string, error) {
	line, err := bufio.NewReader(p).ReadString('\n')
	if err != nil {
		return "", err
	}
	go func() { _, _ = io.Copy(io.Discard, p) }() // tells when the process has ended
	return strings.TrimSpace(line), nil
}

// send sends a message to the server, beside the client and by the same transport.
func (p *process) send(text string) error {
	address := p.address.Load()
	if address == nil {
		_, err := p.Write([]byte(text + "\n"))
		return err
	}
	response, err := http.Post(*address, "application/json", strings.NewReader(text))
	if err != nil {
		return err
	}
	return response.Body.Close()
}

// A recorder notes what goes over HTTP as if it went over the standard streams.
type recorder struct{ process *process }

// RoundTrip sends a request.
func (r recorder) RoundTrip(request *http.Request) (*http.Response, error) {
	if request.Body != nil {
		text, err := io.ReadAll(request.Body)
		if err != nil {
			return nil, err
		}
		r.process.sent.add(append(bytes.Clone(text), '\n'))
		address := request.URL.String()
		r.process.address.Store(&address)
		request = request.Clone(request.Context())
		request.Body = io.NopCloser(bytes.NewReader(text))
	}
	response, err := http.DefaultTransport.RoundTrip(request)
	if err == nil {
		response.Body = recorded{response.Body, &r.process.got}
	}
	return response, err
}

// A recorded body is noted while it is read.
type recorded struct {
	io.ReadCloser
	record *record
}

// Read reads from the body.
func (r recorded) Read(b []byte) (int, error) {
	n, err := r.ReadCloser.Read(b)
	r.record.add(b[:n])
	if err != nil {
		r.record.add([]byte("\n"))
	}
	return n, err
}
