// Package forms puts the text of errors into that of others in all forms.
package forms

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

func verbV(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, errors.New(fmt.Sprintf("remove: %v", err)) // want "upstreamtext/foreign: os.Remove"
}

func verbPlus(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf("remove: %+v", err) // want "upstreamtext/foreign: os.Remove"
}

func verbS(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf("remove %s: %s", in.Name, err) // want "upstreamtext/foreign: os.Remove"
}

func verbQ(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf("remove: %q", err) // want "upstreamtext/foreign: os.Remove"
}

func verbSharp(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf("remove: %#v", err) // want "upstreamtext/foreign: os.Remove"
}

func indexed(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf("%[2]s: %[1]v", err, in.Name) // want "upstreamtext/foreign: os.Remove"
}

func sprint(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, errors.New(fmt.Sprint("remove: ", err)) // want "upstreamtext/foreign: os.Remove"
}

func sprintln(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, errors.New(fmt.Sprintln("remove:", err)) // want "upstreamtext/foreign: os.Remove"
}

func formatOfVariable(ctx context.Context, req *request, in args) (*result, any, error) {
	const format = "remove: %v"
	err := os.Remove(in.Name)
	return nil, nil, fmt.Errorf(format, err) // want "upstreamtext/foreign: os.Remove"
}

func textFirst(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	if err != nil {
		text := err.Error()
		text = strings.TrimSpace(text)
		return nil, nil, fmt.Errorf("remove: %s", text) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func methodValue(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		text := err.Error
		return nil, nil, errors.New(text()) // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}

func builder(ctx context.Context, req *request, in args) (*result, any, error) {
	var b strings.Builder
	if err := os.Remove(in.Name); err != nil {
		b.WriteString("remove: ")
		b.WriteString(err.Error())
	}
	return nil, nil, errors.New(b.String()) // want "upstreamtext/foreign: os.Remove"
}

func printedBuilder(ctx context.Context, req *request, in args) (*result, any, error) {
	var b strings.Builder
	if err := os.Remove(in.Name); err != nil {
		fmt.Fprintf(&b, "remove: %v", err)
	}
	return nil, nil, errors.New(b.String()) // want "upstreamtext/foreign: os.Remove"
}

func buffer(ctx context.Context, req *request, in args) (*result, any, error) {
	var b bytes.Buffer
	if err := os.Remove(in.Name); err != nil {
		b.WriteString(err.Error())
	}
	return nil, nil, errors.New(b.String()) // want "upstreamtext/foreign: os.Remove"
}

func list(ctx context.Context, req *request, in args) (*result, any, error) {
	var lines []string
	if err := os.Remove(in.Name); err != nil {
		lines = append(lines, err.Error())
	}
	return nil, nil, errors.New(strings.Join(lines, "; ")) // want "upstreamtext/foreign: os.Remove"
}

func marshalled(ctx context.Context, req *request, in args) (*result, any, error) {
	data, _ := json.Marshal(os.Remove(in.Name))
	return nil, nil, fmt.Errorf("remove: %s", data) // want "upstreamtext/foreign: os.Remove"
}

func marshalledMap(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	if err == nil {
		return nil, nil, nil
	}
	data, _ := json.Marshal(map[string]any{"error": err.Error()})
	return nil, nil, errors.New(string(data)) // want "upstreamtext/foreign: os.Remove"
}

// removeError prints its field.
type removeError struct {
	name string
	err  error
}

func (e *removeError) Error() string { return fmt.Sprintf("remove %s: %v", e.name, e.err) }

func ownType(ctx context.Context, req *request, in args) (*result, any, error) {
	err := os.Remove(in.Name)
	return nil, nil, &removeError{in.Name, err} // want "upstreamtext/foreign: os.Remove"
}

// quietError keeps its field and prints nothing of it.
type quietError struct {
	name string
	err  error
}

func (e *quietError) Error() string { return "cannot remove " + e.name }
func (e *quietError) Unwrap() error { return e.err }

func quietType(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, &quietError{in.Name, err}
	}
	return nil, nil, nil
}

// embedding prints what the error in it prints.
type embedding struct{ error }

func embedded(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, embedding{err} // want "upstreamtext/foreign: os.Remove"
	}
	return nil, nil, nil
}
