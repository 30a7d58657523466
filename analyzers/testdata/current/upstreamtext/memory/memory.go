// Package memory reads from memory, and from elsewhere by the same functions.
package memory

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

type (
	request = mcp.CallToolRequest
	result  = mcp.CallToolResult
)

// readAll cannot fail.
func readAll(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := io.ReadAll(bytes.NewReader([]byte(in.Name)))
	if err != nil {
		return nil, nil, fmt.Errorf("read: %w", err)
	}
	return nil, string(data), nil
}

// limited is read through readers that add no failure.
func limited(ctx context.Context, req *request, in args) (*result, any, error) {
	r := io.NopCloser(io.LimitReader(bufio.NewReader(strings.NewReader(in.Name)), 100))
	data, err := io.ReadAll(r)
	return nil, string(data), err
}

// copied goes from memory to memory.
func copied(ctx context.Context, req *request, in args) (*result, any, error) {
	var to strings.Builder
	if _, err := io.Copy(&to, bytes.NewBufferString(in.Name)); err != nil {
		return nil, nil, err
	}
	_, err := io.Copy(io.Discard, strings.NewReader(in.Name))
	return nil, to.String(), err
}

// chosen reads from one of two, both of which are in memory.
func chosen(ctx context.Context, req *request, in args) (*result, any, error) {
	var r io.Reader = strings.NewReader("nothing")
	if in.Name != "" {
		r = bytes.NewReader([]byte(in.Name))
	}
	data, err := io.ReadAll(r)
	return nil, string(data), err
}

// fetched reads what a function has returned.
func fetched(ctx context.Context, req *request, in args) (*result, any, error) {
	r, err := fetch(in.Name)
	if err != nil {
		return nil, nil, err
	}
	data, err := io.ReadAll(r)
	return nil, string(data), err
}

func fetch(name string) (*bytes.Reader, error) {
	if name == "" {
		return nil, fmt.Errorf("the name is empty")
	}
	return bytes.NewReader([]byte(name)), nil
}

// part can come to the end too soon, which is no secret.
func part(ctx context.Context, req *request, in args) (*result, any, error) {
	head := make([]byte, 16)
	if _, err := io.ReadFull(bytes.NewReader([]byte(in.Name)), head); err != nil {
		return nil, nil, fmt.Errorf("read: %w", err) // want "upstreamtext/foreign: io.EOF"
	}
	return nil, string(head), nil
}

// beginning takes what is there, so that there is nothing to tell.
func beginning(ctx context.Context, req *request, in args) (*result, any, error) {
	head := make([]byte, 16)
	n, err := io.ReadFull(bytes.NewReader([]byte(in.Name)), head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, nil, fmt.Errorf("read: %w", err)
	}
	return nil, string(head[:n]), nil
}

// lines can be too long.
func lines(ctx context.Context, req *request, in args) (*result, any, error) {
	scanner := bufio.NewScanner(strings.NewReader(in.Name))
	n := 0
	for scanner.Scan() {
		n++
	}
	return nil, n, scanner.Err() // want "upstreamtext/foreign: bufio.Scanner.Err"
}

// handedOver lets a helper read from memory.
func handedOver(ctx context.Context, req *request, in args) (*result, any, error) {
	text, err := content(strings.NewReader(in.Name))
	return nil, text, err
}

// handedFile lets it read a file.
func handedFile(ctx context.Context, req *request, in args) (*result, any, error) {
	file, err := os.Open(in.Name)
	if err != nil {
		return nil, nil, fmt.Errorf("there is no file %s", in.Name)
	}
	defer file.Close()
	text, err := content(file)
	return nil, text, err // want "upstreamtext/foreign: io.ReadAll"
}

func content(r io.Reader) (string, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return "", fmt.Errorf("read: %w", err)
	}
	return string(data), nil
}

// standardInput comes from outside, be it in some cases only.
func standardInput(ctx context.Context, req *request, in args) (*result, any, error) {
	var r io.Reader = strings.NewReader(in.Name)
	if in.Name == "" {
		r = os.Stdin
	}
	data, err := io.ReadAll(r)
	return nil, string(data), err // want "upstreamtext/foreign: io.ReadAll"
}

// written goes from memory to a file.
func written(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := io.Copy(os.Stderr, strings.NewReader(in.Name))
	return nil, nil, err // want "upstreamtext/foreign: io.Copy"
}

// teed writes what it reads to a file.
func teed(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := io.ReadAll(io.TeeReader(strings.NewReader(in.Name), os.Stderr))
	return nil, string(data), err // want "upstreamtext/foreign: io.ReadAll"
}

// counted has a type of its own around the memory, which can do anything.
func counted(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := io.ReadAll(&counter{Reader: strings.NewReader(in.Name)})
	return nil, string(data), err // want "upstreamtext/foreign: io.ReadAll"
}

type counter struct{ io.Reader }
