// Package otherserver asks another server, whose errors keep their code through all who wrap
// them, also where a package that does not know of it calls it through an interface.
package otherserver

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/protocolerror/otherserver/sets"
)

type remote struct{ session *mcp.ClientSession }

func (r *remote) Tools(ctx context.Context) ([]*mcp.Tool, error) {
	res, err := r.session.ListTools(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("failed to list tools: %w", err)
	}
	return res.Tools, nil
}

type local struct{}

func (local) Own(ctx context.Context) error { return errors.New("nothing here") }

// Serve makes the server.
func Serve(session *mcp.ClientSession) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddTool(&mcp.Tool{Name: "asked"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := sets.Join([]sets.Set{&remote{session}}).Tools(ctx); err != nil {
			return nil, fmt.Errorf("failed to join: %w", err)
		}
		return &mcp.CallToolResult{}, nil
	})
	s.AddTool(&mcp.Tool{Name: "own"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := sets.Owns([]sets.Own{local{}}).Own(ctx); err != nil {
			return nil, fmt.Errorf("failed to join: %w", err) // want "protocolerror/tool: fmt.Errorf"
		}
		return &mcp.CallToolResult{}, nil
	})
	held := map[string]sets.Tool{"asked": sets.Asked(session), "own": sets.Failing()}
	s.AddTool(&mcp.Tool{Name: "exec"}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if req.Params.Name == "" {
			return nil, errors.New("which one?") // want "protocolerror/tool: errors.New"
		}
		res, err := held[req.Params.Name].Handler(ctx, req) // want "protocolerror/leaky-seam"
		if err != nil {
			return nil, fmt.Errorf("failed to call: %w", err)
		}
		return res, nil
	})
	return s
}
