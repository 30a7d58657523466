// Package tools has the handlers of a server.
package tools

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/project/rpc"
	"example.test/project/store"
)

// A Server has handlers.
type Server struct{ Notes store.Notes }

// Register registers the handlers, that of ping only if the settings say so.
func (s Server) Register(m *server.MCPServer, r *rpc.Router) {
	m.AddTool(mcp.NewTool("newest"), mcp.NewStructuredToolHandler(s.newest))
	r.Handle("ping", s.ping)
}

type note struct{ Text string }

// newest answers with the error of another package.
func (s Server) newest(ctx context.Context, _ mcp.CallToolRequest, _ struct{}) (note, error) {
	text, err := s.Notes.Newest(ctx)
	if err != nil {
		return note{}, err
	}
	if text == "" {
		return note{}, fmt.Errorf("the note is empty")
	}
	return note{text}, nil
}

func (s Server) ping(ctx context.Context, _ string) (*mcp.CallToolResult, error) {
	if err := s.Notes.DB.PingContext(ctx); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("The database answers."), nil
}
