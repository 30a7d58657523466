package jsonrpc

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
)

// A Handler does what messages ask for.
type Handler interface {
	// Notify takes a notification. Messages after it wait until it returns.
	Notify(ctx context.Context, method string, params json.RawMessage)
	// Request takes a request, and returns what answers it. Messages after it wait until Request returns, and not
	// for the answer, which ends with the context when the other side cancels the request.
	Request(method string, params json.RawMessage) Answer
}

// An Answer returns the result of a request, or an error, which is an [*Error] if it has a code of its own.
type Answer func(ctx context.Context) (any, error)

// Failed returns the answer that is an error.
func Failed(err error) Answer { return func(context.Context) (any, error) { return nil, err } }

// Exit is the method of the notification that ends a connection.
const Exit = "exit"

// mostPending is how many requests wait for an answer at most, in either direction.
const mostPending = 512

// A Conn is a connection with a client.
type Conn struct {
	in *bufio.Reader

	writing sync.Mutex
	out     io.Writer
	broken  error // the first error of out

	mu      sync.Mutex
	running map[id]context.CancelFunc // requests of the client
	waiting map[id]func(*message)     // requests of ours
	asked   int
}

// NewConn returns a connection over a reader and a writer.
func NewConn(in io.Reader, out io.Writer) *Conn {
	return &Conn{in: bufio.NewReader(in), out: out, running: make(map[id]context.CancelFunc), waiting: make(map[id]func(*message))}
}

// Serve reads messages until the client sends exit, and has a handler do what they ask for. It returns an error if the
// input ends before, or if no more can be read or written. Then nothing of the connection runs any more.
func (c *Conn) Serve(ctx context.Context, h Handler) error {
	ctx, cancel := context.WithCancel(ctx)
	var answers sync.WaitGroup
	defer answers.Wait()
	defer cancel()
	for {
		content, err := readFrame(c.in)
		switch {
		case errors.Is(err, errTooLong):
			c.answer(null, nil, Errorf(InvalidRequest, "%v", err))
			continue
		case err != nil:
			return err
		}
		m, err := parse(content)
		switch {
		case err != nil:
			c.refuse(m, err)
		case m.Method == Exit && m.ID == nil:
			return nil
		case m.Method == "":
			c.answered(m)
		case m.ID == nil:
			c.notified(ctx, h, m)
		default:
			c.requested(ctx, &answers, h, m)
		}
		if err := c.failure(); err != nil {
			return err
		}
	}
}

// refuse answers a message that is none. What the other side took for an answer gets none.
func (c *Conn) refuse(m *message, err error) {
	of := null
	if m != nil && m.ID != nil {
		of = *m.ID
	}
	c.answer(of, nil, err)
}

// notified has a notification handled.
func (c *Conn) notified(ctx context.Context, h Handler, m *message) {
	if m.Method != "$/cancelRequest" {
		defer func() { _ = recover() }() // the handler has a mistake, and the next message none
		h.Notify(ctx, m.Method, m.Params)
		return
	}
	var params struct {
		ID *id `json:"id"`
	}
	if json.Unmarshal(m.Params, &params) != nil || params.ID == nil {
		return
	}
	c.mu.Lock()
	cancel := c.running[*params.ID]
	c.mu.Unlock()
	if cancel != nil {
		cancel()
	}
}

// requested has a request answered.
func (c *Conn) requested(ctx context.Context, answers *sync.WaitGroup, h Handler, m *message) {
	ctx, cancel := context.WithCancel(ctx)
	if err := c.begin(*m.ID, cancel); err != nil {
		cancel()
		c.answer(*m.ID, nil, err)
		return
	}
	answer, err := guarded(func() (Answer, error) { return h.Request(m.Method, m.Params), nil })
	if err != nil {
		answer = Failed(err)
	}
	answers.Go(func() {
		defer cancel()
		result, err := guarded(func() (any, error) { return answer(ctx) })
		if ctx.Err() != nil && err != nil {
			err = Errorf(RequestCancelled, "the request was cancelled")
		}
		c.mu.Lock()
		delete(c.running, *m.ID)
		c.mu.Unlock()
		c.answer(*m.ID, result, err)
	})
}

// begin notes a request that is being answered.
func (c *Conn) begin(of id, cancel context.CancelFunc) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.running[of] != nil:
		return Errorf(InvalidRequest, "there is a request with the id %s already", of)
	case len(c.running) == mostPending:
		return Errorf(RequestFailed, "%d requests wait for an answer already", mostPending)
	}
	c.running[of] = cancel
	return nil
}

// guarded calls a function, and makes an error of a panic.
func guarded[T any](do func() (T, error)) (result T, err error) {
	defer func() {
		if value := recover(); value != nil {
			err = fmt.Errorf("the server has a mistake: %v", value)
		}
	}()
	return do()
}

// answer answers a request.
func (c *Conn) answer(of id, result any, err error) {
	m := message{ID: &of}
	if err == nil {
		m.Result, err = json.Marshal(result)
	}
	if err != nil {
		m.Result, m.Error = nil, errorOf(err)
	}
	c.write(&m)
}

// Notify sends a notification.
func (c *Conn) Notify(method string, params any) {
	if data, err := json.Marshal(params); err == nil {
		c.write(&message{Method: method, Params: data})
	}
}

// Ask sends a request. The function is called with its result once the client has answered, unless that was an error.
func (c *Conn) Ask(method string, params any, then func(result json.RawMessage)) {
	data, err := json.Marshal(params)
	if err != nil {
		return
	}
	c.mu.Lock()
	c.asked++
	of := id(strconv.Itoa(c.asked))
	full := len(c.waiting) >= mostPending
	if !full {
		c.waiting[of] = func(m *message) {
			if m.Error == nil && then != nil {
				then(m.Result)
			}
		}
	}
	c.mu.Unlock()
	if !full { // a client that answers nothing is asked no more
		c.write(&message{ID: &of, Method: method, Params: data})
	}
}

// answered takes an answer of the client.
func (c *Conn) answered(m *message) {
	c.mu.Lock()
	then := c.waiting[*m.ID]
	delete(c.waiting, *m.ID)
	c.mu.Unlock()
	if then != nil {
		then(m)
	}
}

// write sends a message.
func (c *Conn) write(m *message) {
	m.Version = "2.0"
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(m)
	c.writing.Lock()
	defer c.writing.Unlock()
	if err == nil && c.broken == nil {
		c.broken = writeFrame(c.out, []byte(strings.TrimSuffix(b.String(), "\n")))
	}
}

// failure returns why nothing can be written any more, or nil.
func (c *Conn) failure() error {
	c.writing.Lock()
	defer c.writing.Unlock()
	return c.broken
}
