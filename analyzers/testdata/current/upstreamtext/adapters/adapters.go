// Package adapters has adapters of the program's own, some of which show the agent what a database wrote.
package adapters

import (
	"context"
	"database/sql"
	"errors"
	"net"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	Name string `json:"name"`
}

var db *sql.DB

// talkative shows the text of the driver.
type talkative struct{}

func (talkative) Slug() string { return "talkative" }

func (talkative) Adapt(err error) *taxonomy.Error {
	if errors.Is(err, sql.ErrTxDone) {
		return taxonomy.DatabaseError("The order cannot be written: "+err.Error(), taxonomy.Cause(err))
	}
	return nil
}

// half says it in its own words, and shows the text of what it does not know.
type half struct{}

func (half) Slug() string { return "half" }

func (half) Adapt(err error) *taxonomy.Error {
	var timeout net.Error
	if errors.As(err, &timeout) && timeout.Timeout() {
		return taxonomy.Timeout("The orders did not answer in time.", taxonomy.Cause(err))
	}
	return taxonomy.DatabaseError(err.Error(), taxonomy.Cause(err))
}

// quiet keeps the text for logs.
type quiet struct{}

func (quiet) Slug() string { return "quiet" }

func (quiet) Adapt(err error) *taxonomy.Error {
	return taxonomy.DatabaseError("The order cannot be written.", taxonomy.Cause(err), taxonomy.Detail(err.Error()))
}

func told(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	if _, err := db.ExecContext(ctx, "DELETE FROM orders"); err != nil {
		return nil, nil, talkative{}.Adapt(err) // want "upstreamtext/database: sql.DB.ExecContext"
	}
	return nil, nil, nil
}

func halfTold(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := db.ExecContext(ctx, "DELETE FROM orders"); err != nil {
		return mcp.NewToolResultError(half{}.Adapt(err).Error()), nil // want "upstreamtext/database: sql.DB.ExecContext"
	}
	return mcp.NewToolResultText("ok"), nil
}

func classified(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	if _, err := db.ExecContext(ctx, "DELETE FROM orders"); err != nil {
		return nil, nil, taxonomy.Classify(err)
	}
	return nil, nil, nil
}

func quietly(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	if _, err := db.ExecContext(ctx, "DELETE FROM orders"); err != nil {
		return nil, nil, quiet{}.Adapt(err)
	}
	return nil, nil, nil
}

func quietlyInMCPGo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := db.ExecContext(ctx, "DELETE FROM orders"); err != nil {
		return mcp.NewToolResultError(quiet{}.Adapt(err).Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func use(s *gosdk.Server, m *server.MCPServer) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "told"}, told)
	gosdk.AddTool(s, &gosdk.Tool{Name: "classified"}, classified)
	gosdk.AddTool(s, &gosdk.Tool{Name: "quietly"}, quietly)
	m.AddTool(mcp.NewTool("half"), halfTold)
	m.AddTool(mcp.NewTool("quietly"), quietlyInMCPGo)
}
