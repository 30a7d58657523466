// Package named has contracts by the names of tools, for middleware.
package named

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/named/other"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	reading = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}
	writing = contract.Contract{{Reason: "taken", Code: taxonomy.CodeConflict, When: "It is taken.", Recovery: hint}}
)

const write = "write"

// former has the type of a registry only below its name.
var former = map[string]contract.Contract{"free": reading}

type document struct{ ID string }

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "documents"}, nil)
	s.AddReceivingMiddleware(gosdk.Middleware(bridge.Contracts(contract.Registry{
		"read":  contract.Must(reading),
		write:   writing,
		"other": reading,
		"gone":  writing,
	})))
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, read)
	mcp.AddTool(s, &mcp.Tool{Name: "write"}, func(_ context.Context, _ *mcp.CallToolRequest, in document) (*mcp.CallToolResult, any, error) {
		if in.ID == "" {
			return nil, nil, writing.Fail("taken", "")
		}
		return nil, nil, taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
	})
	mcp.AddTool(s, &mcp.Tool{Name: "other"}, other.Handle) // want "undeclaredcode/code: CodeConflict"
	mcp.AddTool(s, &mcp.Tool{Name: "free"}, free)
	return s
}

func read(_ context.Context, _ *mcp.CallToolRequest, in document) (*mcp.CallToolResult, any, error) {
	if in.ID == "" {
		return nil, nil, reading.Fail("gone", "")
	}
	return nil, nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func free(context.Context, *mcp.CallToolRequest, document) (*mcp.CallToolResult, any, error) {
	return nil, nil, taxonomy.Conflict("It is busy.")
}
