// Package plain imports neither package taxonomy nor contract, but a bridge: nothing is told of it by default.
package plain

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

type args struct{}

var db *sql.DB

func register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "ping"}, nil, ping)
	mcp.AddTool(s, &mcp.Tool{Name: "beside"}, beside)
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, count)
}

func ping(context.Context, *mcp.CallToolRequest, args) (string, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return "", fmt.Errorf("ping failed: %w", err)
	}
	return "there", nil
}

func beside(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return nil, nil, fmt.Errorf("ping failed: %w", err)
	}
	return nil, nil, nil
}

func count(ctx context.Context, _ *mcp.CallToolRequest, _ args) (*mcp.CallToolResult, any, error) {
	var n int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM notes").Scan(&n); err != nil {
		return nil, nil, fmt.Errorf("count: %w", err)
	}
	return nil, n, nil
}
