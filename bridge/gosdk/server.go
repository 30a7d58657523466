package gosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
)

// A Server is a server of the SDK with the options of its boundary.
type Server struct {
	server *mcp.Server
	opts   []bridge.Option
}

// For states the options of a server in one place, and adds [Middleware] with them, so
// that everything on the server fails in the same form. Call it once for a server:
//
//	notes := gosdk.For(server, bridge.Logger(logger), bridge.RequestIDs(nil))
//	gosdk.AddTool(notes, readTool, readFailures, readNote)
//	gosdk.AddPrompt(notes, askPrompt, askFailures, ask)
//
// A function and no method adds a tool, because methods have no type parameters.
// For panics if the server is nil or a contract of [bridge.Contracts] is invalid.
func For(server *mcp.Server, opts ...bridge.Option) *Server {
	if server == nil {
		panic("gosdk.For: the server is nil")
	}
	server.AddReceivingMiddleware(Middleware(opts...))
	return &Server{server, opts}
}

// A Target is where tools, resources and prompts are added: a server of the SDK, or one with
// the options of [For].
type Target interface{ *mcp.Server | *Server }

// A target is a Target, and the boundary for what is added to it.
type target struct {
	server   *mcp.Server
	boundary *bridge.Boundary
	follows  bool // the boundary has no options: those of the middleware count
}

// targetOf returns a target without a server if there is none.
func targetOf[To Target](to To, own []bridge.Option) target {
	t := target{follows: len(own) == 0}
	switch s := any(to).(type) {
	case *mcp.Server:
		t.server = s
	case *Server:
		if s != nil {
			t.server, own, t.follows = s.server, append(s.opts[:len(s.opts):len(s.opts)], own...), false
		}
	}
	t.boundary = bridge.New(own...)
	return t
}

// boundaryIn returns the boundary for a call. What was added without options speaks as the
// middleware of its server does, unless that needs an output schema which allows it.
func (t target) boundaryIn(ctx context.Context) *bridge.Boundary {
	if outer := outerBoundary(ctx); t.follows && outer != nil && !outer.Enveloped() {
		return outer
	}
	return t.boundary
}
