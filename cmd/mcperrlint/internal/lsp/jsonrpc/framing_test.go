package jsonrpc

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestReadFrame(t *testing.T) {
	rows := []struct{ name, text, want, err string }{
		{"one", "Content-Length: 2\r\n\r\n{}", "{}", ""},
		{"another header", "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}", "{}", ""},
		{"lines without carriage returns", "Content-Length: 2\n\n{}", "{}", ""},
		{"nothing in it", "Content-Length: 0\r\n\r\n", "", ""},
		{"the same length twice", "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "{}", ""},
		{"two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "", `Content-Length is " 3"`},
		{"no length", "Content-Type: x\r\n\r\n{}", "", "without Content-Length"},
		{"a negative length", "Content-Length: -1\r\n\r\n", "", `Content-Length is " -1"`},
		{"a length that is no number", "Content-Length: 0x10\r\n\r\n", "", "Content-Length is"},
		{"a length that is no number of 64 bits", "Content-Length: 99999999999999999999\r\n\r\n", "", "Content-Length is"},
		{"no colon", "GET / HTTP/1.1\r\n\r\n", "", ""},
		{"no header", "{}\n", "", "no colon"},
		{"a long line", "X: " + strings.Repeat("x", mostHeader) + "\r\n", "", "more than 4096 bytes"},
		{"many lines", strings.Repeat("X: y\r\n", mostLines+1), "", "more than 32 lines"},
		{"the end in a header", "Content-Length: 2\r\n", "", "ends within a header"},
		{"the end in a message", "Content-Length: 3\r\n\r\n{}", "", "ends within a message"},
		{"the end in one that is too long", "Content-Length: 9000000000000000000\r\n\r\n{}", "", "ends within a message"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			got, err := readFrame(bufio.NewReader(strings.NewReader(row.text)))
			if row.err != "" {
				require.ErrorContains(t, err, row.err)
				return
			}
			if row.name == "no colon" {
				require.ErrorContains(t, err, "a header") // the colon of an address is none of a header
				return
			}
			require.NoError(t, err)
			assert.Equal(t, row.want, string(got))
		})
	}
	_, err := readFrame(bufio.NewReader(strings.NewReader("")))
	assert.Equal(t, io.EOF, err, "there is no further message")
}

// A message that is too long is skipped, and the next one read.
func TestTooLong(t *testing.T) {
	in := io.MultiReader(
		strings.NewReader("Content-Length: 134217729\r\n\r\n"), io.LimitReader(zeros{}, MostBytes+1),
		strings.NewReader("Content-Length: 2\r\n\r\n{}"))
	r := bufio.NewReader(in)
	_, err := readFrame(r)
	require.ErrorIs(t, err, errTooLong)
	got, err := readFrame(r)
	require.NoError(t, err)
	assert.Equal(t, "{}", string(got))
}

type zeros struct{}

// Read never ends.
func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

// echo answers requests with their parameters, and panics if it is asked to.
type echo struct{}

// Notify does nothing.
func (echo) Notify(_ context.Context, method string, _ json.RawMessage) {
	if method == "panic" {
		panic("asked to")
	}
}

// Request returns the parameters.
func (echo) Request(method string, params json.RawMessage) Answer {
	if method == "panic" {
		panic("asked to")
	}
	return func(context.Context) (any, error) { return params, nil }
}

// Whatever comes, the server ends in an orderly way, and what it writes are messages.
func FuzzServe(f *testing.F) {
	frame := func(text string) string {
		var b bytes.Buffer
		_ = writeFrame(&b, []byte(text))
		return b.String()
	}
	for _, text := range []string{
		frame(`{"jsonrpc":"2.0","id":1,"method":"a","params":[1]}`) + frame(`{"jsonrpc":"2.0","method":"exit"}`),
		frame(`{"jsonrpc":"2.0","id":"x","method":"panic"}`) + frame(`{"jsonrpc":"2.0","method":"panic"}`),
		frame(`{"jsonrpc":"2.0","id":{},"method":"a"}`) + frame(`[]`) + frame(`{`) + frame(`null`) + frame(``),
		frame(`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}`) + frame(`{"jsonrpc":"2.0","id":7,"result":null}`),
		frame(`{"jsonrpc":"1.0","id":1e999,"method":"a"}`), "Content-Length: 99\r\n\r\n{}", "Content-Length: 1\r\nContent-Length: 1\r\n\r\n1", "\n\n", "\xff\xfe",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var out bytes.Buffer
		_ = NewConn(bytes.NewReader(data), &out).Serve(t.Context(), echo{})
		for r := bufio.NewReader(&out); ; {
			content, err := readFrame(r)
			if errors.Is(err, io.EOF) {
				return
			}
			require.NoError(t, err)
			var answer struct {
				ID json.RawMessage `json:"id"`
			}
			require.NoError(t, json.Unmarshal(content, &answer))
			require.NotEmpty(t, answer.ID, "%s", content)
		}
	})
}
