// Program serve serves agents, whatever it does in memory.
package main

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/inmemory/tools"
)

// both is asked in memory, and served as well.
func both(ctx context.Context) {
	s := mcp.NewServer(&mcp.Implementation{Name: "both"}, nil)
	tools.Register(s) // want "protocolerror/code-zero: register"
	add(s)
	ask(ctx, s)
	_ = s.Run(ctx, &mcp.StdioTransport{})
}

// add is called for a server that is served and for one that is not.
func add(s *mcp.Server) {
	s.AddResource(&mcp.Resource{Name: "b", URI: "x://b"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("closed") // want "protocolerror/code-zero: errors.New"
	})
}

// counted is asked in memory only.
func counted(ctx context.Context) {
	s := mcp.NewServer(&mcp.Implementation{Name: "counted"}, nil)
	add(s)
	s.AddResource(&mcp.Resource{Name: "c", URI: "x://c"}, func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, errors.New("nobody reads it")
	})
	ask(ctx, s)
}

func ask(ctx context.Context, s *mcp.Server) {
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	_ = session.Close()
}

func main() {
	counted(context.Background())
	both(context.Background())
}
