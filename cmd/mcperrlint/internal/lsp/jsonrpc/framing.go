// Package jsonrpc exchanges the messages of JSON-RPC 2.0 as language servers frame them: each has a header that says how
// many bytes follow.
//
//	Content-Length: 44
//
//	{"jsonrpc":"2.0","id":1,"method":"shutdown"}
//
// The other side is not trusted. A message that is no request gets the error that the specification has for it, and the
// next one is read; only a header that nobody can read ends the connection, because then nobody knows where the next
// message begins. Lengths are bounded, and so is the number of requests that wait for an answer.
//
// Read framing.go (bytes), message.go (what is in them), conn.go (requests, answers and cancellation).
package jsonrpc

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

const (
	// MostBytes is how many bytes a message has at most. One of a document has it as an escaped string.
	MostBytes = 128 << 20
	// mostHeader is how long a line of a header is at most, and mostLines how many there are.
	mostHeader, mostLines = 4 << 10, 32
)

// errTooLong means that a message has more than MostBytes. It has been skipped.
var errTooLong = errors.New("the message is longer than 128 MiB")

// readFrame returns the content of the next message. After errTooLong the one after that can be read; after other errors
// nothing can. The error is io.EOF where there is no further message.
func readFrame(r *bufio.Reader) ([]byte, error) {
	length, err := readHeader(r)
	if err != nil {
		return nil, err
	}
	if length > MostBytes {
		if _, err := io.CopyN(io.Discard, r, length); err != nil {
			return nil, fmt.Errorf("the input ends within a message: %w", err)
		}
		return nil, errTooLong
	}
	// The length is only what the other side says: memory is taken for what comes.
	content, err := io.ReadAll(io.LimitReader(r, length))
	if err == nil && int64(len(content)) < length {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return nil, fmt.Errorf("the input ends within a message: %w", err)
	}
	return content, nil
}

// readHeader returns the length that a header has.
func readHeader(r *bufio.Reader) (length int64, err error) {
	length = -1
	for lines := 0; ; lines++ {
		line, err := readLine(r)
		switch {
		case errors.Is(err, io.EOF) && line == "" && lines == 0:
			return 0, io.EOF
		case err != nil:
			return 0, fmt.Errorf("the input ends within a header: %w", err)
		case line == "" && length >= 0:
			return length, nil
		case line == "":
			return 0, errors.New("a header without Content-Length")
		case lines == mostLines:
			return 0, fmt.Errorf("a header of more than %d lines", mostLines)
		}
		name, value, found := strings.Cut(line, ":")
		if !found {
			return 0, fmt.Errorf("a header with a line that has no colon: %q", line)
		}
		if !strings.EqualFold(strings.TrimSpace(name), "Content-Length") {
			continue // Content-Type, which can only be UTF-8
		}
		n, err := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
		if err != nil || n < 0 || length >= 0 && n != length {
			return 0, fmt.Errorf("a header whose Content-Length is %q", value)
		}
		length = n
	}
}

// readLine returns a line of a header without its end.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		c, err := r.ReadByte()
		if err != nil {
			return string(line), err
		}
		if c == '\n' {
			return strings.TrimSuffix(string(line), "\r"), nil
		}
		if line = append(line, c); len(line) > mostHeader {
			return "", fmt.Errorf("a line of more than %d bytes", mostHeader)
		}
	}
}

// writeFrame writes a message.
func writeFrame(w io.Writer, content []byte) error {
	_, err := w.Write(append(fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(content)), content...))
	return err
}
