package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
)

// A Server is a server of mcp-go with the options of its boundary.
type Server struct {
	server *server.MCPServer
	opts   []bridge.Option
}

// For states the options of a server in one place, and adds [ToolMiddleware] and
// [ResourceMiddleware] with them, inside the middleware that the server has, so that all fails in
// the same form. Call it once for a server:
//
//	notes := mcpgo.For(s, bridge.Logger(logger), bridge.RequestIDs(nil))
//	mcpgo.AddTypedTool(notes, readTool, readFailures, readNote)
//	mcpgo.AddPrompt(notes, askPrompt, askFailures, ask)
//
// Add prompts with [AddPrompt], because older versions of mcp-go have no middleware for them. For
// panics if the server is nil or a contract of [bridge.Contracts] is invalid.
func For(s *server.MCPServer, opts ...bridge.Option) *Server {
	if s == nil {
		panic("mcpgo.For: the server is nil")
	}
	server.WithToolHandlerMiddleware(ToolMiddleware(opts...))(s)
	server.WithResourceHandlerMiddleware(ResourceMiddleware(opts...))(s)
	return &Server{s, opts}
}

// A Target is where tools, resources and prompts are added: a server of mcp-go, or one with the
// options of [For].
type Target interface{ *server.MCPServer | *Server }

// A target is a Target, and the boundary for what is added to it.
type target struct {
	server   *server.MCPServer
	boundary *bridge.Boundary
	follows  bool // the boundary has no options: those of the middleware count
}

// targetOf returns a target without a server if there is none.
func targetOf[To Target](to To, own []bridge.Option) target {
	t := target{follows: len(own) == 0}
	switch s := any(to).(type) {
	case *server.MCPServer:
		t.server = s
	case *Server:
		if s != nil {
			t.server, own, t.follows = s.server, append(s.opts[:len(s.opts):len(s.opts)], own...), false
		}
	}
	t.boundary = bridge.New(own...)
	return t
}

// in returns the boundary of one call. What was added without options speaks as the middleware of
// its server does.
func (t target) in(ctx context.Context, call bridge.Call) boundary {
	if outer, ok := ctx.Value(outerKey{}).(*bridge.Boundary); ok && t.follows {
		return boundary{outer, call}
	}
	return boundary{t.boundary, call}
}

// outerKey is the key of the boundary of the middleware in the contexts of calls that come
// through it.
type outerKey struct{}
