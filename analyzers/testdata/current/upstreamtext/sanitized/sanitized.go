// Package sanitized shows errors after a function has worked on them that settings declare to be a sanitizer.
package sanitized

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	Name string `json:"name"`
}

var db *sql.DB

// plain leaves of an error what agents may read.
func plain(err error) string { return fmt.Sprintf("the database: %v", err) }

func sanitized(ctx context.Context, req *mcp.CallToolRequest, a in) (*mcp.CallToolResult, any, error) {
	if _, err := db.Exec("DELETE FROM orders"); err != nil {
		return nil, nil, errors.New(plain(err)) // want "upstreamtext/database: sql.DB.Exec"
	}
	return nil, nil, nil
}

func use(s *mcp.Server) { mcp.AddTool(s, &mcp.Tool{Name: "sanitized"}, sanitized) }
