// Program audit asks servers of its own what they have. It serves nobody.
package main

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/inmemory/tools"
)

func asked(ctx context.Context) int {
	s := mcp.NewServer(&mcp.Implementation{Name: "asked"}, nil)
	tools.Register(s)
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	defer session.Close()
	res, err := session.ListResources(ctx, nil)
	if err != nil {
		panic(err)
	}
	return len(res.Resources)
}

// captured has the server and its transport in literals.
func captured(ctx context.Context) int {
	s := mcp.NewServer(&mcp.Implementation{Name: "captured"}, nil)
	tools.Recording(func() { tools.Register(s) })
	st, ct := mcp.NewInMemoryTransports()
	go func() { _ = s.Run(ctx, st) }()
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	res, err := session.ListResources(ctx, nil)
	if err != nil {
		panic(err)
	}
	return len(res.Resources)
}

// connected returns the session of a server that is set up elsewhere.
func connected(ctx context.Context, setUp func(*mcp.Server)) (session *mcp.ClientSession, closing func()) {
	s := mcp.NewServer(&mcp.Implementation{Name: "connected"}, nil)
	setUp(s)
	st, ct := mcp.NewInMemoryTransports()
	if _, err := s.Connect(ctx, st, nil); err != nil {
		panic(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "c"}, nil).Connect(ctx, ct, nil)
	if err != nil {
		panic(err)
	}
	return session, func() { _ = session.Close() }
}

func main() {
	ctx := context.Background()
	session, closing := connected(ctx, func(s *mcp.Server) { tools.Register(s) })
	defer closing()
	prompts, err := session.ListPrompts(ctx, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(asked(ctx), captured(ctx), len(prompts.Prompts))
}
