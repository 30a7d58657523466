package toldmcpgo

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type remote struct {
	once    sync.Once
	client  *http.Client
	version string
}

func (r *remote) fetchVersion(ctx context.Context) (string, error) {
	resp, err := http.Get("https://example.test/version")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	return resp.Header.Get("Version"), nil
}

// get notes the version for nobody that is asked here. That a literal uses the receiver changes nothing.
func (r *remote) get(ctx context.Context) *http.Client {
	fresh := false
	r.once.Do(func() { r.client, fresh = http.DefaultClient, true })
	if fresh {
		if version, err := r.fetchVersion(ctx); err == nil {
			r.version = version
		}
	}
	return r.client
}

func (r *remote) ping(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := r.get(ctx).Get("https://example.test/ping")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(resp.Status), nil
}

func registerRemote(s *server.MCPServer, r *remote) {
	s.AddTool(mcp.NewTool("ping"), r.ping)
}
