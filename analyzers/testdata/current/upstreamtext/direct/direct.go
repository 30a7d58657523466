// Package direct returns errors of the standard library from typed tools, whose
// SDK prints them.
package direct

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	pkgerrors "github.com/pkg/errors"
	"golang.org/x/xerrors"
)

type args struct {
	Name string `json:"name"`
}

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

var db *sql.DB

func database(ctx context.Context, req *request, in args) (*result, any, error) {
	rows, err := db.QueryContext(ctx, "SELECT 1")
	if err != nil {
		return nil, nil, err // want "upstreamtext/database: sql.DB.QueryContext"
	}
	return nil, nil, rows.Close() // want "upstreamtext/database: sql.Rows.Close"
}

func network(ctx context.Context, req *request, in args) (*result, any, error) {
	resp, err := http.Get(in.Name)
	if err != nil {
		return nil, nil, err // want "upstreamtext/transport: http.Get"
	}
	return nil, resp.Status, nil
}

func client(ctx context.Context, req *request, in args) (*result, any, error) {
	r, _ := http.NewRequestWithContext(ctx, http.MethodGet, in.Name, nil)
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, nil, err // want "upstreamtext/transport: http.Client.Do"
	}
	return nil, resp.Status, nil
}

func file(ctx context.Context, req *request, in args) (*result, any, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: os.ReadFile"
	}
	return nil, string(data), nil
}

func process(ctx context.Context, req *request, in args) (*result, any, error) {
	out, err := exec.Command(in.Name).Output()
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: exec.Cmd.Output"
	}
	return nil, string(out), nil
}

func wrapped(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, fmt.Errorf("read: %w", err) // want "upstreamtext/foreign: os.ReadFile"
	}
	return nil, nil, nil
}

func value(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, fmt.Errorf("read: %v", err) // want "upstreamtext/foreign: os.ReadFile"
	}
	return nil, nil, nil
}

func joined(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := os.ReadFile(in.Name)
	return nil, nil, errors.Join(errors.New("read"), err) // want "upstreamtext/foreign: os.ReadFile"
}

func pkgWrap(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := os.ReadFile(in.Name)
	return nil, nil, pkgerrors.Wrap(err, "read") // want "upstreamtext/foreign: os.ReadFile"
}

func xWrap(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, xerrors.Errorf("read: %w", err) // want "upstreamtext/foreign: os.ReadFile"
	}
	return nil, nil, nil
}

func text(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := os.ReadFile(in.Name); err != nil {
		return nil, nil, errors.New("read: " + err.Error()) // want "upstreamtext/foreign: os.ReadFile"
	}
	return nil, nil, nil
}

// both can return the errors of two calls, of which one is enough to say.
func both(ctx context.Context, req *request, in args) (*result, any, error) {
	_, err := os.ReadFile(in.Name)
	if err == nil {
		err = os.Remove(in.Name)
	}
	return nil, nil, err // want "upstreamtext/foreign: os.ReadFile"
}

func twice(ctx context.Context, req *request, in args) (*result, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, err // want "upstreamtext/foreign: os.Remove"
	}
	if err := os.Mkdir(in.Name, 0o700); err != nil {
		return nil, nil, err // want "upstreamtext/foreign: os.Mkdir"
	}
	return nil, nil, nil
}
