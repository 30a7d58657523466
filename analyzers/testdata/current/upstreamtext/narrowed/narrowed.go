// Package narrowed returns errors that are set in branches that say which ones they are.
package narrowed

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ URL string }

type unreachable struct{ err error }

func (u *unreachable) Error() string { return "unreachable: " + u.err.Error() }

func (u *unreachable) Unwrap() error { return u.err }

func fetch(url string) (*http.Response, error) {
	if url == "" {
		return nil, errors.New("no url")
	}
	response, err := http.Get(url)
	if err != nil {
		return nil, &unreachable{err}
	}
	return response, nil
}

// shared lets a literal set the error.
func shared(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var failed error
	var group sync.WaitGroup
	group.Go(func() {
		response, err := fetch(in.URL)
		var u *unreachable
		switch {
		case err == nil:
			response.Body.Close()
		case errors.As(err, &u):
			failed = errors.New("the service could not be reached")
		default:
			failed = fmt.Errorf("failed: %w", err)
		}
	})
	group.Wait()
	return nil, nil, failed
}

// merged sets it itself.
func merged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var failed error
	response, err := fetch(in.URL)
	if err != nil {
		var u *unreachable
		if errors.As(err, &u) {
			failed = errors.New("the service could not be reached")
		} else {
			failed = fmt.Errorf("failed: %w", err)
		}
		return nil, nil, failed
	}
	return nil, response.Status, nil
}

// wrong wraps what it should not.
func wrong(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var failed error
	response, err := fetch(in.URL)
	if err != nil {
		var u *unreachable
		if errors.As(err, &u) {
			failed = fmt.Errorf("failed: %w", err)
		} else {
			failed = errors.New("no url")
		}
		return nil, nil, failed // want "upstreamtext/transport: http.Get"
	}
	return nil, response.Status, nil
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "shared"}, shared)
	mcp.AddTool(s, &mcp.Tool{Name: "merged"}, merged)
	mcp.AddTool(s, &mcp.Tool{Name: "wrong"}, wrong)
	return s
}
