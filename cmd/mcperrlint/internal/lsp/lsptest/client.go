// Package lsptest is a client of the language server for tests. It speaks over real pipes, answers what the server asks, and
// keeps all that the server tells:
//
//	c := lsptest.Start(t, in, out)
//	c.Request(t, "initialize", `{"capabilities":{}}`)
//	c.Notify(t, "textDocument/didOpen", …)
//	p := c.Published(t, uri, func(p protocol.PublishDiagnosticsParams) bool { return len(p.Diagnostics) > 0 })
//
// Nothing sleeps: whoever waits for something waits until the server has told it, or ends the connection.
package lsptest

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A Message is what came from the server.
type Message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *jsonrpc.Error  `json:"error"`
}

// A Client is connected with a server.
type Client struct {
	writing sync.Mutex // answers come between what a test sends
	in      io.Writer

	mu     sync.Mutex
	more   *sync.Cond
	got    []Message
	seen   map[string]int // messages that were returned, by kind
	asked  int
	ended  error // why there is no further message
	silent bool
}

// Start returns a client that writes to the input of a server, and reads its output.
func Start(t *testing.T, in io.Writer, out io.Reader) *Client {
	t.Helper()
	c := &Client{in: in, seen: make(map[string]int)}
	c.more = sync.NewCond(&c.mu)
	go c.read(bufio.NewReader(out))
	return c
}

// Silence has the client answer nothing from then on.
func (c *Client) Silence() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.silent = true
}

// read keeps what the server tells until it ends.
func (c *Client) read(out *bufio.Reader) {
	for {
		m, err := next(out)
		c.mu.Lock()
		if err != nil {
			c.ended = err
		} else {
			c.got = append(c.got, m)
		}
		answers := m.Method != "" && m.ID != nil && !c.silent
		c.more.Broadcast()
		c.mu.Unlock()
		if err != nil {
			return
		}
		if answers {
			go c.write(fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":null}`, m.ID)) // while more is read; the server may be gone
		}
	}
}

// next reads a message, strictly.
func next(out *bufio.Reader) (m Message, err error) {
	header, err := out.ReadString('\n')
	if err != nil {
		return m, err
	}
	length, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(header, "Content-Length: "), "\r\n"))
	if err != nil {
		return m, err
	}
	if blank, err := out.ReadString('\n'); blank != "\r\n" {
		return m, errors.Join(err, errors.New("the header goes on: "+blank))
	}
	content := make([]byte, length)
	if _, err := io.ReadFull(out, content); err != nil {
		return m, err
	}
	return m, json.Unmarshal(content, &m)
}

// write sends a message.
func (c *Client) write(content string) error {
	return c.raw(fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(content), content))
}

func (c *Client) raw(text string) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	_, err := io.WriteString(c.in, text)
	return err
}

// Raw sends bytes as they are.
func (c *Client) Raw(t *testing.T, text string) {
	t.Helper()
	require.NoError(t, c.raw(text))
}

// Send sends a message whose content is a text.
func (c *Client) Send(t *testing.T, content string) {
	t.Helper()
	require.NoError(t, c.write(content))
}

// Notify sends a notification. Parameters are JSON as text, or a value.
func (c *Client) Notify(t *testing.T, method string, params any) {
	t.Helper()
	c.Send(t, fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":%s}`, method, text(t, params)))
}

// Ask sends a request and returns its id, for Answer.
func (c *Client) Ask(t *testing.T, method string, params any) (id string) {
	t.Helper()
	c.mu.Lock()
	c.asked++
	id = strconv.Itoa(c.asked)
	c.mu.Unlock()
	c.Send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"method":%q,"params":%s}`, id, method, text(t, params)))
	return id
}

// text returns parameters as JSON.
func text(t *testing.T, params any) string {
	t.Helper()
	if written, ok := params.(string); ok {
		return written
	}
	data, err := json.Marshal(params)
	require.NoError(t, err)
	return string(data)
}

// Answer waits for the next answer to a request.
func (c *Client) Answer(t *testing.T, id string) Message {
	t.Helper()
	return c.wait(t, "an answer to "+id, func() (Message, bool) {
		return c.unseen("answer "+id, func(m Message) bool { return m.Method == "" && string(m.ID) == id })
	})
}

// Request sends a request and returns its result, which is no error.
func (c *Client) Request(t *testing.T, method string, params any) json.RawMessage {
	t.Helper()
	m := c.Answer(t, c.Ask(t, method, params))
	require.Nil(t, m.Error, "%s: %v", method, m.Error)
	return m.Result
}

// Into is Request that reads the result.
func (c *Client) Into(t *testing.T, method string, params, result any) {
	t.Helper()
	require.NoError(t, json.Unmarshal(c.Request(t, method, params), result))
}

// Next waits for the next message with a method.
func (c *Client) Next(t *testing.T, method string) Message {
	t.Helper()
	return c.wait(t, method, func() (Message, bool) {
		return c.unseen(method, func(m Message) bool { return m.Method == method })
	})
}

// unseen returns the first message of a kind that it has not returned yet.
func (c *Client) unseen(kind string, is func(Message) bool) (Message, bool) {
	n := 0
	for _, m := range c.got {
		if !is(m) {
			continue
		}
		if n++; n > c.seen[kind] {
			c.seen[kind] = n
			return m, true
		}
	}
	return Message{}, false
}

// Count returns how many messages with a method have come.
func (c *Client) Count(method string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := 0
	for _, m := range c.got {
		if m.Method == method {
			n++
		}
	}
	return n
}

// Published waits until the last diagnostics of a document are as a function wants them.
func (c *Client) Published(t *testing.T, uri protocol.URI, wanted func(protocol.PublishDiagnosticsParams) bool) protocol.PublishDiagnosticsParams {
	t.Helper()
	var last protocol.PublishDiagnosticsParams
	c.wait(t, "diagnostics of "+string(uri), func() (Message, bool) {
		for i := len(c.got) - 1; i >= 0; i-- {
			m := c.got[i]
			if m.Method != "textDocument/publishDiagnostics" {
				continue
			}
			var params protocol.PublishDiagnosticsParams
			if json.Unmarshal(m.Params, &params) == nil && params.URI == uri {
				last = params
				return m, wanted(params)
			}
		}
		return Message{}, false
	})
	return last
}

// Ended waits until the server ends its output.
func (c *Client) Ended(t *testing.T) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.ended == nil {
		c.more.Wait()
	}
	require.ErrorIs(t, c.ended, io.EOF)
}

// wait waits until something has come.
func (c *Client) wait(t *testing.T, what string, find func() (Message, bool)) Message {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	for {
		if m, found := find(); found {
			return m
		}
		if c.ended != nil {
			require.FailNow(t, "the server has ended", "without %s: %v", what, c.ended)
		}
		c.more.Wait()
	}
}
