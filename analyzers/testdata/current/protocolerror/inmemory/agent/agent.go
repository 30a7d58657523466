// Package agent has servers that may have an agent for all that is known here.
package agent

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/inmemory/tools"
)

// HandsOut gives its end of the connection away.
func HandsOut(ctx context.Context) mcp.Transport {
	s := mcp.NewServer(&mcp.Implementation{Name: "hands out"}, nil)
	s.AddResource(&mcp.Resource{Name: "a", URI: "x://a"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed") // want "protocolerror/code-zero: errors.New"
	})
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	return ct
}

// Elsewhere is served by another package, too.
func Elsewhere(ctx context.Context) {
	s := mcp.NewServer(&mcp.Implementation{Name: "elsewhere"}, nil)
	ask(ctx, s)
	_ = tools.Serve(ctx, s) // want "protocolerror/code-zero: register"
}

func ask(ctx context.Context, s *mcp.Server) *mcp.ClientSession {
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	return session
}

// Returned gives the server away.
func Returned(ctx context.Context) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "returned"}, nil)
	s.AddResource(&mcp.Resource{Name: "a", URI: "x://a"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed") // want "protocolerror/code-zero: errors.New"
	})
	ask(ctx, s)
	return s
}

// Session gives the session of its client away.
func Session(ctx context.Context) *mcp.ClientSession {
	s := mcp.NewServer(&mcp.Implementation{Name: "session"}, nil)
	s.AddResource(&mcp.Resource{Name: "a", URI: "x://a"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed") // want "protocolerror/code-zero: errors.New"
	})
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	return session
}

// Calls calls the tools of its own server for an agent of its own.
func Calls(ctx context.Context, tool string) (*mcp.CallToolResult, error) {
	s := mcp.NewServer(&mcp.Implementation{Name: "calls"}, nil)
	s.AddResource(&mcp.Resource{Name: "a", URI: "x://a"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed") // want "protocolerror/code-zero: errors.New"
	})
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		return nil, err
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		return nil, err
	}
	return session.CallTool(ctx, &mcp.CallToolParams{Name: tool})
}
