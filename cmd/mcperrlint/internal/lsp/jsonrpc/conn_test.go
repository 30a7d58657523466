package jsonrpc_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/lsptest"
)

// handler answers some methods.
type handler struct{ notified chan string }

// Notify tells the method, or panics.
func (h handler) Notify(_ context.Context, method string, _ json.RawMessage) {
	if method == "panic" {
		panic("asked to")
	}
	h.notified <- method
}

// Request answers at once, when it is cancelled, or not at all well.
func (h handler) Request(method string, params json.RawMessage) jsonrpc.Answer {
	return func(ctx context.Context) (any, error) {
		switch method {
		case "wait":
			<-ctx.Done()
			return nil, ctx.Err()
		case "panic":
			panic("asked to")
		case "fail":
			return nil, errors.New("it failed")
		case "refuse":
			return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "no")
		case "function":
			return func() {}, nil // which is no JSON
		}
		var values []int
		return values, jsonrpc.Decode(params, &values)
	}
}

// connect returns a client of the handler, and what waits for the end of the server.
func connect(t *testing.T) (c *lsptest.Client, conn *jsonrpc.Conn, h handler, end func() error) {
	t.Helper()
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	conn, h = jsonrpc.NewConn(in, out), handler{make(chan string, 10)}
	done := make(chan error, 1)
	go func() {
		err := conn.Serve(t.Context(), h)
		_ = out.Close()
		done <- err
	}()
	return lsptest.Start(t, toServer, fromServer), conn, h, func() error {
		_ = toServer.Close()
		return <-done
	}
}

func TestAnswers(t *testing.T) {
	c, _, h, end := connect(t)
	rows := []struct {
		message, id string
		code        int
	}{
		{`{`, "null", jsonrpc.ParseError},
		{``, "null", jsonrpc.ParseError},
		{"\xff", "null", jsonrpc.ParseError},
		{`[]`, "null", jsonrpc.InvalidRequest},
		{`[{"jsonrpc":"2.0","id":30,"method":"a"}]`, "null", jsonrpc.InvalidRequest},
		{`"text"`, "null", jsonrpc.InvalidRequest},
		{`{"jsonrpc":"2.0"}`, "null", jsonrpc.InvalidRequest},
		{`{"jsonrpc":"1.0","id":31,"method":"a"}`, "31", jsonrpc.InvalidRequest},
		{`{"jsonrpc":"2.0","id":32,"method":7}`, "32", jsonrpc.InvalidRequest},
		{`{"jsonrpc":"2.0","id":{},"method":"a"}`, "null", jsonrpc.InvalidRequest},
		{`{"jsonrpc":"2.0","id":"33","method":"a","params":{}}`, `"33"`, jsonrpc.InvalidParams},
		{`{"jsonrpc":"2.0","id":34,"method":"a"}`, "34", jsonrpc.InvalidParams},
		{`{"jsonrpc":"2.0","id":35,"method":"panic"}`, "35", jsonrpc.InternalError},
		{`{"jsonrpc":"2.0","id":36,"method":"fail"}`, "36", jsonrpc.InternalError},
		{`{"jsonrpc":"2.0","id":37,"method":"refuse"}`, "37", jsonrpc.InvalidParams},
		{`{"jsonrpc":"2.0","id":38,"method":"function"}`, "38", jsonrpc.InternalError},
		{`{"jsonrpc":"2.0","id":-39.5,"method":"a","params":[1]}`, "-39.5", 0},
	}
	for _, row := range rows {
		c.Send(t, row.message)
		m := c.Answer(t, row.id)
		if row.code == 0 {
			assert.Nil(t, m.Error, row.message)
			assert.Equal(t, "[1]", string(m.Result))
			continue
		}
		if assert.NotNil(t, m.Error, row.message) {
			assert.Equal(t, row.code, m.Error.Code, row.message)
		}
	}
	c.Notify(t, "panic", "{}")
	c.Send(t, `{"jsonrpc":"2.0","id":99,"result":1}`) // an answer to nothing
	c.Notify(t, "hello", "{}")
	assert.Equal(t, "hello", <-h.notified, "the server goes on, whatever came before")
	require.ErrorIs(t, end(), io.EOF)
}

func TestCancel(t *testing.T) {
	c, _, _, end := connect(t)
	waits := c.Ask(t, "wait", "{}")
	c.Send(t, `{"jsonrpc":"2.0","id":`+waits+`,"method":"a"}`)
	assert.Equal(t, jsonrpc.InvalidRequest, c.Answer(t, waits).Error.Code, "the id is taken")
	c.Notify(t, "$/cancelRequest", `{"id":"other"}`)
	c.Notify(t, "$/cancelRequest", `[]`)
	c.Notify(t, "$/cancelRequest", `{"id":`+waits+`}`)
	assert.Equal(t, jsonrpc.RequestCancelled, c.Answer(t, waits).Error.Code)

	c.Ask(t, "wait", "{}")
	require.ErrorIs(t, end(), io.EOF, "what still runs ends with the connection")
}

func TestExit(t *testing.T) {
	c, conn, _, end := connect(t)
	answered := make(chan string, 1)
	conn.Ask("client/ask", []int{1}, func(result json.RawMessage) { answered <- string(result) })
	assert.Equal(t, "[1]", string(c.Next(t, "client/ask").Params))
	assert.Equal(t, "null", <-answered)
	conn.Notify("client/tell", map[string]string{"text": "<é>"})
	assert.JSONEq(t, `{"text":"<é>"}`, string(c.Next(t, "client/tell").Params))
	c.Send(t, `{"jsonrpc":"2.0","id":70,"method":"exit"}`)
	c.Answer(t, "70") // of a request nobody knows what it ends
	c.Notify(t, "exit", "null")
	c.Ended(t)
	require.NoError(t, end())
}

func TestBrokenHeader(t *testing.T) {
	c, _, _, end := connect(t)
	c.Raw(t, "Content-Length: nine\r\n\r\n")
	c.Ended(t)
	require.ErrorContains(t, end(), "Content-Length")
}

// A client that has gone away is an error, and not one that goes on for ever.
func TestNobodyReads(t *testing.T) {
	message := `{"jsonrpc":"2.0","id":1,"method":"a","params":[]}`
	in := strings.NewReader("Content-Length: 50\r\n\r\n" + message + " Content-Length: 50\r\n\r\n" + message + " ")
	gone, out := io.Pipe()
	require.NoError(t, gone.Close())
	require.Error(t, jsonrpc.NewConn(in, out).Serve(t.Context(), handler{}))
}

// A client that asks without end, or never answers, is told so.
func TestTooMany(t *testing.T) {
	c, conn, _, end := connect(t)
	c.Silence()
	first := c.Ask(t, "wait", "{}")
	last := ""
	for range 512 {
		last = c.Ask(t, "wait", "{}")
	}
	assert.Equal(t, jsonrpc.RequestFailed, c.Answer(t, last).Error.Code)
	c.Notify(t, "$/cancelRequest", `{"id":`+first+`}`)
	c.Answer(t, first)
	for range 600 {
		conn.Ask("client/ask", nil, nil)
	}
	conn.Notify("done", nil)
	c.Next(t, "done")
	assert.Equal(t, 512, c.Count("client/ask"))
	require.ErrorIs(t, end(), io.EOF)
}
