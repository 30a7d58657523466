// Package suppressed has findings that nobody wants.
package suppressed

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: "Call list_documents and pass one of the names."},
}

func ignored(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.Params.Name {
	case "a":
		return nil, taxonomy.NotFound("It is gone.") //mcperrlint:ignore contractuse -- it says so
	case "b":
		return nil, failures.Fail("a", "") //mcperrlint:ignore contractuse/prefer-fail -- of no use // want "contractuse/unknown-reason: a"
	}
	return nil, failures.Fail("gone", "")
}
