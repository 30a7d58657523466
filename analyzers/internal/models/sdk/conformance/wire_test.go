package conformance

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A process plays a scene, and notes everything that goes over the wire.
type process struct {
	cmd      *exec.Cmd
	in       io.WriteCloser
	out      io.ReadCloser
	stderr   bytes.Buffer
	sent     record
	got      record
	address  atomic.Pointer[string] // to which the client posted last, if it did
	ended    sync.Once
	reading  sync.Mutex
	finish   sync.Once
	finished chan struct{} // closed when the server has written its last
	state    *os.ProcessState
}

// play starts a process.
func play(t *testing.T, s scene) *process {
	t.Helper()
	p := &process{cmd: exec.Command(os.Args[0]), finished: make(chan struct{})}
	p.cmd.Env = s.environment()
	p.cmd.Stderr = &p.stderr
	var err error
	p.in, err = p.cmd.StdinPipe()
	require.NoError(t, err)
	p.out, err = p.cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, p.cmd.Start())
	t.Cleanup(func() { p.end() })
	return p
}

// Read reads what the server writes.
func (p *process) Read(b []byte) (int, error) {
	p.reading.Lock() // the client and the end of the test read side by side
	defer p.reading.Unlock()
	n, err := p.out.Read(b)
	p.got.add(b[:n])
	if err != nil {
		p.finish.Do(func() { close(p.finished) })
	}
	return n, err
}

// Write writes to the server.
func (p *process) Write(b []byte) (int, error) {
	p.sent.add(b)
	return p.in.Write(b)
}

// Close closes the input of the server, which ends it.
func (p *process) Close() error { return p.in.Close() }

// end waits for the end of the process, and reports whether it was one of its own
// accord. Everything that it wrote has been read, or nobody is interested.
func (p *process) end() (crashed bool) {
	p.ended.Do(func() {
		p.in.Close()
		_, _ = io.Copy(io.Discard, p)
		_ = p.cmd.Wait() // the state says how it ended
		p.state = p.cmd.ProcessState
	})
	return p.state.ExitCode() != 0
}

// A record is what was written.
type record struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (r *record) add(b []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.text.Write(b)
}

// A message is one of JSON-RPC.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Result json.RawMessage `json:"result"`
	Error  *wireError      `json:"error"`

	whole string // the message as it came
}

type wireError struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// messages returns what was written, message by message.
func (r *record) messages() []message {
	r.mu.Lock()
	defer r.mu.Unlock()
	var list []message
	for line := range strings.Lines(r.text.String()) {
		m := message{whole: strings.TrimPrefix(line, "data: ")} // an event of HTTP has a prefix
		if json.Unmarshal([]byte(m.whole), &m) == nil {
			list = append(list, m)
		}
	}
	return list
}

var errNoRequest = errors.New("the request was never sent")

// response returns the answer to the last request with a method, nil if there is
// none.
func (p *process) response(method string) (*message, error) {
	var id json.RawMessage
	for _, m := range p.sent.messages() {
		if m.Method == method {
			id = m.ID
		}
	}
	if id == nil {
		return nil, errNoRequest
	}
	for _, m := range p.got.messages() {
		if m.Method == "" && bytes.Equal(m.ID, id) {
			return &m, nil
		}
	}
	return nil, nil
}

// listened returns when a request of the newest protocol, to which the client waits for
// no answer, has one, and when the server has ended.
func (p *process) listened(ctx context.Context, s scene) {
	for s.method() == listen && ctx.Err() == nil {
		if m, err := p.response(listen); m != nil || err != nil {
			return
		}
		select {
		case <-p.finished:
			return
		case <-time.After(time.Millisecond):
		}
	}
}

// reader returns the side of the process that is read, whose closing changes nothing.
func (p *process) reader() io.ReadCloser { return io.NopCloser(p) }

// answered returns when the server has answered many requests that came after that
// of the scene, or when the client has given up.
func (p *process) answered(t *testing.T, method string, done <-chan struct{}) {
	t.Helper()
	sent := func() bool { _, err := p.response(method); return err == nil }
	require.Eventually(t, sent, patience, time.Millisecond)
	for i := range 20 {
		id := strconv.Itoa(1000 + i)
		require.NoError(t, p.send(`{"jsonrpc":"2.0","id":`+id+`,"method":"ping"}`))
		answered := func() bool {
			select {
			case <-done:
				return true
			default:
				return slices.ContainsFunc(p.got.messages(), func(m message) bool { return string(m.ID) == id })
			}
		}
		require.Eventually(t, answered, patience, time.Millisecond)
	}
}
