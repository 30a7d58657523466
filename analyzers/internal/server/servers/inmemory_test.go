package servers_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Servers that run only inside the program say so beside the line that makes them.
func TestUnserved(t *testing.T) {
	s := fixture.Scope(t, inMemory)
	said := make(map[int][]string)
	for made := range servers.Read(s).Unserved() {
		line := s.Pass.Fset.Position(made.Pos()).Line
		said[line] = append(said[line], "unserved")
	}
	fixture.Lines(t, inMemory, said)
}

const inMemory = `package m

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var kept *mcp.Server

type app struct{ server *mcp.Server }

func use(any)                                {}
func keep(s *mcp.Server)                     { kept = s }
func add(s *mcp.Server)                      { mcp.AddTool(s, &mcp.Tool{Name: "a"}, handle) }
func newServer() *mcp.Server                 { return mcp.NewServer(&mcp.Implementation{}, nil) }
func newClient() *mcp.Client                 { return mcp.NewClient(&mcp.Implementation{}, nil) }
func lists(ctx context.Context, s *mcp.ClientSession) { s.ListTools(ctx, nil) }

func handle(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) { return nil, nil, nil }

func listing(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil) // unserved
	add(server)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	session, err := newClient().Connect(ctx, theirs, nil)
	if err != nil {
		return
	}
	defer session.Close()
	session.ListTools(ctx, nil)
}

func running(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil) // unserved
	mine, theirs := mcp.NewInMemoryTransports()
	go server.Run(ctx, mine)
	session, _ := newClient().Connect(ctx, theirs, nil)
	lists(ctx, session)
}

func otherEnd(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil) // unserved
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, theirs, nil)
	newClient().Connect(ctx, mine, nil)
}

func calling(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	session, _ := newClient().Connect(ctx, theirs, nil)
	session.CallTool(ctx, nil)
}

func handedOut(ctx context.Context) *mcp.ClientSession {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	session, _ := newClient().Connect(ctx, theirs, nil)
	return session
}

func unconnected(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	use(theirs)
}

func nobody(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	mine, _ := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
}

func onStdio(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	server.Run(ctx, &mcp.StdioTransport{})
}

func given(ctx context.Context, transport mcp.Transport) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	server.Connect(ctx, transport, nil)
}

func never() { mcp.NewServer(&mcp.Implementation{}, nil) }

func stored(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	kept = server
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}

func storedElsewhere(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	keep(server)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}

func inField(ctx context.Context, a *app) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	a.server = server
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}

func toUnknown(ctx context.Context, f func(*mcp.Server)) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	f(server)
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}

func inLiteral(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil) // unserved
	func() { add(server) }()
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}

func both(ctx context.Context, list bool) {
	server := mcp.NewServer(&mcp.Implementation{}, nil)
	mine, theirs := mcp.NewInMemoryTransports()
	if list {
		server.Connect(ctx, mine, nil)
		newClient().Connect(ctx, theirs, nil)
		return
	}
	server.Run(ctx, &mcp.StdioTransport{})
}

func compared(ctx context.Context) {
	server := mcp.NewServer(&mcp.Implementation{}, nil) // unserved
	if server == nil {
		return
	}
	mine, theirs := mcp.NewInMemoryTransports()
	server.Connect(ctx, mine, nil)
	newClient().Connect(ctx, theirs, nil)
}
`
